import { isDatabaseDown } from './database-down.ts';

const error = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

it.each([
  error('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }),
  error('terminating connection due to administrator command', { code: '57P01' }),
  error('the database system is starting up', { code: '57P03' }),
  error('sorry, too many clients already', { code: '53300' }),
  error('Connection terminated unexpectedly'),
  error('timeout exceeded when trying to connect'),
  error('timeout expired'),
  error('Query runner already released. Cannot run queries anymore.'),
  error('Database connection provided by a query runner was already released, cannot continue to use it.'),
  error('Query read timeout'),
  error('The database has been silent for 10000 ms.', { code: 'ETIMEDOUT' }),
  error('cannot execute INSERT in a read-only transaction', { code: '25006' }),
  error('could not extend file: No space left on device', { code: '53100' }),
  error('canceling statement due to statement timeout', { code: '57014' }),
  error('deadlock detected', { code: '40P01' }),
  error('NonErrorThrown', { thrownValue: error('connect', { code: 'ECONNREFUSED' }) }),
  error('', { errors: [error('connect ECONNREFUSED ::1:5432', { code: 'ECONNREFUSED' })] }),
  error('QueryFailedError', { driverError: error('Connection terminated unexpectedly') }),
])('the database is away: %p', (problem) => {
  expect(isDatabaseDown(problem)).toBe(true);
});

it.each([
  error('relation "progams" does not exist', { code: '42P01' }),
  error('value "connection terminated" violates a constraint', { code: '23514' }),
  error('x is not a function'),
  null,
  'text',
])('a statement or we are wrong: %p', (problem) => {
  expect(isDatabaseDown(problem)).toBe(false);
});
