import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';
import { named } from './named.ts';

/** What wines refer to. */
export async function fillCatalogue(database: Database): Promise<void> {
  const { kinds, countries, areas, grapeTypes, levels, featureds, volumes, wineries, clientGroups } = schema;
  await database.insert(kinds).values([
    { id: 1, code: 'RED', name: named('레드', 'Red'), position: 1 },
    { id: 2, code: 'WHITE', name: named('화이트', 'White'), position: 2 },
  ]);
  await database.insert(countries).values([
    { code: 'FR', name: named('프랑스', 'France'), position: 1 },
    { code: 'IT', name: named('이탈리아', 'Italy'), position: 2 },
    { code: 'KR', name: named('대한민국', 'Korea'), position: 3 },
  ]);
  await database.insert(areas).values([
    { id: 1, countryCode: 'FR', name: named('보르도', 'Bordeaux'), position: 1 },
    { id: 2, countryCode: 'FR', parentId: 1, name: named('생테밀리옹', 'Saint-Émilion'), position: 2 },
    { id: 3, countryCode: 'FR', name: named('부르고뉴', 'Bourgogne'), position: 3 },
    { id: 4, countryCode: 'IT', name: named('토스카나', 'Toscana'), position: 4 },
  ]);
  await database.insert(grapeTypes).values([
    { id: 1, groupCode: 'merlot', name: named('메를로', 'Merlot'), position: 1 },
    { id: 2, groupCode: 'cabernet-franc', name: named('카베르네 프랑', 'Cabernet Franc'), position: 2 },
    { id: 3, groupCode: 'chardonnay', name: named('샤르도네', 'Chardonnay'), position: 3 },
    { id: 4, groupCode: 'sangiovese', name: named('산조베제', 'Sangiovese'), position: 4 },
    { id: 5, groupCode: 'syrah', name: named('시라', 'Syrah'), position: 5 },
    { id: 6, groupCode: 'syrah', name: named('쉬라즈', 'Shiraz'), position: 6 },
  ]);
  await database.insert(levels).values([{ id: 1, countryCode: 'FR', name: named('그랑 크뤼', 'Grand Cru') }]);
  await database.insert(featureds).values([{ id: 1, code: 'NEW', name: named('신규 입고', 'New') }]);
  await database.insert(volumes).values([{ id: 1, millilitres: 750, name: named('750ml', '750 ml') }]);
  const text = named('소개', 'About');
  await database.insert(wineries).values([
    {
      id: 1,
      name: named('샤토 라모네', 'Château Lamonet'),
      nameEn: 'Château Lamonet',
      countryCode: 'FR',
      areaId: 2,
      introduction: text,
      description: text,
      foundedYear: 1870,
    },
    {
      id: 2,
      name: named('도멘 벨쿠르', 'Domaine Belcour'),
      nameEn: 'Domaine Belcour',
      countryCode: 'FR',
      areaId: 3,
      introduction: text,
      description: text,
    },
    {
      id: 3,
      name: named('카사 몬테리조', 'Casa Monterizzo'),
      nameEn: 'Casa Monterizzo',
      countryCode: 'IT',
      areaId: 4,
      introduction: text,
      description: text,
    },
  ]);
  await database.insert(clientGroups).values([
    { id: 1, code: 'STANDARD', name: named('일반', 'Standard') },
    { id: 2, code: 'HOTEL', name: named('호텔', 'Hotels') },
  ]);
}
