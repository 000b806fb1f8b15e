import { expect, type Page, type Response } from '@playwright/test';

/** What people and companies are called, where they are, what they wrote, and wines as a document has put them down. */
const KOREAN_DATA = new Set([
  'address1',
  'address2',
  'businessClientType',
  'cancelReason',
  'clientFullName',
  'clientName',
  'comment',
  'companyName',
  'earlyReason',
  'failedReason',
  'fullName',
  'managerName',
  'message',
  'note',
  'productName',
  'receivedBy',
  'refusedReason',
  'requestMessage',
  'responseMessage',
  'statusMessage',
]);
const HANGUL = /[가-힣]/;

/** Names and other words of people that a page was given, which no translation changes. */
export interface KnownWords {
  all: () => Promise<string[]>;
}

function collect(value: unknown, into: Set<string>, key = ''): void {
  if (typeof value === 'string') {
    if (KOREAN_DATA.has(key) && HANGUL.test(value)) into.add(value.trim());
    // Where there is little room, an address is its district alone.
    if (key === 'address1') for (const word of value.split(' ')) into.add(word);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  // What a company calls a place of its own; of a wine the name is translated.
  if ('postalCode' in value && 'name' in value) into.add(String(value.name));
  // What a notification tells of: the subject of an inquiry, who wrote.
  if ('target' in value && 'title' in value && value.title !== null) into.add(String(value.title));
  for (const [name, of] of Object.entries(value)) collect(of, into, Array.isArray(value) ? key : name);
}

/** What the server has asked for, as it stands in a member's page. */
const inlined = (html: string): unknown =>
  JSON.parse(/id="vitis-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}').answers;

/** Listens to what a page is told by the provider, and comes with. */
export function listenForWords(page: Page): KnownWords {
  const reading: Promise<unknown>[] = [];
  page.on('response', (response: Response) => {
    const isAnswer = new URL(response.url()).pathname.startsWith('/api/') && response.status() < 300;
    // A page that has gone takes its answers along.
    if (isAnswer) reading.push(response.json().catch(() => null));
    if (response.request().resourceType() === 'document')
      reading.push(
        response.text().then(
          (html) => inlined(html),
          () => null,
        ),
      );
  });
  return {
    all: async () => {
      const words = new Set<string>();
      for (const answer of await Promise.all(reading)) collect(answer, words);
      // The longest first: a name may hold another.
      return [...words].sort((one, other) => other.length - one.length);
    },
  };
}

/** No text of ours is left in Korean on a page of another language: nothing to read, and no name of a control. */
export async function expectTranslated(
  page: Page,
  known: KnownWords,
  written: readonly string[] = [],
): Promise<void> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walk = (element: Element) => {
      if (element.closest('[lang^="ko"], script, style, [hidden]') !== null && element !== document.body)
        return;
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
        found.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node instanceof Text) found.push(node.data);
        else if (node instanceof Element) walk(node);
      }
    };
    walk(document.body);
    return found;
  });
  const names = [...written, ...(await known.all())];
  // In the place of a picture stands the first letter of a name.
  const isInitial = (text: string) => text.length === 1 && names.some((name) => name.startsWith(text));
  const left = texts
    .filter((text) => HANGUL.test(text) && !isInitial(text.trim()))
    .filter((text) => HANGUL.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text)));
  expect([...new Set(left)], `Korean on ${new URL(page.url()).pathname}`).toEqual([]);
}
