const POINTS = 44;

/** A line as somebody writes it who signs a lot: another one for each `id`, always the same, in the field of a signature. */
export function signatureOf(id: number): string {
  const turn = (id % 97) / 97;
  return Array.from({ length: POINTS }, (_, at) => {
    const along = at / (POINTS - 1);
    const swing = Math.sin(along * (19 + turn * 9)) * (62 - along * 34);
    const x = 56 + along * 330 + Math.cos(along * (23 + turn * 7)) * 26;
    const y = 94 + swing * (0.7 + 0.3 * Math.cos(at * (0.6 + turn)));
    return `${at === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`;
  }).join('');
}
