// Who saved asks the other instances, and waits until each of them has dropped what it kept, or may not use it any more.
//
// PostgreSQL delivers notices in the order of their commits. So who hears the question has heard of the change before it, and who
// hears a heartbeat of its own that was sent later has heard the question. An instance whose heartbeat was seen before the question
// may answer from memory for the rest of its lease at most, whatever became of it (decision 094).
import { setTimeout as wait } from 'node:timers/promises';
import { askInstances, type Instance, type Self, say } from './instances.ts';
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

interface Question {
  /** Ids of who has. */
  answers: Set<string>;
  /** Called after each answer. */
  heard(): void;
}

/** Between instances. Table names have no spaces. Of these the heartbeat is what an earlier release says; nobody answers it. */
const words = { heartbeat: 'heartbeat', question: 'change', answer: 'dropped' };

export class Confirmations {
  readonly #deps: ConfirmationsDeps;
  readonly #open = new Map<string, Question>();
  #asked = 0;

  constructor(deps: ConfirmationsDeps) {
    this.#deps = deps;
  }

  /** Resolves when every other instance has dropped what changed before this call, or its lease is over. Never rejects. */
  async ask(): Promise<void> {
    const { self, channel, holds } = this.#deps;
    this.#asked += 1;
    const question = `${self.id}/${this.#asked}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    const open: Question = { answers: new Set(), heard: () => undefined };
    // Before it is asked: an answer may be here before those who were asked are known.
    this.#open.set(question, open);
    try {
      const all = await this.#deps
        .connection()
        ?.query<Instance>(askInstances(channel, `${words.question} ${question}`));
      if (!all) throw new Error('Nobody can be asked.');
      const others = all.filter(({ id, age }) => id !== self.id && age < holds);
      open.heard = () => {
        if (others.every(({ id }) => open.answers.has(id))) resolve();
      };
      open.heard();
      // After a crash of the database the table is empty, while leases from before it still hold.
      const oldest = Math.max(0, ...all.map(({ known }) => known));
      const unknown = self.role === 'all' ? 0 : holds - oldest;
      const leases = Math.max(0, ...others.map(({ age }) => holds - age));
      await Promise.all([Promise.race([promise, pause(leases)]), pause(unknown)]);
    } catch {
      // What cannot be asked goes by the clock: without the database nobody's lease is renewed. One process alone asks nobody.
      if (self.role !== 'all') await pause(holds);
    } finally {
      this.#open.delete(question);
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
    // Where it cannot be said, the connection is as good as lost, and with it the lease.
    await this.#deps
      .connection()
      ?.query(say(channel, `${words.answer} ${question} ${self.id}`))
      .catch(() => undefined);
  }

  #note(question: string, by: string): void {
    const open = this.#open.get(question);
    open?.answers.add(by);
    open?.heard();
  }
}

const pause = (milliseconds: number) =>
  milliseconds > 0 ? wait(milliseconds, undefined, { ref: false }) : undefined;
