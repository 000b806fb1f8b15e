import type { Store } from '@vitis/contracts';
import { formatDay, formatPhone, isDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DayField } from '@vitis/portal/forms';
import { Panel, RadioGroup, Select, Tag } from '@vitis/ui';
import { useOpeningWords } from '../../shared/places/opening-words.ts';
import styles from './order-pickup.module.scss';
import type { PickupForm } from './use-pickup-form.ts';

/** The store, and the day and the hour at which it hands out the wines. */
export function PickupPanels({
  stores,
  form,
  first,
  last,
  times,
  isClosed,
  noteOf,
}: PickupForm & { stores: readonly Store[] }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [idStore, day] = form.form.watch(['idStore', 'day']);
  const required = { required: true, mark: t('flow.required') };
  return (
    <>
      <Panel title={t('pickup.store')}>
        <RadioGroup
          {...form.form.register('idStore')}
          label={t('pickup.store')}
          labelHidden
          layout="cards"
          value={idStore}
          error={form.errorOf('idStore')}
          options={stores.map((store) => ({
            value: String(store.id),
            label: <b>{store.name}</b>,
            hint: <StoreLines store={store} />,
          }))}
        />
      </Panel>
      <Panel title={t('pickup.when')}>
        <div className={styles.when}>
          <DayField
            {...form.field('day')}
            {...required}
            label={t('pickup.day')}
            min={first}
            max={last}
            isClosed={isClosed}
            noteOf={noteOf}
            hint={
              isDay(day) ? formatDay(day, language) : t('pickup.dayHint', { day: formatDay(first, language) })
            }
          />
          <Select
            {...form.field('time')}
            {...required}
            label={t('pickup.time')}
            disabled={times.length === 0}
            hint={t('pickup.timeHint')}
            placeholder={t('pickup.chooseTime')}
            options={times.map((time) => ({ value: time, label: time }))}
          />
        </div>
      </Panel>
    </>
  );
}

function StoreLines({ store }: { store: Store }) {
  const { address, phone, opening, note, options } = store;
  const words = useOpeningWords();
  return (
    <span className={styles.store}>
      <span>{address}</span>
      {words(opening.hours).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone === '' ? null : <span>{formatPhone(phone)}</span>}
      {note === null ? null : <span>{note}</span>}
      <span className={styles.tags}>
        {options.map(({ code, name }) => (
          <Tag key={code} soft>
            {name}
          </Tag>
        ))}
      </span>
    </span>
  );
}
