import { PAGE_SIZES, type PageSize } from '@vitis/domain';
import { Select } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './desk-list.module.scss';

interface Props {
  size: PageSize;
  onChange: (size: PageSize) => void;
}

/** How many rows a page has. */
export function PageSizeChoice({ size, onChange }: Props) {
  const { t } = usePortalTexts();
  return (
    <Select
      className={styles.size}
      label={t('portal.list.view.rows')}
      labelHidden
      size="small"
      value={size}
      options={PAGE_SIZES.map((each) => ({
        value: String(each),
        label: t('portal.list.view.ofRows', { count: each }),
      }))}
      onChange={({ currentTarget }) => {
        const chosen = PAGE_SIZES.find((each) => String(each) === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
