import { listProducts, QUICK_ORDER_LINES_LIMIT } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import { fetchData, reportFailure } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, downloadIcon, FilePicker, Panel, searchIcon, TextArea } from '@vitis/ui';
import { useState } from 'react';
import { csvOf, download } from './download-rows.ts';
import { orderHead } from './open-rows.ts';
import styles from './quick-order.module.scss';
import { useOrderFile } from './use-order-file.ts';
import { type QuickOrder, TEXT_LIMIT } from './use-quick-order.ts';

/** Where an order is written, pasted or given as a file. */
export function OrderInput({ order }: { order: QuickOrder }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [isEmpty, setEmpty] = useState(false);
  const file = useOrderFile(order.takeRows);
  // What is on its way into the cart is not looked for once more.
  const isBusy = order.found !== null || order.adding;
  const isLong = order.text.length > TEXT_LIMIT;
  const find = () => {
    setEmpty(order.text.trim() === '');
    if (order.text.trim() !== '' && !isLong && !isBusy) void order.find();
  };
  const most = formatNumber(TEXT_LIMIT, language);
  const error = isLong ? t('quick.tooLong', { most }) : isEmpty ? t('quick.nothingWritten') : undefined;

  return (
    <Panel className={styles.input}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <TextArea
          label={t('quick.text')}
          hint={t('quick.textHint')}
          error={error}
          rows={7}
          spellCheck={false}
          placeholder={t('quick.example')}
          value={order.text}
          onChange={(event) => {
            order.write(event.currentTarget.value);
            setEmpty(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            find();
          }}
        />
        <Button type="submit" variant="primary" icon={searchIcon} loading={isBusy}>
          {order.looked === null ? t('quick.find') : t('quick.findAgain')}
        </Button>
      </form>
      <div className={styles.file}>
        <FilePicker
          label={t('quick.file')}
          hint={t('quick.fileHint', { lines: QUICK_ORDER_LINES_LIMIT })}
          error={file.trouble ? t(`quick.fileTrouble.${file.trouble}`, { most }) : undefined}
          accept=".xlsx,.csv,.tsv,.txt"
          files={[]}
          onPick={([picked]) => picked && void file.read(picked)}
          onRemove={() => {}}
          disabled={file.reading || isBusy}
          labels={{
            choose: file.reading ? t('quick.fileReading') : t('quick.fileChoose'),
            drop: t('quick.fileDrop'),
            remove: () => '',
            progress: () => '',
          }}
        />
        <SampleButton />
      </div>
    </Panel>
  );
}

/** A sheet to fill in, with wines of this shop in it. */
function SampleButton() {
  const { t } = useTranslation('mf-catalog');
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      const { _embedded } = await fetchData(listProducts, { query: { size: 3, facets: false } });
      const units = [t('unit.caseShort'), t('unit.bottleShort'), t('unit.bottleShort')];
      const rows = _embedded.items.map(({ id, name, vintage, volume }, at) => [
        id,
        name,
        vintage ?? 'NV',
        `${volume}ml`,
        [2, 6, 12][at] ?? 6,
        units[at] ?? '',
      ]);
      download(`${t('quick.sampleName')}.csv`, csvOf([orderHead(t), ...rows]));
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" variant="quiet" icon={downloadIcon} loading={busy} onClick={() => void give()}>
      {t('quick.sample')}
    </Button>
  );
}
