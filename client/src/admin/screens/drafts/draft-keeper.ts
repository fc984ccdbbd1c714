import type { ApolloClient } from '@apollo/client';
import {
  type DraftOf,
  discardServerDraft,
  findDraft,
  type ServerDraft,
  saveServerDraft,
} from './server-drafts.ts';

/** Milliseconds from a change to its save; what is changed meanwhile goes with it. */
const every = 10_000;

interface Keeping {
  client: ApolloClient;
  of: DraftOf;
  /** The draft that this tab saved or took last, by its time; null when it knows of none. */
  known: string | null;
  /** What the form holds, and the version that it was made from. */
  read(): Pick<ServerDraft, 'document' | 'baseVersion'>;
  /** There is a draft that this tab does not know. */
  onFound(draft: ServerDraft): void;
  onSaved(at: string): void;
}

/**
 * Keeps one form's draft on the server while it is open. A draft of another tab or device is first looked for, and nothing
 * is written over it before its author chose. Nothing here is waited for, and what fails is tried with the next save.
 */
export class DraftKeeper {
  readonly #keeping: Keeping;
  #state: 'unsure' | 'asking' | 'keeping' | 'over' = 'unsure';
  #changed = false;
  #isThere: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    this.#isThere = keeping.known !== null;
  }

  /** Looks for a draft once. Rejects when there is no answer. */
  async look(): Promise<void> {
    const { client, of, known, onFound } = this.#keeping;
    const draft = await findDraft(client, of);
    if (this.#state !== 'unsure') return;
    this.#isThere = draft !== null;
    this.#state = draft && draft.updatedAt !== known ? 'asking' : 'keeping';
    if (draft && this.#state === 'asking') onFound(draft);
  }

  /** Something was typed. */
  note(): void {
    this.#changed = true;
    if (this.#state !== 'over') this.#timer ??= setTimeout(() => void this.#tick(), every);
  }

  /** What was typed is taken back: it is as it was saved. */
  reset(): void {
    this.#changed = false;
    if (this.#state === 'keeping') this.#discard();
  }

  /** The author went on with what was found, or did not want it. */
  choose(wanted: boolean): void {
    this.#state = 'keeping';
    if (!wanted) this.#discard();
  }

  /** What was typed is on the server when this resolves; rejects when it is not. */
  async keepNow(): Promise<void> {
    if (this.#state === 'unsure') await this.look();
    if (this.#changed && this.#state === 'keeping') await this.#save(false);
  }

  /** The page is going: what is not kept yet goes along. */
  leave(): void {
    if (this.#changed && this.#state === 'keeping') void this.#save(true).catch(() => undefined);
  }

  /** The record is saved, or the form given up. What was found and not chosen stays, to be offered again. */
  end(): void {
    const isOurs = this.#state !== 'asking';
    this.stop();
    if (isOurs) this.#discard();
  }

  stop(): void {
    this.#state = 'over';
    clearTimeout(this.#timer);
  }

  async #tick(): Promise<void> {
    this.#timer = undefined;
    if (!this.#changed) return;
    try {
      if (this.#state === 'unsure') await this.look();
      if (this.#state === 'keeping') await this.#save(false);
    } catch {
      this.note();
    }
  }

  async #save(isLeaving: boolean): Promise<void> {
    const { client, of, read, onSaved } = this.#keeping;
    this.#changed = false;
    this.#isThere = true;
    const saving = saveServerDraft(client, { ...of, ...read() }, isLeaving);
    this.#underWay = saving.catch(() => undefined);
    try {
      onSaved(await saving);
    } catch (error) {
      this.#changed = true;
      throw error;
    }
  }

  /** After what is under way, which would bring it back. */
  #discard(): void {
    if (!this.#isThere) return;
    this.#isThere = false;
    const { client, of } = this.#keeping;
    void this.#underWay.then(() => discardServerDraft(client, of)).catch(() => undefined);
  }
}
