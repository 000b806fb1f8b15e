/** One sentence in Korean and in English; `{t}` is the time it took, `{g}` the grape. */
export type Telling = readonly [ko: string, en: string];
