import { confirmCode, confirmSignUpEmail, sendCode, signUp, uploadSignUpFile } from '@vitis/contracts';
import { callApi } from './call-api.ts';
import { codeTo, confirmationLinkTo, decideSignUp } from './mailbox.ts';

/** Who signs in with what. */
export interface Credentials {
  email: string;
  password: string;
}

/** Eight digits that no other run of a test has had. */
export const newDigits = (): string => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');

async function uploadFile(baseURL: string) {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.4\n']), '사업자등록증.pdf');
  const response = await fetch(baseURL + uploadSignUpFile.path, { method: 'POST', body: form });
  const { id, claim } = (await response.json()) as { id: number; claim: string };
  return { id, claim };
}

/** A buyer of a company of its own, signed up and approved by the API: what a test does to it, no other test sees. */
export async function newBuyer(baseURL: string): Promise<Credentials & { mobile: string }> {
  const digits = newDigits();
  const mobile = `010${digits}`;
  const credentials = { email: `owner${digits}@bistro.test`, password: 'Quiet-Cellar7' };
  const mode = 'SIGN_UP';
  await callApi(baseURL, '', sendCode, { body: { mode, mobile } });
  const code = await codeTo(mobile);
  const { proof } = await callApi(baseURL, '', confirmCode, { body: { mode, mobile, code } });
  await callApi(baseURL, '', signUp, {
    body: {
      agreements: { terms: true, privacy: true, marketingEmail: false, marketingSms: false },
      ...credentials,
      mobile,
      proof,
      fullName: '김하나',
      companyName: '한강 비스트로',
      companyRegistrationNumber: `66${digits}`,
      representativeName: '김대표',
      businessClientType: '레스토랑',
      taxEmail: 'tax@bistro.test',
      postalCode: '04524',
      address1: '서울특별시 중구 세종대로 110',
      address2: '',
      businessRegistrationFiles: [await uploadFile(baseURL)],
    },
  });
  const opens = new URLSearchParams((await confirmationLinkTo(credentials.email)).split('#')[1]);
  await callApi(baseURL, '', confirmSignUpEmail, {
    body: { email: credentials.email, proof: opens.get('proof') ?? '' },
  });
  await decideSignUp(credentials.email, 'approve');
  return { ...credentials, mobile };
}
