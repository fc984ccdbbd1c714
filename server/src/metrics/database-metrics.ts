// What the database knows. While it is away these are absent, and `lubugo_database_up` says so.
import type { Registry } from 'prom-client';
import type { AsksFacts } from './database-facts.ts';
import { addGauge } from './gauge.ts';

export function addDatabaseMetrics(registry: Registry, facts: Pick<AsksFacts, 'read'>): void {
  addGauge(registry, {
    name: 'lubugo_database_up',
    help: '1 when the database answers.',
    read: async (set) => set(Number((await facts.read()).isUp)),
  });
  addGauge(registry, {
    name: 'lubugo_oldest_job_seconds',
    help: 'Age of the oldest work in the queue that could be done; mails are counted apart.',
    read: async (set) => set((await facts.read()).work?.jobAge),
  });
  addGauge(registry, {
    name: 'lubugo_oldest_mail_seconds',
    help: 'Age of the oldest mail that was not taken by the mail server yet.',
    read: async (set) => set((await facts.read()).work?.mailAge),
  });
  addGauge(registry, {
    name: 'lubugo_failed_jobs',
    help: 'Work that was given up, by queue; it is kept for 30 days, or until it is tried again.',
    labels: ['queue'],
    async read(set) {
      const { work } = await facts.read();
      if (!work) return;
      // Also when there is none: a series that begins with its first failure has no rise.
      set(0, { queue: 'mail' });
      for (const { queue, count } of work.failed) set(count, { queue });
    },
  });
  addGauge(registry, {
    name: 'lubugo_money_unanswered',
    help: 'Payments that are open and refunds on their way for more than an hour, of which the provider did not say what became. Guests who left its page count, too.',
    labels: ['kind'],
    async read(set) {
      const { unanswered } = await facts.read();
      set(unanswered?.payments, { kind: 'payment' });
      set(unanswered?.refunds, { kind: 'refund' });
    },
  });
  addGauge(registry, {
    name: 'lubugo_backup_age_seconds',
    help: 'Age of the last backup; +Inf when there never was one.',
    read: async (set) => set((await facts.read()).backupAge),
  });
  addGauge(registry, {
    name: 'lubugo_workers',
    help: 'Processes that do the work of the queue, or did within the last minute.',
    read: async (set) => set((await facts.read()).workers),
  });
}
