import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Chip } from './chip.tsx';
import { Pager, pagesAround } from './pager.tsx';
import { Segmented } from './segmented.tsx';
import { StateSteps } from './state-steps.tsx';
import { TabLinks, Tabs } from './tabs.tsx';

const tabs = [
  { id: 'about', label: 'About', panel: 'Merlot from clay' },
  { id: 'notes', label: 'Notes', panel: 'Black cherry', disabled: true },
  { id: 'winery', label: 'Winery', panel: 'Château Lamonet' },
];

test('arrow keys move among tabs that are open, and show what they stand for', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Wine" items={tabs} />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'About' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Winery' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Winery' })).toHaveTextContent('Château Lamonet');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('Merlot from clay');
});

test('views with an address are links, and the current one says so', () => {
  render(
    <TabLinks
      label="States"
      items={[
        { href: '/all', label: 'All', current: true },
        { href: '/asked', label: 'Asked', count: 3 },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Asked 3' })).toHaveAttribute('href', '/asked');
});

const labels = { pages: 'Pages', previous: 'Previous', next: 'Next', page: (at: number) => `Page ${at}` };

test('a pager leads to the neighbours and marks where one is', async () => {
  const user = userEvent.setup();
  const turned = jest.fn();
  render(<Pager page={1} pageCount={20} onPage={turned} labels={labels} />);
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(turned).toHaveBeenCalledWith(2);
});

test('a list of one page has no pager', () => {
  const { container } = render(<Pager page={1} pageCount={1} onPage={() => undefined} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});

test('a pager never shows more than seven places, nor a gap for a single page', () => {
  for (let count = 2; count <= 30; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const places = pagesAround(page, count);
      expect(places.length).toBeLessThanOrEqual(7);
      expect(places.map((place) => place.page)).toEqual(expect.arrayContaining([1, page, count]));
      places.forEach((place, at) => {
        if (place.page === null)
          expect((places[at + 1]?.page ?? 0) - (places[at - 1]?.page ?? 0)).toBeGreaterThan(2);
      });
    }
  }
});

test('a breadcrumb ends where the reader is', () => {
  render(<Breadcrumb label="Way" items={[{ label: 'Home', href: '/' }, { label: 'Wines' }]} />);
  expect(screen.getByRole('navigation', { name: 'Way' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Wines')).toHaveAttribute('aria-current', 'page');
});

test('items of an exclusive accordion share a name, so that one closes the others', () => {
  const items = [
    { id: 'a', summary: 'Delivery', content: 'Next day', defaultOpen: true },
    { id: 'b', summary: 'Minimum', content: 'One case' },
  ];
  render(<Accordion exclusive items={items} />);
  const [first, second] = screen.getAllByRole('group');
  expect(first).toHaveAttribute('open');
  expect(second).not.toHaveAttribute('open');
  expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'));
});

test('a chip is chosen by a press and taken away by its cross', async () => {
  const user = userEvent.setup();
  const chosen = jest.fn();
  const removed = jest.fn();
  render(
    <>
      <Chip selected onSelect={chosen}>
        2019
      </Chip>
      <Chip onRemove={removed} removeLabel="Remove France">
        France
      </Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: '2019', pressed: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '2019' }));
  await user.click(screen.getByRole('button', { name: 'Remove France' }));
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(removed).toHaveBeenCalledTimes(1);
});

test('a segment is chosen by arrow keys', async () => {
  const user = userEvent.setup();
  const chosen = jest.fn();
  render(
    <Segmented
      label="Unit"
      value="case"
      onValueChange={chosen}
      options={[
        { value: 'case', label: 'Cases' },
        { value: 'bottle', label: 'Bottles' },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Unit' })).toBeInTheDocument();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(chosen).toHaveBeenCalledWith('bottle');
});

test('the state that a document is in is its current step', () => {
  render(
    <StateSteps
      label="Progress"
      steps={[
        { id: 'a', label: 'Asked', state: 'done' },
        { id: 'b', label: 'Answered', state: 'current' },
      ]}
    />,
  );
  expect(screen.getByText('Answered').closest('li')).toHaveAttribute('aria-current', 'step');
});
