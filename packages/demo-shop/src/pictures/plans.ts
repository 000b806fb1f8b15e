import { regionOf } from '../data/areas/all.ts';
import { lookOf } from '../data/looks.ts';
import { sceneOf, viewFrom } from '../data/scenes/all.ts';
import type { Winery } from '../data/wineries/winery.ts';
import { BOTTLE_CANVAS, drawBottle } from '../draw/bottle.ts';
import { drawLandscape, LANDSCAPE_CANVAS } from '../draw/landscape/draw.ts';
import type { Drawing } from './drawing.ts';
import { plan } from './drawing.ts';

/** Bottles are narrow: these are 333, 667 and 1,333 pixels high. */
const BOTTLE_WIDTHS = [120, 240, 480] as const;
const REGION_WIDTHS = [320, 640, 960, 1280] as const;
const VIEW_WIDTHS = [400, 960] as const;
const VIEW_SLICES = 54;

/** The bottle of a winery's wine, on a transparent ground. */
export function bottlePlan(winery: Winery, position: number): Drawing {
  const look = lookOf(winery, winery.wines[position]!, position);
  const width = BOTTLE_WIDTHS.at(-1)!;
  return plan({
    group: 'bottles',
    description: ['bottle', look, winery.key, position],
    width,
    height: (width * BOTTLE_CANVAS.height) / BOTTLE_CANVAS.width,
    widths: BOTTLE_WIDTHS,
    draw: () => drawBottle(look, winery.key, `${winery.key} ${position}`),
  });
}

/** The landscape of an area's region; areas of one region share it. */
export function regionPlan(area: string): Drawing {
  const region = regionOf(area);
  const scene = sceneOf(area);
  return plan({
    group: 'landscapes',
    description: ['region', region, scene],
    width: 1280,
    height: (1280 * LANDSCAPE_CANVAS.height) / LANDSCAPE_CANVAS.width,
    widths: REGION_WIDTHS,
    vivid: true,
    draw: () => drawLandscape(scene, region),
  });
}

/** What a winery sees from its door. */
export function viewPlan(winery: Winery): Drawing {
  const scene = viewFrom(winery.area, winery.key);
  return plan({
    group: 'landscapes',
    description: ['view', winery.key, scene, VIEW_SLICES],
    width: 960,
    height: 640,
    widths: VIEW_WIDTHS,
    vivid: true,
    draw: () => drawLandscape(scene, winery.key, VIEW_SLICES),
  });
}
