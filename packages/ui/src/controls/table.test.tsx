import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Key, useState } from 'react';
import { Table } from './table.tsx';
import type { TableColumn, TableSort } from './table-props.ts';

const rows = [
  { id: 'E1', company: 'Damwon', total: 3714480, closed: false },
  { id: 'E2', company: 'Haneul', total: 120000, closed: false },
  { id: 'E3', company: 'Bada', total: 0, closed: true },
];
type Row = (typeof rows)[number];
const columns: TableColumn<Row>[] = [
  { id: 'id', header: 'Number', sortable: true, cell: (row) => row.id },
  { id: 'company', header: 'Client', cell: (row) => row.company },
  {
    id: 'total',
    header: 'Total',
    numeric: true,
    sortable: true,
    cell: (row) => row.total.toLocaleString('en-US'),
  },
];
const base = { caption: 'Estimates', columns, rows, rowKey: (row: Row) => row.id };

test('is a table with a name, whose rows are named by their first cell', () => {
  render(<Table {...base} sums={[{ id: 'all', label: 'Sum', value: '3,834,480', strong: true }]} />);
  const table = screen.getByRole('table', { name: 'Estimates' });
  expect(within(table).getByRole('rowheader', { name: 'E1' })).toBeInTheDocument();
  expect(within(table).getByRole('columnheader', { name: 'Client' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Sum 3,834,480' })).toBeInTheDocument();
});

test.each([
  ['below', 'Total'],
  ['field', 'Total'],
  ['bare', undefined],
  ['actions', undefined],
] as const)('on phones a cell that stands %s is named by %s', (phone, name) => {
  render(<Table {...base} columns={[...columns.slice(0, 2), { ...columns[2]!, phone }]} />);
  expect(screen.getByRole('cell', { name: '3,714,480' }).dataset.label).toBe(name);
});

test('a sum spans no column that may give way: such a cell gives way with its own', () => {
  const yielding = { id: 'supply', header: 'Supply', yields: true, cell: () => '1' };
  const some = [columns[0]!, yielding, ...columns.slice(1)];
  render(<Table {...base} columns={some} sums={[{ id: 'all', label: 'Sum', value: '3' }]} />);
  const row = screen.getByRole('row', { name: 'Sum 3' });
  expect(within(row).getByRole('rowheader')).toHaveAttribute('colspan', String(columns.length - 1));
  expect(row.firstElementChild).toHaveClass('yields');
});

test('a press on a header asks for its order, and a second press for the other way round', async () => {
  const user = userEvent.setup();
  function Sorted() {
    const [sort, setSort] = useState<TableSort>({ column: 'total', direction: 'descending' });
    return <Table {...base} sort={sort} onSort={setSort} />;
  }
  render(<Sorted />);
  const number = screen.getByRole('columnheader', { name: 'Number' });
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(number).getByRole('button', { name: 'Number' }));
  expect(number).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(number).getByRole('button', { name: 'Number' }));
  expect(number).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'none');
});

test('rows are chosen one by one or all at once, but for those that may not be', async () => {
  const user = userEvent.setup();
  const told = jest.fn();
  function Chosen() {
    const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
    const onChange = (next: Set<Key>) => {
      told([...next]);
      setSelected(next);
    };
    return (
      <Table
        {...base}
        selection={{
          selected,
          onChange,
          labelAll: 'All',
          labelRow: (row) => `Choose ${row.id}`,
          disabled: (row) => row.closed,
        }}
      />
    );
  }
  render(<Chosen />);
  const all = screen.getByRole('checkbox', { name: 'All' });
  await user.click(screen.getByRole('checkbox', { name: 'Choose E2' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(told).toHaveBeenLastCalledWith(['E2', 'E1']);
  expect(all).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Choose E3' })).toBeDisabled();
  await user.click(all);
  expect(told).toHaveBeenLastCalledWith([]);
});

test('with Shift all rows from the one pressed before are chosen, or let go of, but for those that may not be', async () => {
  const user = userEvent.setup();
  const told = jest.fn();
  const more = [...rows, { id: 'E4', company: 'Sol', total: 1, closed: false }];
  function Chosen() {
    const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
    const onChange = (next: Set<Key>) => {
      told([...next]);
      setSelected(next);
    };
    const labelRow = (row: Row) => `Choose ${row.id}`;
    const disabled = (row: Row) => row.closed;
    return (
      <Table {...base} rows={more} selection={{ selected, onChange, labelAll: 'All', labelRow, disabled }} />
    );
  }
  render(<Chosen />);
  const box = (id: string) => screen.getByRole('checkbox', { name: `Choose ${id}` });
  await user.click(box('E4'));
  await user.keyboard('{Shift>}');
  await user.click(box('E1'));
  expect(told).toHaveBeenLastCalledWith(['E4', 'E1', 'E2']);
  await user.click(box('E2'));
  await user.keyboard('{/Shift}');
  expect(told).toHaveBeenLastCalledWith(['E4']);
});

test('a row that leads somewhere holds a link of its name', () => {
  render(<Table {...base} rowHref={(row) => (row.closed ? undefined : `/estimates/${row.id}`)} />);
  expect(screen.getByRole('link', { name: 'E1' })).toHaveAttribute('href', '/estimates/E1');
  expect(screen.queryByRole('link', { name: 'E3' })).not.toBeInTheDocument();
});

test('while rows are on their way the table says so and shows no empty message', () => {
  const { rerender } = render(<Table {...base} rows={[]} loadingRows={2} empty="No estimates yet" />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No estimates yet')).not.toBeInTheDocument();
  rerender(<Table {...base} rows={[]} isStale empty="No estimates yet" />);
  expect(screen.queryByText('No estimates yet')).not.toBeInTheDocument();
  rerender(<Table {...base} rows={[]} empty="No estimates yet" />);
  expect(screen.getByText('No estimates yet')).toBeInTheDocument();
});
