import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { createLogger } from './logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLogger('info', stream));
  return text;
}

test('a failed query is told without the values that it was asked with', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(kim@vitis.test)',
  });
  const error = new DrizzleQueryError(
    'insert into users values ($1, $2)',
    ['kim@vitis.test', '$argon2id$secret'],
    cause,
  );
  const text = logged((log) => log.error({ err: error }, 'a call failed'));
  expect(text).toContain('insert into users');
  expect(text).toContain('23505');
  expect(text).not.toMatch(/kim@vitis|argon2id/);
});

test('passwords and tokens are never written', () => {
  const text = logged((log) =>
    log.info({ body: { email: 'a', password: 'one-secret', accessToken: 'two-secret' } }),
  );
  expect(text).toContain('[Redacted]');
  expect(text).not.toMatch(/one-secret|two-secret/);
});
