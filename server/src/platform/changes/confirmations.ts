// Who saved asks the other instances, and waits until each of them has dropped what it kept, or may not use it any more.
//
// PostgreSQL delivers notices in the order of their commits. So who hears the question has heard of the change before it, and who
// hears a heartbeat of its own that was sent later has heard the question. An instance whose heartbeat was seen before the question
// may answer from memory for the rest of its lease at most, whatever became of it (decision 094).
import { setTimeout as wait } from 'node:timers/promises';
import { type Instance, instancesNow, type Self } from './instances.ts';
import type { ListeningConnection } from './listening-connection.ts';

interface ConfirmationsDeps {
  self: Self;
  channel: string;
  /** Milliseconds that a lease holds. */
  holds: number;
  /** Null while nothing is heard. */
  connection(): ListeningConnection | null;
  /** Resolves when all that was heard of so far is dropped. */
  forgotten(): Promise<unknown>;
}

/** Between instances. Table names have no spaces. */
const words = { heartbeat: 'heartbeat', question: 'change', answer: 'dropped' };

export class Confirmations {
  readonly #deps: ConfirmationsDeps;
  /** Of each question that is open, who did not answer yet. */
  readonly #open = new Map<string, { waiting: Set<string>; done(): void }>();
  #asked = 0;

  constructor(deps: ConfirmationsDeps) {
    this.#deps = deps;
  }

  /** Resolves when every other instance has dropped what changed before this call, or its lease is over. Never rejects. */
  async ask(): Promise<void> {
    const { self, channel, holds } = this.#deps;
    const connection = this.#deps.connection();
    try {
      if (!connection) throw new Error('Nobody can be asked.');
      const all = await connection.query<Instance>(instancesNow);
      const others = all.filter(({ id, age }) => id !== self.id && age < holds);
      const leases = others.map(({ age }) => holds - age);
      // After a crash of the database the table is empty, while leases from before it still hold.
      const oldest = Math.max(0, ...all.map(({ known }) => known));
      const unknown = self.role === 'all' ? 0 : holds - oldest;
      if (others.length === 0) return void (await pause(unknown));
      this.#asked += 1;
      const question = `${self.id}/${this.#asked}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#open.set(question, { waiting: new Set(others.map(({ id }) => id)), done: resolve });
      const text = 'SELECT pg_notify($1, $2)';
      await connection.query({ text, values: [channel, `${words.question} ${question}`] });
      await Promise.all([Promise.race([promise, pause(Math.max(...leases))]), pause(unknown)]);
      this.#open.delete(question);
    } catch {
      // What cannot be asked goes by the clock: without the database nobody's lease is renewed. One process alone asks nobody.
      if (self.role !== 'all') await pause(holds);
    }
  }

  /** Whether a notice is one of these; then it is answered, or noted. */
  take(payload: string): boolean {
    const [word, about = '', by = ''] = payload.split(' ');
    if (word === words.question) void this.#answer(about);
    else if (word === words.answer) this.#note(about, by);
    else return word === words.heartbeat;
    return true;
  }

  async #answer(question: string): Promise<void> {
    const { self, channel } = this.#deps;
    if (question.startsWith(self.id)) return;
    await this.#deps.forgotten();
    const values = [channel, `${words.answer} ${question} ${self.id}`];
    // Where it cannot be said, the connection is as good as lost, and with it the lease.
    await this.#deps
      .connection()
      ?.query({ text: 'SELECT pg_notify($1, $2)', values })
      .catch(() => undefined);
  }

  #note(question: string, by: string): void {
    const open = this.#open.get(question);
    if (open?.waiting.delete(by) && open.waiting.size === 0) open.done();
  }
}

const pause = (milliseconds: number) =>
  milliseconds > 0 ? wait(milliseconds, undefined, { ref: false }) : undefined;
