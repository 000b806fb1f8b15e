import type { SignUpStatus } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { audit, users } from '../db/schema.ts';
import { inOneTransaction } from '../http/unit-of-work.ts';
import { type Command, UsageError } from './command.ts';
import { operator } from './operator.ts';

const decisions: Readonly<
  Record<string, { status: SignUpStatus; subject: string; body: string; done: string }>
> = {
  approve: {
    status: 'APPROVED',
    subject: '[VITIS] 가입이 승인되었습니다',
    body: '가입이 승인되었습니다. 이제 로그인하여 공급가를 확인하고 견적을 신청하실 수 있습니다.',
    done: 'approved',
  },
  reject: {
    status: 'REJECTED',
    subject: '[VITIS] 가입이 반려되었습니다',
    body: '제출하신 정보로는 가입을 승인해 드릴 수 없습니다. 자세한 내용은 고객센터로 문의해 주세요.',
    done: 'rejected',
  },
};

/** Decides a sign-up. The decision, its mail and its record are one transaction; the mail goes out by the server. */
export const clientsCommand: Command = {
  usage: 'clients approve|reject EMAIL',
  summary: 'Decides a sign-up and tells the applicant.',
  run: async ([verb = '', email = '', ...rest], { connection, say }) => {
    const decision = decisions[verb];
    if (!decision || email === '' || rest.length > 0)
      throw new UsageError('name a decision and one email address');
    const { result: outcome } = await inOneTransaction(
      connection.database,
      operator,
      async ({ tx, mail }) => {
        const [user] = await tx
          .select()
          .from(users)
          .where(eq(users.email, email.toLowerCase()))
          .for('update');
        if (!user) return `There is no account ${email}.`;
        if (user.withdrawnAt !== null) return `${email} has withdrawn.`;
        if (user.status === decision.status) return `${email} is ${decision.done} already.`;
        if (user.status === 'DISABLED') return `${email} is disabled: "accounts enable" lets it in again.`;
        if (user.status === 'APPROVED')
          return `${email} is approved and in use: a sign-up is rejected before that.`;
        await tx
          .update(users)
          .set({ status: decision.status, version: user.version + 1 })
          .where(eq(users.id, user.id));
        mail({
          recipient: user.email,
          subject: decision.subject,
          body: `${user.fullName} 님, ${decision.body}`,
        });
        await tx
          .insert(audit)
          .values({ action: `client.${verb}`, target: `user:${user.id}`, details: { by: 'operator' } });
        return undefined;
      },
    );
    say(outcome ?? `${email} is ${decision.done}.`);
    return outcome === undefined ? 0 : 1;
  },
};
