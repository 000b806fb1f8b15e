import { screen, waitFor } from '@testing-library/react';
import {
  type BusinessClient,
  changeBusinessClient,
  getAccount,
  getBusinessClient,
  searchAddresses,
  uploadFile,
} from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './client-edit.route.tsx';

const account = {
  version: 1,
  email: 'buyer@vitis.test',
  fullName: '김도윤',
  mobile: null,
  checkedUntil: '2026-11-23T10:30:00+09:00',
};
const client: BusinessClient = {
  version: 5,
  companyName: '주식회사 한강호텔',
  companyRegistrationNumber: '1208147521',
  representativeName: '김대표',
  businessType: '',
  businessItem: '',
  businessClientType: '호텔',
  taxEmail: 'tax@hangang.test',
  phone: '0212345678',
  postalCode: '04500',
  address1: '서울특별시 중구 서소문로 12',
  address2: '',
  registrationFiles: [{ id: 3, name: '사업자등록증.pdf', size: 2_048 }],
};

async function open(answers: FakeAnswer[] = [], isChecked = true) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/client-info/edit',
    path: '/mypage/client-info/edit',
    answers: [
      answerOk(getAccount, { account: isChecked ? account : null }),
      answerOk(getBusinessClient, client),
      ...answers,
    ],
  });
  const field = (name: string) => screen.findByLabelText(shown.t(`clientInfo.fields.${name}`));
  const addressField = (name: string) => screen.findByLabelText(shown.t(`portal.address.${name}`));
  const save = () => shown.user.click(screen.getByRole('button', { name: shown.t('memberInfo.save') }));
  return { ...shown, field, addressField, save };
}

afterEach(() => sessionStorage.clear());

test('who has not typed the password is led to it, with the way back', async () => {
  const { address } = await open([], false);
  await waitFor(() => expect(address()).toBe('/mypage/member-info?returnTo=%2Fmypage%2Fclient-info%2Fedit'));
});

test('a change is sent in the version that was seen, and leads back', async () => {
  const { addressField, save, user, calls, address } = await open([answerOk(changeBusinessClient, client)]);
  const address2 = await addressField('address2');
  await user.type(address2, '3층');
  await save();
  await waitFor(() => expect(address()).toBe('/mypage/client-info'));
  const [sent] = calls.filter(({ method }) => method === 'PATCH');
  expect(sent?.body).toMatchObject({ address2: '3층', taxEmail: 'tax@hangang.test' });
  expect(sent?.headers.get('if-match')).toBe('"v5"');
});

test('what is wrong is said at its field, and what was typed is there again after a session has ended', async () => {
  const { t, field, save, user, calls, unmount } = await open();
  const taxEmail = await field('taxEmail');
  await user.clear(taxEmail);
  await user.type(taxEmail, 'nobody');
  await save();
  await waitFor(() => expect(taxEmail).toHaveAccessibleDescription(t('memberInfo.issues.EMAIL_FORMAT')));
  await waitFor(() => expect(taxEmail).toHaveFocus());
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(0);
  unmount();
  const again = await open();
  await waitFor(async () => expect(await again.field('taxEmail')).toHaveValue('nobody'));
});

test('another tab was faster: that is said, and nothing typed is lost', async () => {
  const stale = answerProblem(changeBusinessClient, 412, 'VERSION_STALE', '다른 곳에서 먼저 변경되었습니다.');
  const { addressField, save, user } = await open([stale]);
  const address2 = await addressField('address2');
  await user.type(address2, '4층');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('다른 곳에서 먼저 변경되었습니다.');
  expect(address2).toHaveValue('4층');
});

test('what another tab has changed appears where nobody typed, and goes out in the version that holds by then', async () => {
  let held = client;
  const stale = answerProblem(changeBusinessClient, 412, 'VERSION_STALE', '다른 곳에서 먼저 변경되었습니다.');
  const { field, addressField, save, user, calls, address } = await open([
    { endpoint: getBusinessClient, respond: () => ({ status: 200, body: held }) },
    {
      endpoint: changeBusinessClient,
      respond: (call) => {
        if (held !== client) return answerOk(changeBusinessClient, held).respond(call);
        held = { ...client, version: 6, taxEmail: 'books@hangang.test' };
        return stale.respond(call);
      },
    },
  ]);
  const address2 = await addressField('address2');
  await user.type(address2, '4층');
  await save();
  await waitFor(async () => expect(await field('taxEmail')).toHaveValue('books@hangang.test'));
  expect(address2).toHaveValue('4층');
  expect(screen.getByRole('alert')).toHaveTextContent('다른 곳에서 먼저 변경되었습니다.');
  await save();
  await waitFor(() => expect(address()).toBe('/mypage/client-info'));
  const sent = calls.filter(({ method }) => method === 'PATCH').at(-1);
  expect(sent?.body).toMatchObject({ address2: '4층', taxEmail: 'books@hangang.test' });
  expect(sent?.headers.get('if-match')).toBe('"v6"');
});

test('a password that was typed too long ago is asked for again, and what was typed waits', async () => {
  let isChecked = true;
  const { addressField, save, user, address } = await open([
    {
      endpoint: getAccount,
      respond: () => ({ status: 200, body: { account: isChecked ? account : null } }),
    },
    answerProblem(changeBusinessClient, 403, 'PASSWORD_CHECK_REQUIRED', '비밀번호를 다시 입력해 주세요.'),
  ]);
  await user.type(await addressField('address2'), '4층');
  isChecked = false;
  await save();
  await waitFor(() => expect(address()).toBe('/mypage/member-info?returnTo=%2Fmypage%2Fclient-info%2Fedit'));
  expect(JSON.stringify(Object.values(sessionStorage))).toContain('4층');
});

test('an address that was looked for is taken with its post code, page by page', async () => {
  const found = Array.from({ length: 12 }, (_, index) => ({
    roadAddr: `서울특별시 중구 세종대로 ${index + 1} (태평로1가)`,
    roadAddrPart1: `서울특별시 중구 세종대로 ${index + 1}`,
    jibunAddr: `서울특별시 중구 태평로1가 ${index + 31}`,
    zipNo: '04524',
    siNm: '서울특별시',
  }));
  const juso = answer(searchAddresses, ({ query }) => {
    const page = Number(query.get('currentPage') ?? 1);
    return {
      status: 200 as const,
      body: {
        results: {
          common: {
            errorCode: '0',
            errorMessage: '정상',
            totalCount: '12',
            currentPage: `${page}`,
            countPerPage: '10',
          },
          juso: found.slice((page - 1) * 10, page * 10) as never,
        },
      },
    };
  });
  const { t, addressField, user } = await open([juso]);
  await addressField('address1');
  await user.click(screen.getByRole('button', { name: t('portal.address.find') }));
  await user.type(screen.getByLabelText(t('portal.address.keyword')), '세종대로{Enter}');
  expect(await screen.findByText(t('portal.address.found', { count: 12 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('portal.list.page', { page: 2 }) }));
  await user.click(await screen.findByRole('button', { name: /세종대로 11 / }));
  await waitFor(async () => expect(await addressField('address1')).toHaveValue(found[10]!.roadAddr));
  expect(await addressField('postalCode')).toHaveValue('04524');
});

test('a new registration is sent at once, waits with what is typed, and takes the place of the old one', async () => {
  const stored = { id: 9, name: '새 등록증.pdf', type: 'application/pdf', size: 5, url: '/x', picture: null };
  const { t, field, user, unmount } = await open([answer(uploadFile, { status: 201, body: stored })]);
  await field('taxEmail');
  await user.click(
    screen.getByRole('button', { name: t('portal.files.remove', { name: '사업자등록증.pdf' }) }),
  );
  await user.upload(
    screen.getByLabelText(t('portal.files.label')),
    new File(['%PDF-'], stored.name, { type: stored.type }),
  );
  // Its size is told once it has arrived.
  expect(await screen.findByText('1 KB')).toBeVisible();
  // The session has ended, say, and whoever it was has signed in again.
  unmount();
  const again = await open([answerOk(changeBusinessClient, client)]);
  expect(await screen.findByText(stored.name)).toBeVisible();
  expect(screen.queryByText('사업자등록증.pdf')).toBeNull();
  await again.save();
  await waitFor(() =>
    expect(again.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      registrationFiles: [9],
    }),
  );
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('that the company has other papers by now is told to whoever has chosen some', async () => {
  const { t, field, user, unmount } = await open();
  await field('taxEmail');
  const remove = (name: string) => screen.getByRole('button', { name: t('portal.files.remove', { name }) });
  await user.click(remove('사업자등록증.pdf'));
  expect(screen.queryByText(t('memberInfo.overtaken'))).toBeNull();
  unmount();
  const changed = {
    ...client,
    version: 6,
    registrationFiles: [{ id: 12, name: '다른 탭.pdf', size: 2_048 }],
  };
  await open([answerOk(getBusinessClient, changed)]);
  expect(await screen.findByText(t('memberInfo.overtaken'))).toBeVisible();
  expect(screen.queryByText('다른 탭.pdf')).toBeNull();
});
