import type {
  listMagazineCategories,
  listMagazineSortTypes,
  MagazineSort,
  SuccessOf,
} from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { Select, TabLinks } from '@vitis/ui';
import { type MagazineAddress, magazineHref } from './magazine-address.ts';

interface MagazineToolsProps {
  address: MagazineAddress;
  categories: SuccessOf<typeof listMagazineCategories>['_embedded']['items'];
  sorts: SuccessOf<typeof listMagazineSortTypes>['_embedded']['items'];
}

/** Categories and the order of the magazine; each choice is an address. */
export function MagazineTools({ address, categories, sorts }: MagazineToolsProps) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const { category: chosen, sort } = address;
  const tabs = [{ code: null, name: t('magazine.all') }, ...categories].map(({ code, name, ...rest }) => ({
    href: magazineHref({ category: code, sort }),
    label: name,
    current: code === chosen,
    ...rest,
  }));

  return (
    <>
      <TabLinks label={t('magazine.category')} items={tabs} />
      <Select
        label={t('sort.label')}
        labelHidden
        size="small"
        value={sort}
        options={sorts.map(({ sort: value, name }) => ({ value, label: name }))}
        onChange={(event) =>
          void navigate(
            magazineHref({ ...address, page: 1, sort: event.currentTarget.value as MagazineSort }),
            {
              preventScrollReset: true,
            },
          )
        }
      />
    </>
  );
}
