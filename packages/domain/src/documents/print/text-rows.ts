/** How wide a character stands, in em, a little more than Korean faces draw it. */
function widthOf(character: string): number {
  if (character === ' ') return 0.3;
  if (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/.test(character)) return 0.96;
  if (/[A-Z₩×%&@MWmw]/.test(character)) return 0.78;
  if (/[.,:;'|!ilIj()/-]/.test(character)) return 0.38;
  return 0.62;
}

const widthOfWord = (word: string): number =>
  [...word].reduce((sum, character) => sum + widthOf(character), 0);

/**
 * How many rows a text takes in a column of so many em: words stay whole where they fit, as the sheets print them.
 * Never less than one, so that an empty cell has its height.
 */
export function textRows(text: string, columnWidth: number): number {
  return text.split('\n').reduce((rows, paragraph) => rows + rowsOfParagraph(paragraph, columnWidth), 0);
}

function rowsOfParagraph(paragraph: string, columnWidth: number): number {
  let rows = 1;
  let used = 0;
  for (const word of paragraph.split(' ')) {
    const width = widthOfWord(word);
    const gap = used === 0 ? 0 : widthOf(' ');
    if (used + gap + width <= columnWidth) {
      used += gap + width;
      continue;
    }
    if (used > 0) rows += 1;
    const full = Math.floor(width / columnWidth);
    rows += full;
    used = width - full * columnWidth;
    // A word that ends exactly at the edge has not begun another row.
    if (full > 0 && used === 0) [rows, used] = [rows - 1, columnWidth];
  }
  return rows;
}
