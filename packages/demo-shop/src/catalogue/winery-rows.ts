import { placeOf } from '../data/areas/all.ts';
import { latin } from '../data/translate.ts';
import { WINERIES } from '../data/wineries/all.ts';
import { viewPlan } from '../pictures/plans.ts';
import { wineryDescriptionOf, wineryIntroductionOf } from '../text/wine-text.ts';
import type { ReferenceIds } from './reference-rows.ts';

/** The houses; ids in the order of the data, from 1. */
export const wineryRows = (ids: ReferenceIds) =>
  WINERIES.map((winery, index) => ({
    id: index + 1,
    name: latin(...winery.name),
    nameEn: winery.name[1],
    countryCode: placeOf(winery.area).country.code,
    areaId: ids.area.get(winery.area) ?? null,
    introduction: wineryIntroductionOf(winery),
    description: wineryDescriptionOf(winery),
    foundedYear: winery.founded,
    picture: viewPlan(winery).picture,
  }));
