import { type Endpoint, type QueryOf, SHEET_FORMAT, urlOf } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { fetchFile, reportFailure } from '@vitis/platform';
import { serverNow } from '@vitis/platform/time';
import { Button, downloadIcon } from '@vitis/ui';
import { useState } from 'react';
import { saveFile } from '../documents/save-file.ts';
import { usePortalTexts } from '../remote/screen-frame.tsx';

interface Props<E extends Endpoint> {
  /** A read whose answer comes as a workbook, too. */
  endpoint: E;
  /** What is narrowed and in which order; the page of it makes no difference. */
  query: QueryOf<E>;
  /** What the file is called, before its day. */
  title: string;
}

/** Saves all that a list finds as a workbook (XLSX). A failure is told in a dialog. */
export function SheetButton<E extends Endpoint>({ endpoint, query, title }: Props<E>) {
  const { t } = usePortalTexts();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const asked = { ...(query as object), format: SHEET_FORMAT } as QueryOf<E>;
      const file = await fetchFile(urlOf(endpoint, { query: asked }));
      saveFile(`${title} ${seoulDay(serverNow())}.xlsx`, file);
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={downloadIcon} loading={busy} onClick={() => void save()}>
      {t('portal.list.sheet')}
    </Button>
  );
}
