import { changeBusinessClient, getBusinessClient } from '@vitis/contracts';
import { formatBusinessNumber, isPhone, normalisePhone } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { lineText, requiredLine } from '../../http/free-text.ts';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import type { Mail } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { unauthenticated } from '../../problems/problem-error.ts';
import { takenField } from '../../problems/taken-field.ts';
import { changeContact, changeRegistration, findBusinessClient } from './business-client.repository.ts';
import { requireChecked } from './own-password.ts';

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** To the house, in Korean: somebody looks whether the papers still fit the approval. */
const registrationMail = (
  recipient: string,
  client: { companyName: string; companyRegistrationNumber: string },
): Mail => ({
  recipient,
  subject: `사업자등록증 변경: ${client.companyName}`,
  body: [
    `상호: ${client.companyName}`,
    `사업자등록번호: ${formatBusinessNumber(client.companyRegistrationNumber)}`,
    '',
    '거래처가 사업자등록증을 새로 등록하였습니다. 상호나 등록번호가 바뀌었는지 확인해 주세요.',
  ].join('\n'),
});

/** The company of a buyer, as its people see and change it. */
export async function businessClientRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, getBusinessClient, asBuyer('client', 'change'), async ({ scope }, answer) => {
    const client = await findBusinessClient(database, scope.clientCompanyId);
    return answer(200, client, { version: client.version });
  });

  route(
    app,
    changeBusinessClient,
    asBuyer('client', 'change'),
    async ({ body, scope, session, language, expectedVersion, transact }, answer) => {
      if (session === null) throw unauthenticated();
      requireChecked(session, now());
      const phone = normalisePhone(body.phone);
      if (!isPhone(phone)) throw invalidField('phone', 'PHONE_FORMAT', language);
      const { registrationFiles: wanted, ...typed } = body;
      const contact = {
        ...typed,
        phone,
        address1: requiredLine(typed.address1, 'address1', language),
        address2: lineText(typed.address2, 'address2', language),
      };
      const { clientCompanyId, userId } = scope;
      const client = await transact(async ({ tx, record, mail }) => {
        const before = await changeContact(tx, clientCompanyId, contact, expectedVersion);
        const isOther = wanted !== undefined && !isSameList(wanted, before);
        if (isOther) {
          if (wanted.length === 0) throw invalidField('registrationFiles', 'REQUIRED', language);
          const registration = { clientCompanyId, userId, before, wanted };
          if (!(await changeRegistration(tx, registration)))
            throw takenField('registrationFiles', 'FILES_GONE', language);
        }
        const changed = await findBusinessClient(tx, clientCompanyId);
        if (isOther) mail(registrationMail(app.config.contactEmail, changed));
        const names = [...Object.keys(contact), ...(isOther ? ['registrationFiles'] : [])];
        await record('client.change', `client:${clientCompanyId}`, { changed: names });
        return changed;
      });
      return answer(200, client, { version: client.version });
    },
  );
}
