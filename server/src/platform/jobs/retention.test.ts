import type { Jobs } from './jobs.ts';
import { scheduleRetention } from './retention.ts';

test('more tasks than an hour has room for go on in the next one', () => {
  const times: string[] = [];
  const jobs = { work: () => undefined, schedule: (_: string, cron: string) => void times.push(cron) };
  const tasks = Array.from({ length: 40 }, (_, number) => [`task-${number}`, async () => 0]);
  scheduleRetention(jobs as unknown as Jobs, Object.fromEntries(tasks));
  expect([times[0], times[14], times[15], times[39]]).toEqual([
    '15 0 * * *',
    '57 0 * * *',
    '0 1 * * *',
    '12 2 * * *',
  ]);
});
