import type { LightName, Scene } from '../../draw/landscape/scene.ts';
import { LIGHTS } from '../../draw/landscape/scene.ts';
import { hashOf } from '../../random.ts';
import { regionOf } from '../areas/all.ts';
import { CENTRAL_EUROPEAN_SCENES } from './central-europe.ts';
import { FRENCH_SCENES } from './france.ts';
import { IBERIAN_SCENES } from './iberia.ts';
import { ITALIAN_SCENES } from './italy.ts';
import { OVERSEAS_SCENES } from './overseas.ts';
import { AUTUMN, SUMMER } from './palette.ts';

/** The landscape of every region, drawn after what is true of it: relief, water, soil, trees, what is built there. */
export const SCENES: Record<string, Scene> = {
  ...FRENCH_SCENES,
  ...ITALIAN_SCENES,
  ...IBERIAN_SCENES,
  ...CENTRAL_EUROPEAN_SCENES,
  ...OVERSEAS_SCENES,
};

/** The landscape of an area's region; throws where a region has none. */
export function sceneOf(area: string): Scene {
  const found = SCENES[regionOf(area)];
  if (!found) throw new Error(`The region of "${area}" has no landscape.`);
  return found;
}

/** The same country at another hour and from a little elsewhere: what one winery sees from its door. */
export function viewFrom(area: string, key: string): Scene {
  // What a region is known by stands on its own picture alone.
  const { landmark: _, ...region } = sceneOf(area);
  const hash = hashOf(`view ${key}`);
  const hours = (Object.keys(LIGHTS) as LightName[]).filter(
    (light) => light !== region.light && light !== 'autumn' && light !== 'dusk',
  );
  const buildings = [region.buildings[0] ?? 'farm', 'farm'] as const;
  return {
    ...region,
    light: hours[hash % hours.length]!,
    vine: region.vine === AUTUMN ? SUMMER : region.vine,
    camera: {
      height: region.camera.height * (0.8 + ((hash >>> 8) % 40) / 100),
      horizon: region.camera.horizon + (((hash >>> 16) % 9) - 4) / 100,
    },
    buildings: (hash >>> 4) % 2 ? buildings : [buildings[0]],
    mist: (hash >>> 6) % 4 === 0,
  };
}
