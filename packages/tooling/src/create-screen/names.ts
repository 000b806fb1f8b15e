/** `order-notes` → `orderNotes`. */
export const camelCase = (words: string): string =>
  words.replace(/-([a-z0-9])/g, (_hyphen, letter: string) => letter.toUpperCase());

/** `order-notes` → `Order notes`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
