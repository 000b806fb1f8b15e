import type { Language } from '@vitis/contracts';
import { BRAND, SHOP_EMAIL, SHOP_PHONE, shopFacts } from './shop-facts.ts';

/** The house in the words of schema.org: who it is, and how its wines are searched. */
export function houseFacts(language: Language): Record<string, unknown>[] {
  const { companyName, address } = shopFacts(language);
  return [
    {
      '@type': 'Organization',
      '@id': '/#organization',
      name: BRAND,
      legalName: companyName,
      url: '/',
      logo: '/favicon.svg',
      telephone: SHOP_PHONE,
      email: SHOP_EMAIL,
      address,
    },
    {
      '@type': 'WebSite',
      name: BRAND,
      url: '/',
      publisher: { '@id': '/#organization' },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/search-result?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
