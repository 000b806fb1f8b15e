/** `order-notes` → `orderNotes`. */
export const camelCase = (words: string): string =>
  words.replace(/-([a-z0-9])/g, (_hyphen, letter: string) => letter.toUpperCase());

/** `order-notes` or `orderNotes` → `Order notes`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
