import { Button, buttonClass, Checkbox, Popover, Segmented, type TableColumn } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './desk-list.module.scss';
import { DENSITIES, type DeskView } from './use-desk-view.ts';

interface Props {
  /** All that the list has. */
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'rowHeader'>[];
  view: DeskView;
  /** Shows what the keys do. */
  onHelp: () => void;
}

/** How dense rows are, which columns they have, and whether keys go through them. What names a row always stays. */
export function ViewChoice({ columns, view, onHelp }: Props) {
  const { t } = usePortalTexts();
  const { hidden, setHidden } = view;
  const optional = columns.filter(({ rowHeader }) => !rowHeader);
  const name = t('portal.list.view.open');
  return (
    <Popover
      align="end"
      label={name}
      trigger={name}
      triggerClassName={buttonClass({ size: 'small' })}
      className={styles.choice}
    >
      {(close) => (
        <>
          <Segmented
            label={t('portal.list.view.density')}
            size="small"
            options={DENSITIES.map((value) => ({ value, label: t(`portal.list.view.${value}`) }))}
            value={view.density}
            onValueChange={view.setDensity}
          />
          <fieldset className={styles.columns}>
            <legend>{t('portal.list.view.columns')}</legend>
            {optional.map(({ id, header }) => (
              <Checkbox
                key={id}
                label={header}
                checked={!hidden.includes(id)}
                onChange={({ currentTarget }) =>
                  setHidden(currentTarget.checked ? hidden.filter((each) => each !== id) : [...hidden, id])
                }
              />
            ))}
          </fieldset>
          <Button size="small" variant="quiet" disabled={hidden.length === 0} onClick={() => setHidden([])}>
            {t('portal.list.view.allColumns')}
          </Button>
          <Checkbox
            label={t('portal.list.keys.on')}
            checked={view.hasKeys}
            onChange={({ currentTarget }) => view.setHasKeys(currentTarget.checked)}
          />
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              close();
              onHelp();
            }}
          >
            {t('portal.list.keys.title')}
          </Button>
        </>
      )}
    </Popover>
  );
}
