import type { OpenWriting } from '../../generated/schema.ts';

/** A record that is open in this browser. */
export interface OpenRecord {
  /** `registration`, `message`, `booking`, or the name of a content type such as `program`. */
  kind: string;
  id: number;
  /** Something was typed that is not saved yet. */
  editing: boolean;
  /** What is being written to or about somebody. */
  writing: OpenWriting | null;
}

/** Milliseconds after which a tab that said nothing more is taken for closed; it says so with each answer it is told. */
const silence = 10_000;

/** What is open in each tab of this browser, as far as this one was told. */
export class OpenRecords {
  mine: OpenRecord[] = [];
  readonly #others = new Map<string, { records: OpenRecord[]; at: number }>();

  /** Answers whether that is something new. */
  hear(tab: string, records: OpenRecord[]): boolean {
    const before = this.#others.get(tab)?.records ?? [];
    if (records.length > 0) this.#others.set(tab, { records, at: Date.now() });
    else this.#others.delete(tab);
    return JSON.stringify(before) !== JSON.stringify(records);
  }

  /** Each record once, however many tabs have it open. */
  inAllTabs(): OpenRecord[] {
    for (const [tab, { at }] of this.#others) if (Date.now() - at > silence) this.#others.delete(tab);
    const all = [...this.mine, ...[...this.#others.values()].flatMap(({ records }) => records)];
    const each = new Map<string, OpenRecord>();
    for (const record of all) {
      const key = `${record.kind} ${record.id}`;
      const before = each.get(key);
      each.set(key, {
        ...record,
        editing: record.editing || before?.editing === true,
        // A reply counts for more than a note: nobody should get two.
        writing: [record.writing, before?.writing].includes('reply')
          ? 'reply'
          : (record.writing ?? before?.writing ?? null),
      });
    }
    // As many as the contract takes.
    return [...each.values()].slice(0, 50);
  }
}
