import { createLogger, forPeople } from './log.ts';

const logged = (fill: (log: ReturnType<typeof createLogger>) => void): string => {
  const lines: string[] = [];
  fill(createLogger({ level: 'info', human: false, write: (line) => lines.push(line) }));
  return lines.join('');
};

test('nothing private reaches the log, however deep it lies', () => {
  const text = logged((log) => {
    log.info(
      { email: 'a@b.example', user: { password: 'hunter2', token: 'abc' }, a: { b: { ip: '10.0.0.1' } } },
      'x',
    );
  });
  expect(text).not.toMatch(/a@b\.example|hunter2|abc|10\.0\.0\.1/);
  expect(text).toContain('[private]');
});

test('of a failed query the reason is logged and not its values', () => {
  const error = Object.assign(new Error('duplicate key'), {
    parameters: ['a@b.example'],
    detail: 'Key (a@b.example)',
  });
  const text = logged((log) => log.error({ err: error }, 'x'));
  expect(text).toContain('duplicate key');
  expect(text).not.toContain('a@b.example');
});

test('each line names its host, process and version', () => {
  expect(JSON.parse(logged((log) => log.info('x')))).toMatchObject({
    hostname: expect.stringMatching(/\S/),
    pid: process.pid,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

test('a line for people has the time, the level, the message and the facts', () => {
  const line = JSON.stringify({
    level: 40,
    time: '2025-01-05T12:00:05.000Z',
    msg: 'Slow',
    hostname: 'web-1',
    pid: 7,
    version: '0.1.0',
    table: 'programs',
  });
  expect(forPeople(line)).toBe('12:00:05 warn  Slow {"table":"programs"}\n');
});
