/** Global variable of a page with the shell's texts in its language, and name of the event that says that they have come. */
export const PAGE_MESSAGES = 'vitisMessages';

/**
 * The script that brings them: a file of the shell's release, asked for before the shell itself. In the document they would
 * stand before its first paint, and be loaded again with every page.
 *
 * @param messages the texts as JSON
 */
export const messagesScript = (messages: string): string =>
  `${PAGE_MESSAGES}=${messages};dispatchEvent(new Event(${JSON.stringify(PAGE_MESSAGES)}))`;
