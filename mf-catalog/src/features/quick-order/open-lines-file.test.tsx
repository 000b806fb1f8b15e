import { screen, waitFor } from '@testing-library/react';
import { lamonet, open } from './quick-order.test-support.tsx';

beforeEach(() => sessionStorage.clear());

/** What is downloaded from now on. */
function downloads(): readonly Blob[] {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      files.push(blob);
      return 'blob:file';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return files;
}

test.each(['as it was written', 'once another line has gone', 'after a reload'])(
  'the file of the open lines takes their place when it is given back corrected, once or twice: %s',
  async (when) => {
    const files = downloads();
    let shown = await open();
    const { t } = shown;
    await shown.find('라모네 두 박스, 모르는술 한 박스\n샤블리 6병\n모르는술 3병');
    await shown.row('모르는술 한 박스');
    await shown.user.click(screen.getByRole('button', { name: t('quick.downloadOpen') }));
    if (when !== 'as it was written') await shown.user.click(shown.add(1));
    if (when !== 'as it was written') await waitFor(() => expect(shown.text().value).not.toContain('라모네'));
    if (when === 'after a reload') {
      shown.unmount();
      shown = await open();
    }
    const lines = (await files[0]!.text()).split('\r\n');
    const corrected = lines.map((line) => line.replace(/^,모르는술,/, ',라모네,'));
    const file = new File([corrected.slice(0, -2).join('\r\n')], '주문.csv');
    const rows = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
    const left = when === 'as it was written' ? ['라모네 2박스'] : [];
    for (const _time of [1, 2]) {
      const before = shown.asked().length;
      await shown.user.upload(screen.getByLabelText(t('quick.file')), file);
      await waitFor(() => expect(shown.asked()).toHaveLength(before + 1));
      await waitFor(() =>
        expect(rows()).toEqual([...left, '모르는술 3병', '모르는술 한 박스', '샤블리 6병']),
      );
      const given = (await file.text()).replace('\uFEFF', '').replaceAll(',', '\t').replaceAll('\r\n', '\n');
      expect(shown.text()).toHaveValue([[...left, '모르는술 3병'].join('\n'), given].join('\n\n'));
    }
  },
);

/** The file of open lines with one wine corrected. */
async function corrected(file: Blob | undefined, wrong: string): Promise<File> {
  const csv = (await file!.text()).split('\r\n').map((line) => line.replace(`,${wrong},`, ',라모네,'));
  return new File([csv.join('\r\n')], '주문.csv');
}

test('a row of which the file of open lines tells nothing stays as it was', async () => {
  const files = downloads();
  const { t, user, row, add, text } = await open();
  const rows = '품명,수량\n라모네,6\n"샤토 마고, 그랑 크뤼",6\n모르는술,3\n';
  await user.upload(screen.getByLabelText(t('quick.file')), new File([rows], '주문.csv'));
  await row('모르는술 3');
  await user.click(screen.getByRole('button', { name: t('quick.downloadOpen') }));
  const given = await corrected(files[0], '모르는술');
  const some = (await given.text()).split('\r\n').filter((line) => !line.includes('그랑 크뤼'));
  await user.upload(screen.getByLabelText(t('quick.file')), new File([some.join('\r\n')], '주문.csv'));
  expect((await row('모르는술 3')).getByRole('link', { name: lamonet })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
    '라모네 6',
    '샤토 마고, 그랑 크뤼 6',
    '모르는술 3',
  ]);
  expect(text().value.split('\n\n')[0]).toBe('품명\t수량\n라모네\t6\n샤토 마고, 그랑 크뤼\t6');
  await user.click(add(2));
  await waitFor(() => expect(text()).toHaveValue('품명\t수량\n샤토 마고, 그랑 크뤼\t6'));
});

const coded = ['상품번호', '품명', '빈티지', '용량', '수량', '단위'].join('\t');
test.each([
  ['a row with a code', `${coded}\n7\t라모네\t\t\t1\t박스\n1042\t모르는술\t2015\t750ml\t2\t박스`],
  ['rows that count themselves', '1\t라모네\t6\n2\t샤블리 750ml\t3\n3\t모르는술\t2박스'],
  ['a part of a line', '라모네랑 모르는술 각 6병\n샤블리 3병'],
])('the file of open lines takes their place once others are in the cart: %s', async (_name, order) => {
  for (const when of [
    'at once',
    'once it is looked for again',
    'after a reload',
    'after a reload and a search',
  ]) {
    sessionStorage.clear();
    const files = downloads();
    let shown = await open();
    const { t } = shown;
    await shown.find(order);
    await screen.findByRole('listitem', { name: /모르는술/ });
    await shown.user.click(screen.getByRole('button', { name: t('quick.downloadOpen') }));
    await shown.user.click(shown.add(1));
    await waitFor(() => expect(shown.text().value).not.toContain('라모네'));
    if (when.includes('reload')) {
      shown.unmount();
      shown = await open();
    }
    if (when.includes('again') || when.includes('search')) {
      const again = when.includes('reload') ? t('quick.find') : t('quick.findAgain');
      const before = shown.asked().length;
      await shown.user.click(screen.getByRole('button', { name: again }));
      await waitFor(() => expect(shown.asked()).toHaveLength(before + 1));
      await screen.findByRole('listitem', { name: /모르는술/ });
    }
    const given = await corrected(files[0], '모르는술');
    for (const _time of [1, 2]) {
      const before = shown.asked().length;
      await shown.user.upload(screen.getByLabelText(t('quick.file')), given);
      await waitFor(() => expect(shown.asked()).toHaveLength(before + 1));
      const lines = (await given.text()).replace('\uFEFF', '').trim().split('\r\n');
      expect([when, shown.text().value]).toEqual([when, lines.join('\n').replaceAll(',', '\t')]);
    }
    shown.unmount();
  }
});

test('a line that was looked for by other words leaves the text for the file that names it, over a reload', async () => {
  const files = downloads();
  const first = await open();
  const { t } = first;
  await first.find('라모네 6병\n모르는술 3병');
  const line = await first.row('모르는술 3병');
  await first.user.click(screen.getByRole('button', { name: t('quick.downloadOpen') }));
  await first.user.clear(line.getByRole('textbox'));
  await first.user.type(line.getByRole('textbox'), '아무개, 누구{Enter}');
  await waitFor(() => expect(line.getByRole('status')).toHaveTextContent('아무개'));
  await first.user.click(first.add(1));
  await waitFor(() => expect(first.text()).toHaveValue('아무개 3병'));
  first.unmount();
  const { user, text, row } = await open();
  await user.upload(screen.getByLabelText(t('quick.file')), await corrected(files[0], '모르는술'));
  expect((await row('모르는술 3병')).getByRole('link', { name: lamonet })).toBeVisible();
  expect(text().value).not.toContain('아무개');
});

test('the open lines are given as a file in which nothing is a formula', async () => {
  const files = downloads();
  const { t, user, find, row } = await open();
  await find('=cmd("x") 6병\n라모네 6병');
  await row('라모네 6병');
  await user.click(screen.getByRole('button', { name: t('quick.downloadOpen') }));
  const text = await files[0]!.text();
  expect(text).toContain(t('quick.state.unknown'));
  expect(text).not.toContain('라모네');
  expect(text).not.toMatch(/^["']?=/m);
});
