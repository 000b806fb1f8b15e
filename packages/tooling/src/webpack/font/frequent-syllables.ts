/**
 * The Korean syllables that pages show most, at most so many: those of the pages' own texts before those of what they
 * show, of each the most frequent first, of equally frequent ones the first by alphabet.
 *
 * @param own sources with the pages' own texts
 * @param shown sources with wines, articles and words of the trade
 */
export function frequentSyllables(own: readonly string[], shown: readonly string[], most: number): string {
  return [...new Set([...byFrequency(own), ...byFrequency(shown)])].slice(0, most).join('');
}

function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [syllable] of text.matchAll(/[가-힣]/g)) counts.set(syllable, (counts.get(syllable) ?? 0) + 1);
  return [...counts]
    .sort(([one, often], [other, oftenOther]) => oftenOther - often || (one < other ? -1 : 1))
    .map(([syllable]) => syllable);
}
