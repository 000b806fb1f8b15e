import pg from 'pg';
import { asProblem } from '../problems/as-problem.ts';
import { endsConnection, isTransient } from './unavailable.ts';

/** As PostgreSQL says it, and Drizzle wraps it. */
function said(code: string): Error {
  const cause = Object.assign(new pg.DatabaseError('said by the server', 0, 'error'), { code });
  return new Error('Failed query', { cause });
}

test.each([
  ['25006', 'only reads'],
  ['53100', 'has a full disk'],
  ['53200', 'is out of memory'],
  ['53300', 'has too many connections'],
  ['57P01', 'is shut down'],
  ['57P03', 'is starting'],
  ['57014', 'gave a statement up'],
  ['55P03', 'waited too long for a lock'],
  ['58030', 'cannot reach its disk'],
  ['08006', 'lost its line'],
])('%s: a database that %s may do it in a moment', (code) => {
  const problem = asProblem(said(code));
  expect(problem).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(Number(problem.details.headers?.['retry-after'])).toBeGreaterThan(0);
});

test.each([['42601'], ['23505'], ['22P02']])('%s is a fault of ours', (code) => {
  expect(isTransient(said(code))).toBe(false);
  expect(asProblem(said(code))).toMatchObject({ status: 500, code: 'INTERNAL' });
});

test('a connection to a server that became read-only is not used again, one whose statement took long is', () => {
  expect(endsConnection(said('25006'))).toBe(true);
  expect(endsConnection(said('57P01'))).toBe(true);
  expect(endsConnection(said('57014'))).toBe(false);
  expect(endsConnection(said('23505'))).toBe(false);
});
