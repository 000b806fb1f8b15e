import { type ProductFacets, WINE_LIST, type WineEntry, type WineFilter } from '@vitis/contracts';
import { formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { entriesOfKind } from './wine-filter.ts';

export interface FilterChip {
  key: string;
  label: string;
  change: Partial<WineFilter>;
}

/**
 * Every condition in force as a chip, with what taking it off changes.
 *
 * @param kinds names of those that `facets` lack
 */
export function useFilterChips(
  filter: WineFilter,
  facets: ProductFacets | undefined,
  kinds: readonly { id: number; name: string }[] = [],
): FilterChip[] {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();

  const nameOf = (group: WineEntry<'ids'>, id: number): string | undefined => {
    if (group === 'sugarLevels') return t(`taste.sugarLevel.${id}`);
    const known =
      group === 'idTypes'
        ? facets?.types.find(({ ids }) => ids.includes(id))
        : facets?.[WINE_LIST[group].facet].find((facet) => facet.id === id);
    const kind = group === 'idKinds' ? kinds.find((one) => one.id === id) : undefined;
    return (known ?? kind)?.name;
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
    const named = filter[group].flatMap((id) => {
      const label = nameOf(group, id);
      if (label === undefined) return [];
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
    // Those whose names did not come along are one chip: alike, each would say nothing.
    const unnamed = filter[group].filter((id) => nameOf(group, id) === undefined);
    if (unnamed.length === 0) return named;
    const label = t('filter.unnamed', { label: t(`filter.${group}`) });
    const rest = filter[group].filter((id) => !unnamed.includes(id));
    return [...named, { key: group, label, change: { [group]: rest } }];
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
