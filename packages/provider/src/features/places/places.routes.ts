import {
  getLocation,
  type Language,
  listStoreOptions,
  listStores,
  type Opening,
  type OpeningHours,
  STORE_OPTIONS,
} from '@vitis/contracts';
import { OPENING_DAYS, openingAt, seoulDay } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { inLanguage } from '../../db/in-language.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import type { House } from '../../supplier.ts';
import { holidaysFrom } from '../calendar/holiday-days.ts';
import { bankAccountOf } from './bank-account.ts';
import { STORE_OPTION_NAMES } from './store-options.ts';
import { findStores, optionsOfStores } from './stores.repository.ts';

/** The house and its stores: where they are, what they have, and whether they are open now. */
export async function placeRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  /** Says of hours whether they are now. */
  const openings = async () => {
    const moment = now();
    const holidays = await holidaysFrom(database, seoulDay(moment), OPENING_DAYS);
    return (hours: OpeningHours[]): Opening => ({ hours, ...openingAt(hours, holidays, moment) });
  };

  route(app, getLocation, everyone, async ({ query, language: read }, answer) => {
    const language = query.language ?? read;
    const { supplier, house, contactEmail, kakaoMap } = app.config;
    const openingOf = await openings();
    const { companyName, representativeName, registrationNumber, address, phone } = supplier;
    const { businessType, businessItem } = supplier;
    return answer(200, {
      companyName,
      representativeName,
      address,
      ...namesIn(language, house),
      registrationNumber,
      businessType,
      businessItem,
      phone,
      email: contactEmail,
      longitude: house.longitude,
      latitude: house.latitude,
      opening: openingOf(house.opening),
      directions: house.directions.map(({ by, text }) => ({ by, text: inLanguage(text, language) })),
      kakaoMap,
      bankAccount: bankAccountOf(house, language),
    });
  });

  route(app, listStores, everyone, async ({ query: { options = [] }, language }, answer) => {
    const [rows, openingOf] = await Promise.all([findStores(database, options), openings()]);
    const items = rows.map(({ hours, ...row }) => ({
      ...row,
      name: inLanguage(row.name, language),
      address: inLanguage(row.address, language),
      note: row.note === null ? null : inLanguage(row.note, language),
      options: row.options.map((code) => namedOption(code, language)),
      opening: openingOf(hours),
    }));
    return answer(200, { _embedded: { items } });
  });

  route(app, listStoreOptions, everyone, async ({ language }, answer) => {
    const all = (await optionsOfStores(database)).flat();
    const items = STORE_OPTIONS.map((code) => ({
      ...namedOption(code, language),
      storeCount: all.filter((option) => option === code).length,
    })).filter(({ storeCount }) => storeCount > 0);
    return answer(200, { _embedded: { items } });
  });
}

const namesIn = (language: Language, { english, addresses }: House) => {
  if (language === 'ko-KR') return {};
  const address = language === 'en-US' ? undefined : addresses?.[language];
  return { ...english, ...(address === undefined ? {} : { address }) };
};

const namedOption = (code: (typeof STORE_OPTIONS)[number], language: Language) => ({
  code,
  name: STORE_OPTION_NAMES[code][language],
});
