export type GlassTone =
  | 'antique'
  | 'deadLeaf'
  | 'emerald'
  | 'champagne'
  | 'brown'
  | 'black'
  | 'clear'
  | 'pale';
export type WineTone = 'red' | 'white' | 'rose' | 'gold' | 'amber';

/** Colour of filled glass from the middle of the bottle (0) to its edge (1). */
type Shades = readonly (readonly [number, string])[];

const DARK: Record<'antique' | 'deadLeaf' | 'emerald' | 'champagne' | 'brown' | 'black', Shades> = {
  antique: [
    [0, '#15120e'],
    [0.5, '#12120c'],
    [0.8, '#1b2114'],
    [0.93, '#3c4728'],
    [0.975, '#2a331c'],
    [1, '#151a0f'],
  ],
  deadLeaf: [
    [0, '#1f140c'],
    [0.5, '#1c140a'],
    [0.8, '#2c2510'],
    [0.93, '#5d5524'],
    [0.975, '#413b18'],
    [1, '#221f0d'],
  ],
  emerald: [
    [0, '#0d1710'],
    [0.5, '#0c150e'],
    [0.8, '#12241a'],
    [0.93, '#2b4d33'],
    [0.975, '#1c3623'],
    [1, '#0e1c12'],
  ],
  champagne: [
    [0, '#20341f'],
    [0.45, '#1b2d1c'],
    [0.78, '#152517'],
    [0.92, '#31502f'],
    [0.972, '#213a22'],
    [1, '#0d1a0f'],
  ],
  brown: [
    [0, '#1c0f08'],
    [0.5, '#1a0e07'],
    [0.8, '#2d180a'],
    [0.93, '#6b3d17'],
    [0.975, '#4a290f'],
    [1, '#251407'],
  ],
  black: [
    [0, '#0e0c0b'],
    [0.5, '#0c0b0a'],
    [0.8, '#131110'],
    [0.93, '#2c2623'],
    [0.975, '#1c1816'],
    [1, '#0c0a09'],
  ],
};

/** Light comes through white and rosé wine: the middle glows and the edge, seen through more glass, is deeper. */
const LIT: Record<string, Shades> = {
  'deadLeaf/white': [
    [0, '#a39a48'],
    [0.35, '#948b3d'],
    [0.7, '#736c2a'],
    [0.88, '#514b1a'],
    [0.965, '#6d6731'],
    [1, '#3c3813'],
  ],
  'antique/white': [
    [0, '#8f9a56'],
    [0.35, '#7f8a48'],
    [0.7, '#5f6a32'],
    [0.88, '#3f4a20'],
    [0.965, '#5b673a'],
    [1, '#2c3516'],
  ],
  'emerald/white': [
    [0, '#4f7d3f'],
    [0.35, '#426f38'],
    [0.7, '#2d5429'],
    [0.88, '#1c3c1e'],
    [0.965, '#37592f'],
    [1, '#122813'],
  ],
  'brown/white': [
    [0, '#a8692c'],
    [0.35, '#965b23'],
    [0.7, '#6f3f15'],
    [0.88, '#4b290c'],
    [0.965, '#70431c'],
    [1, '#321a07'],
  ],
  'pale/white': [
    [0, '#c6cd93'],
    [0.35, '#bac285'],
    [0.7, '#9fa969'],
    [0.88, '#7f8a4e'],
    [0.965, '#a3ae7c'],
    [1, '#66703d'],
  ],
  'clear/white': [
    [0, '#efe6ae'],
    [0.35, '#eadf9f'],
    [0.7, '#dccc80'],
    [0.88, '#bfac60'],
    [0.965, '#e2d9ae'],
    [1, '#a6965a'],
  ],
  'clear/rose': [
    [0, '#f3c3b4'],
    [0.35, '#efb6a6'],
    [0.7, '#e39e8e'],
    [0.88, '#c97d6f'],
    [0.965, '#ecc2b7'],
    [1, '#b0695d'],
  ],
  'clear/gold': [
    [0, '#e6b248'],
    [0.35, '#dda43a'],
    [0.7, '#c08022'],
    [0.88, '#965c12'],
    [0.965, '#d0a254'],
    [1, '#7c4a0e'],
  ],
  'clear/amber': [
    [0, '#b0602a'],
    [0.35, '#a05222'],
    [0.7, '#7c3816'],
    [0.88, '#57240c'],
    [0.965, '#9a6238'],
    [1, '#441a08'],
  ],
  'clear/red': [
    [0, '#5a0f1c'],
    [0.35, '#4f0c18'],
    [0.7, '#3b0812'],
    [0.88, '#2a060c'],
    [0.965, '#6d3a3e'],
    [1, '#220609'],
  ],
  'pale/rose': [
    [0, '#d8b394'],
    [0.35, '#d0a585'],
    [0.7, '#b58a68'],
    [0.88, '#93694a'],
    [0.965, '#bd9a7c'],
    [1, '#7c583c'],
  ],
};

const isDark = (tone: GlassTone): tone is keyof typeof DARK => tone in DARK;

/** Colours of a filled bottle across its width, and whether light comes through it. */
export function shadesOf(glass: GlassTone, wine: WineTone): { shades: Shades; lit: boolean } {
  const lit = LIT[`${glass}/${wine}`] ?? (wine === 'gold' ? LIT[`${glass}/white`] : undefined);
  if (lit && wine !== 'red') return { shades: lit, lit: true };
  if (isDark(glass)) return { shades: DARK[glass], lit: false };
  return { shades: LIT[`clear/${wine}`] ?? LIT['clear/white']!, lit: true };
}
