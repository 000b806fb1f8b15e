import { $user, useStore } from '@vitis/platform';
import { useState } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import type { RowsProps } from '../document-list.ts';
import { ListRows } from '../list-rows.tsx';
import type { BulkActions } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';

const NONE: ReadonlySet<string> = new Set();

/** Rows that can be chosen, and what can be done with the chosen ones: in place of a list's own rows. */
export function bulkRows<Row>(bulk: BulkActions<Row>) {
  return function BulkRows<Status extends string, Sort extends string>({
    of,
    state,
    look,
  }: RowsProps<Row, Status, Sort>) {
    const { t } = usePortalTexts();
    const roles = useStore($user)?.roles ?? [];
    const [selected, setSelected] = useState(NONE);
    // Only what is in sight can be chosen: another page or filter shows other rows.
    const chosen = state.rows.filter((row) => selected.has(of.number(row)));
    const bar = (
      <BulkBar
        {...{ bulk, chosen }}
        numberOf={of.number}
        refresh={state.refresh}
        onClear={() => setSelected(NONE)}
      />
    );
    return (
      <ListRows
        of={of}
        state={state}
        look={{
          ...look,
          density: look?.density ?? 'compact',
          foot: (
            <>
              {bar}
              {look?.foot}
            </>
          ),
        }}
        selection={{
          selected,
          onChange: (keys) => setSelected(new Set([...keys].map(String))),
          labelAll: t('portal.list.selectAll'),
          labelRow: (row) => t('portal.list.select', { number: of.number(row) }),
          disabled: (row) =>
            !bulk.actions.some(({ fits }) => fits(row, roles)) && !bulk.papers?.some(({ fits }) => fits(row)),
        }}
      />
    );
  };
}
