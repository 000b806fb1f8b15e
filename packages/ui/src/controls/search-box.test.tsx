import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBox } from './search-box.tsx';

const searched = jest.fn();
const chosen = jest.fn();
beforeEach(() => {
  searched.mockClear();
  chosen.mockClear();
});

function Shop({ recent = ['Lamonet', 'Chablis', 'Rioja'] }: { recent?: string[] }) {
  const [term, setTerm] = useState('');
  const [items, setItems] = useState(recent);
  return (
    <SearchBox
      label="Search wines"
      value={term}
      onValueChange={setTerm}
      onSearch={searched}
      searchLabel="Search"
      clearLabel="Clear"
      history={{
        title: 'Recent',
        items,
        onChoose: chosen,
        onDelete: (gone) => setItems(items.filter((item) => item !== gone)),
        onDeleteAll: () => setItems([]),
        labels: { deleteOne: (item) => `Delete ${item}`, deleteAll: 'Delete all' },
      }}
    />
  );
}
const field = () => screen.getByRole('combobox', { name: 'Search wines' });

test('Enter and the button search for what is written, without the spaces around it', async () => {
  const user = userEvent.setup();
  render(<Shop />);
  await user.type(field(), ' merlot {Enter}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(searched.mock.calls).toEqual([['merlot'], ['merlot']]);
});

test('the focus opens the recent searches; Escape and leaving close them', async () => {
  const user = userEvent.setup();
  render(<Shop />);
  await user.tab();
  await user.tab();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('grid', { name: 'Recent' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('arrow keys choose a recent search, which also fills the field', async () => {
  const user = userEvent.setup();
  render(<Shop />);
  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveTextContent('Chablis');
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('Chablis');
  expect(field()).toHaveValue('Chablis');
  expect(searched).not.toHaveBeenCalled();
});

test('a recent search is taken away by keys or by its cross, and all by one button', async () => {
  const user = userEvent.setup();
  render(<Shop />);
  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(screen.queryByText('Lamonet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete Rioja' }));
  expect(screen.getAllByRole('row')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete all' }));
  expect(screen.queryByRole('row')).not.toBeInTheDocument();
});

test('Enter in the middle of a Hangul syllable searches once, when the syllable is there', async () => {
  render(<Shop recent={[]} />);
  fireEvent.focus(field());
  fireEvent.compositionStart(field());
  fireEvent.compositionUpdate(field(), { data: '블' });
  fireEvent.keyDown(field(), { key: 'Process', code: 'Enter', keyCode: 229, isComposing: true });
  expect(searched).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: '샤블' } });
  fireEvent.compositionEnd(field(), { data: '블' });
  fireEvent.keyDown(field(), { key: 'Enter', code: 'Enter', keyCode: 13 });
  await act(async () => undefined);
  expect(searched.mock.calls).toEqual([['샤블']]);
});

test('Enter that picks a Chinese or Japanese candidate searches nothing', async () => {
  render(<Shop recent={[]} />);
  fireEvent.compositionStart(field());
  fireEvent.compositionUpdate(field(), { data: '红酒' });
  fireEvent.keyDown(field(), { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true });
  fireEvent.change(field(), { target: { value: '红酒' } });
  fireEvent.compositionEnd(field(), { data: '红酒' });
  await act(async () => undefined);
  expect(searched).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter', code: 'Enter', keyCode: 13 });
  expect(searched.mock.calls).toEqual([['红酒']]);
});
