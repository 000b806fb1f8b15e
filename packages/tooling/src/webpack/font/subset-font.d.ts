/** What of the library is used here; it brings no types, and those apart from it know less. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Tags of the OpenType features that stay. */
    keepFeatures: string[];
    noHinting: boolean;
    variationAxes: Record<string, { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
