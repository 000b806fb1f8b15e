import { CHANGE_PASSWORD } from '@vitis/domain';
import { newPasswordIssues } from './new-password.ts';

const owner = {
  email: 'minji.kang@riverhotel.co.kr',
  fullName: '강민지',
  companyName: 'Hangang Hotel Seoul',
};
const issuesOf = (password: string) => newPasswordIssues(password, CHANGE_PASSWORD, owner);

test.each([
  'password1!',
  'P@ssw0rd1!',
  'Passw0rd!!',
  'qwerty1!',
  '!Qwerty123',
  '1q2w3e4r!',
  '12345678a!',
  'a123456789!',
  'aaaaaaa1!',
  'Dragon2026!',
  'm0nkey#99',
  'ILoveYou1!',
  'asdf1234!',
])('%s is too common, whatever was added to please the rules', async (password) => {
  expect(await issuesOf(password)).toEqual(['PASSWORD_COMMON']);
});

test.each([
  'vitis!2027',
  'V1tis#2027',
  'minji.kang@riverhotel.co.kr1',
  'Minji!1234',
  'm1nji#Kang9',
  'Riverhotel#1',
  'hangang!88',
  'HangangHotel1!',
  'kang.seoul2026!',
])('%s is made of what everybody knows about the member', async (password) => {
  expect(await issuesOf(password)).toEqual(['PASSWORD_PERSONAL']);
});

test.each([
  'Burgundy#1978',
  'Champagne!2008',
  'n7#kQ2!vLx',
  'gkstjdbs!8174z',
  'Vitis-korkenzieher-42-regal',
  'Joe!83729104',
])('%s is good', async (password) => {
  expect(await issuesOf(password)).toEqual([]);
});

test('what the policy says comes first', async () => {
  expect(await issuesOf('password')).toEqual(['PASSWORD_DIGIT', 'PASSWORD_SPECIAL']);
  expect(await issuesOf('')).toEqual(['REQUIRED']);
});

test('a name in Korean letters, which no password has, refuses nothing', async () => {
  const plain = { email: 'a@b.kr', fullName: '김 도윤', companyName: null };
  expect(await newPasswordIssues('Burgundy#1978', CHANGE_PASSWORD, plain)).toEqual([]);
});
