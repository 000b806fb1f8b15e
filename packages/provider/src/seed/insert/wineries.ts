import { searchBigrams } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import { wineries } from '../../db/schema.ts';
import { placeOf } from '../data/areas/all.ts';
import { latin } from '../data/translate.ts';
import { WINERIES } from '../data/wineries/all.ts';
import { viewPlan } from '../pictures/plans.ts';
import { wineryDescriptionOf, wineryIntroductionOf } from '../text/wine-text.ts';
import type { ReferenceIds } from './reference.ts';

/** Writes the houses; ids in the order of the data, from 1. */
export async function insertWineries(database: Database, ids: ReferenceIds): Promise<void> {
  await database.insert(wineries).values(
    WINERIES.map((winery, i) => ({
      id: i + 1,
      name: latin(...winery.name),
      nameEn: winery.name[1],
      searchGrams: searchBigrams(...winery.name),
      countryCode: placeOf(winery.area).country.code,
      areaId: ids.area.get(winery.area) ?? null,
      introduction: wineryIntroductionOf(winery),
      description: wineryDescriptionOf(winery),
      foundedYear: winery.founded,
      picture: viewPlan(winery).picture,
    })),
  );
}
