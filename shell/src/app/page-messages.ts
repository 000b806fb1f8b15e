import { PAGE_MESSAGES } from '@vitis/contracts/messages-script';
import type { PageData } from '@vitis/contracts/registry';
import type { Messages } from './i18n.ts';

const page = globalThis as { [PAGE_MESSAGES]?: Messages[string] };

/**
 * The shell's texts: in the page, or by their own script, which was asked for first; this waits for it. Where it was lost, the
 * start script (the gateway's `start-page.ts`) asks for it anew, and offers another try when it is given up.
 */
export async function messagesOf({ messages }: Pick<PageData, 'messages'>): Promise<Messages> {
  if (messages.shell !== undefined) return messages;
  if (!page[PAGE_MESSAGES]) await new Promise((come) => addEventListener(PAGE_MESSAGES, come));
  return { shell: page[PAGE_MESSAGES] ?? {} };
}
