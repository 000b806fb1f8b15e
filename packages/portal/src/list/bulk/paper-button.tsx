import { PAPERS_LIMIT } from '@vitis/contracts';
import { Button, printIcon } from '@vitis/ui';
import { usePaperFile } from '../../documents/use-paper-file.ts';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import type { BulkPaper } from './bulk-action.ts';

interface Props<Row> {
  paper: BulkPaper<Row>;
  numberOf: (row: Row) => string;
  chosen: readonly Row[];
}

/** Saves one kind of paper of the chosen rows in one file, as many as there are; those without one are left out of its number. */
export function PaperButton<Row>({ paper, numberOf, chosen }: Props<Row>) {
  const { t } = usePortalTexts();
  const rows = chosen.filter(paper.fits);
  const [first] = rows;
  const name =
    first === undefined
      ? ''
      : `${paper.title} ${numberOf(first)}${rows.length > 1 ? ` 외 ${rows.length - 1}건` : ''}.pdf`;
  const { busy, save } = usePaperFile({ path: paper.path(rows), name });
  const isTooMany = rows.length > PAPERS_LIMIT;
  return (
    <Button
      size="small"
      icon={printIcon}
      loading={busy}
      disabled={rows.length === 0 || isTooMany}
      title={t('portal.bulk.papersLimit', { most: PAPERS_LIMIT })}
      onClick={() => void save()}
    >
      {t(paper.text, { count: rows.length })}
    </Button>
  );
}
