import { COUNTRIES } from '../data/areas/all.ts';
import { WINERIES } from '../data/wineries/all.ts';
import { contentPlans } from './content-plans.ts';
import type { Drawing } from './drawing.ts';
import { bottlePlan, regionPlan, viewPlan } from './plans.ts';

/** Every picture that the data describes; none is drawn by this. */
export const allDrawings = (): Drawing[] => [
  ...WINERIES.flatMap((winery) => winery.wines.map((_line, position) => bottlePlan(winery, position))),
  ...COUNTRIES.flatMap(({ areas }) => Object.keys(areas).map(regionPlan)),
  ...WINERIES.map(viewPlan),
  ...contentPlans(),
];
