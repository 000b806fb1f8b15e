import { lookOf } from '../data/looks.ts';
import { WINERIES } from '../data/wineries/all.ts';
import { BOTTLE_CANVAS, drawBottle } from '../draw/bottle.ts';
import type { Backdrop, Thing } from '../draw/still-life.ts';
import { drawStillLife } from '../draw/still-life.ts';
import type { GlassShape, GlassWine } from '../draw/vessels.ts';
import { STILL_LIFE_CANVAS } from '../draw/vessels.ts';
import type { Drawing } from './drawing.ts';
import { plan } from './drawing.ts';
import { regionPlan } from './plans.ts';

const WIDTHS = [320, 640, 960, 1280] as const;

/** What stands on the table of a picture: bottles by house and position, glasses, a decanter, a case. */
type Placed =
  | readonly ['bottle', house: string, position: number, x: number, height: number]
  | readonly ['glass', shape: GlassShape, wine: GlassWine, x: number, height: number]
  | readonly ['decanter', x: number, height: number]
  | readonly ['case', x: number, width: number];

const TABLES = {
  houseWines: [
    'sand',
    [
      ['glass', 'large', 'red', 0.16, 430],
      ['bottle', 'san-lumir', 0, 0.3, 760],
      ['bottle', 'monterizzo', 0, 0.46, 760],
      ['bottle', 'tidewater', 0, 0.62, 760],
      ['glass', 'white', 'white', 0.8, 430],
    ],
  ],
  glasses: [
    'sage',
    [
      ['glass', 'white', 'white', 0.2, 460],
      ['glass', 'round', 'garnet', 0.4, 480],
      ['glass', 'large', 'red', 0.6, 520],
      ['glass', 'flute', 'gold', 0.8, 520],
    ],
  ],
  champagne: [
    'slate',
    [
      ['bottle', 'ardil', 0, 0.36, 800],
      ['glass', 'flute', 'gold', 0.58, 520],
      ['glass', 'flute', 'gold', 0.7, 520],
    ],
  ],
  rose: [
    'blush',
    [
      ['bottle', 'orvier', 0, 0.4, 760],
      ['bottle', 'orvier', 2, 0.56, 760],
      ['glass', 'white', 'rose', 0.74, 460],
    ],
  ],
  decanter: [
    'wine',
    [
      ['decanter', 0.3, 430],
      ['bottle', 'lamonet', 0, 0.55, 800],
      ['glass', 'large', 'garnet', 0.76, 470],
    ],
  ],
  delivery: [
    'sand',
    [
      ['case', 0.36, 520],
      ['bottle', 'roquelaire', 0, 0.68, 800],
      ['bottle', 'roquelaire', 1, 0.82, 800],
    ],
  ],
  tasting: [
    'slate',
    [
      ['bottle', 'harrowgate', 0, 0.2, 760],
      ['bottle', 'marcherel', 1, 0.36, 760],
      ['glass', 'round', 'garnet', 0.52, 480],
      ['bottle', 'elsbach', 2, 0.68, 800],
      ['glass', 'white', 'white', 0.83, 430],
    ],
  ],
  shapes: [
    'sand',
    [
      ['bottle', 'verdelac', 0, 0.14, 780],
      ['bottle', 'marcherel', 0, 0.32, 780],
      ['bottle', 'elsbach', 0, 0.5, 780],
      ['bottle', 'ardil', 0, 0.68, 780],
      ['bottle', 'solar', 1, 0.86, 780],
    ],
  ],
  sweet: [
    'wine',
    [
      ['bottle', 'combrasse', 0, 0.34, 780],
      ['bottle', 'hegyuti', 0, 0.5, 780],
      ['glass', 'white', 'gold', 0.68, 420],
    ],
  ],
  port: [
    'wine',
    [
      ['bottle', 'solar', 3, 0.36, 820],
      ['glass', 'white', 'red', 0.56, 400],
      ['glass', 'white', 'garnet', 0.7, 400],
    ],
  ],
  screwcap: [
    'sage',
    [
      ['bottle', 'stonemill', 0, 0.34, 800],
      ['bottle', 'tidewater', 0, 0.5, 800],
      ['bottle', 'capewater', 0, 0.66, 800],
    ],
  ],
  yearEnd: [
    'blush',
    [
      ['bottle', 'sarel', 0, 0.3, 780],
      ['glass', 'flute', 'gold', 0.46, 500],
      ['bottle', 'peyradel', 0, 0.6, 780],
      ['bottle', 'ravello', 0, 0.75, 780],
    ],
  ],
} as const satisfies Record<string, readonly [Backdrop, readonly Placed[]]>;

const REGIONS = [
  'piemonte',
  'bourgogne',
  'bordeaux',
  'mosel',
  'douro',
  'mendoza',
  'champagne',
  'alto-adige',
] as const;

/** Name of a picture that a text may carry: a table, or the landscape of a region. */
export type ContentPicture = keyof typeof TABLES | (typeof REGIONS)[number];

function thingOf(placed: Placed): Thing {
  if (placed[0] === 'glass')
    return { kind: 'glass', shape: placed[1], wine: placed[2], x: placed[3], height: placed[4] };
  if (placed[0] === 'decanter') return { kind: 'decanter', x: placed[1], height: placed[2] };
  if (placed[0] === 'case') return { kind: 'case', x: placed[1], width: placed[2] };
  const [, house, position, x, height] = placed;
  const winery = WINERIES.find(({ key }) => key === house);
  const line = winery?.wines[position];
  if (!winery || !line) throw new Error(`The house "${house}" has no wine ${position}.`);
  return {
    kind: 'bottle',
    drawing: drawBottle(lookOf(winery, line, position), house, `${house} ${position}`),
    x,
    height,
  };
}

const looksIn = (things: readonly Placed[]) =>
  things.map((placed) => {
    if (placed[0] !== 'bottle') return placed;
    const winery = WINERIES.find(({ key }) => key === placed[1])!;
    return [...placed, lookOf(winery, winery.wines[placed[2]]!, placed[2])];
  });

const isTable = (name: ContentPicture): name is keyof typeof TABLES => name in TABLES;

/** The picture of that name. */
export function contentPlan(name: ContentPicture): Drawing {
  if (!isTable(name)) return regionPlan(name);
  const [backdrop, things] = TABLES[name];
  const width = WIDTHS.at(-1)!;
  return plan({
    group: 'scenes',
    description: ['table', backdrop, looksIn(things)],
    width,
    height: (width * STILL_LIFE_CANVAS.height) / STILL_LIFE_CANVAS.width,
    widths: WIDTHS,
    vivid: true,
    draw: () => drawStillLife(backdrop, things.map(thingOf), BOTTLE_CANVAS.width / BOTTLE_CANVAS.height),
  });
}

/** Every picture that a text may carry. */
export const contentPlans = (): Drawing[] =>
  [...(Object.keys(TABLES) as ContentPicture[]), ...REGIONS].map(contentPlan);
