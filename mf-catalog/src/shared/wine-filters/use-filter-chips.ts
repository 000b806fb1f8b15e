import { type ProductFacets, WINE_LIST, type WineEntry, type WineFilter } from '@vitis/contracts';
import { formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { entriesOfKind } from './wine-filter.ts';

export interface FilterChip {
  key: string;
  label: string;
  change: Partial<WineFilter>;
}

/** Every condition in force as a chip, with what taking it off changes. */
export function useFilterChips(filter: WineFilter, facets: ProductFacets | undefined): FilterChip[] {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();

  const nameOf = (group: WineEntry<'ids'>, id: number): string => {
    if (group === 'sugarLevels') return t(`taste.sugarLevel.${id}`);
    const known =
      group === 'idTypes'
        ? facets?.types.find(({ ids }) => ids.includes(id))
        : facets?.[WINE_LIST[group].facet].find((facet) => facet.id === id);
    // Chosen by address, yet no wine has it beside the other conditions: its name did not come along.
    return known?.name ?? t(`filter.${group}`);
  };
  const figure = (name: WineEntry<'range'>, value: number) => {
    if (name === 'price') return formatMoney(value, language);
    return name === 'alcohol' ? `${formatNumber(value, language)}%` : formatNumber(value, language);
  };
  const rangeLabel = (name: WineEntry<'range'>) => {
    const { from, to } = filter[name];
    const label = t(`filter.${name}`);
    if (to === null) return t('filter.from', { label, value: figure(name, from ?? 0) });
    if (from === null) return t('filter.to', { label, value: figure(name, to) });
    return t('filter.between', { label, from: figure(name, from), to: figure(name, to) });
  };
  const linkedLabel = (name: WineEntry<'id'>) => {
    const label = t(`filter.${name}`);
    const linked = facets?.linked[name];
    return linked === undefined ? label : t('filter.linked', { label, name: linked });
  };
  const chipsOf = (group: WineEntry<'ids'>): FilterChip[] => {
    const seen = new Set<string>();
    return filter[group].flatMap((id) => {
      const label = nameOf(group, id);
      const type = group === 'idTypes' ? facets?.types.find(({ ids }) => ids.includes(id)) : undefined;
      // One grape may stand for several ids.
      if (type !== undefined && seen.has(type.name)) return [];
      seen.add(label);
      const gone = type?.ids ?? [id];
      return [
        {
          key: `${group}-${id}`,
          label,
          change: { [group]: filter[group].filter((one) => !gone.includes(one)) },
        },
      ];
    });
  };

  return [
    ...(filter.q === '' ? [] : [{ key: 'q', label: `“${filter.q}”`, change: { q: '' } }]),
    ...filter.countryName.map((code) => ({
      key: code,
      label: facets?.countries.find(({ countryCode }) => countryCode === code)?.name ?? code,
      change: { countryName: filter.countryName.filter((one) => one !== code) },
    })),
    ...entriesOfKind('ids').flatMap(chipsOf),
    ...entriesOfKind('range')
      .filter((name) => filter[name].from !== null || filter[name].to !== null)
      .map((name) => ({
        key: name,
        label: rangeLabel(name),
        change: { [name]: { from: null, to: null } },
      })),
    ...entriesOfKind('id')
      .filter((name) => filter[name] !== null)
      .map((name) => ({ key: name, label: linkedLabel(name), change: { [name]: null } })),
    ...entriesOfKind('flag')
      .filter((name) => filter[name])
      .map((name) => ({ key: name, label: t(`filter.${name}`), change: { [name]: false } })),
  ];
}
