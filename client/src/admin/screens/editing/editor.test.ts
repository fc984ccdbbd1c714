// The machine beside a small server, in thousands of random orders of what can happen to somebody who writes.

import { describe, test } from '@jest/globals';
import fc from 'fast-check';
import type { Failure } from '../../../lib/api/failure.ts';
import type { Values } from '../form/form.tsx';
import { documentOf, openEditor, step } from './editor.ts';
import type { Editor, EditorConfig, EditorEvent, Effect, ServerDraft, Work } from './editor-state.ts';
import { pick } from './merge.ts';

const fields = ['name', 'text', 'place'] as const;
type Field = (typeof fields)[number];
interface Item {
  id: number;
  version: number;
  values: Values;
}

/** What becomes of a call: it is carried out and answered, it or its answer is lost, or it is sent away. */
const fates = ['answered', 'requestLost', 'answerLost', 'signedOut', 'busy', 'refused'] as const;
type Fate = (typeof fates)[number];

type Happening =
  | { what: 'type'; field: Field }
  | { what: 'save' | 'colleague' | 'delete' | 'restore' | 'look' | 'wait' | 'leave' | 'startOver' }
  /** The oldest call under way gets this fate; or Save is pressed, and its call gets it. */
  | { what: 'fate' | 'try'; fate: Fate }
  | { what: 'reload'; fate: Fate }
  | { what: 'choose'; choice: 'keepEditing' | 'reload' | 'overwrite' }
  | { what: 'offer'; choice: 'continueOffered' | 'discardOffered' }
  | { what: 'otherTab' };

const fate = fc.constantFrom(...fates);
const plain = (...names: Extract<Happening, { what: string }>['what'][]) =>
  fc.record({ what: fc.constantFrom(...names) });

const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('type'), field: fc.constantFrom(...fields) }) },
  { weight: 3, arbitrary: plain('save') },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('fate'), fate }) },
  { weight: 9, arbitrary: fc.record({ what: fc.constant('try'), fate }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('reload'), fate }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('choose'),
      choice: fc.constantFrom('keepEditing', 'reload', 'overwrite'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('offer'),
      choice: fc.constantFrom('continueOffered', 'discardOffered'),
    }),
  },
  { weight: 4, arbitrary: plain('colleague') },
  { weight: 3, arbitrary: plain('delete', 'restore', 'wait', 'leave', 'startOver', 'otherTab') },
) as fc.Arbitrary<Happening>;

const failure = (code: string, more: Partial<Failure> = {}): Failure => ({
  message: code,
  code,
  details: [],
  changedBy: null,
  changedAt: null,
  ...more,
});

/** What a server holds, and how it answers, as the real one does. */
class Server {
  item: Item | null = null;
  isDeleted = false;
  draft: ServerDraft | null = null;
  readonly made: string[] = [];
  /** Every word that a save has brought, by its field. */
  readonly saved = new Set<string>();
  #changedBy = '';
  readonly #keys = new Map<string, string>();

  write(values: Values, by: string): void {
    this.item = { id: 7, version: (this.item?.version ?? 0) + 1, values };
    this.#changedBy = by;
    for (const field of fields) this.saved.add(`${field} ${values[field]}`);
  }

  create(values: Values, key: string): Item {
    const before = this.#keys.get(key);
    if (before !== undefined && before !== JSON.stringify(values)) throw failure('CONFLICT');
    if (before === undefined) {
      this.made.push(key);
      this.#keys.set(key, JSON.stringify(values));
      this.write(values, 'me');
    }
    return this.item as Item;
  }

  update(values: Values, version: number | null): Item {
    if (!this.item || this.isDeleted) throw failure('NOT_FOUND');
    if (version !== this.item.version) throw failure('CONFLICT', { changedBy: this.#changedBy });
    this.write(values, 'me');
    return this.item;
  }
}

/** Somebody at a form, with a tab that can be loaded again. */
class Desk {
  readonly server = new Server();
  editor!: Editor<Item>;
  config!: EditorConfig<Item>;
  form: { saved: Values; values: Values } = { saved: {}, values: {} };
  tab: string | null = null;
  calls: Extract<Effect<Item>, { type: 'create' | 'update' | 'read' | 'look' | 'keep' | 'drop' }>[] = [];
  /** Words that must not be lost: typed here and not given up. */
  readonly typed = new Map<Field, string>();
  /** What a colleague wrote last into a field that nobody here touched since. */
  readonly theirs = new Map<Field, string>();
  words = 0;
  toldSaved = 0;
  readonly #options: { isNew: boolean; stays: boolean; remote: EditorConfig<Item>['remote'] };

  constructor(options: { isNew: boolean; stays: boolean; remote: EditorConfig<Item>['remote'] }) {
    this.#options = options;
    if (!options.isNew) this.server.write({ name: 'old', text: 'old', place: 'old' }, 'nobody');
    this.open();
  }

  get isSending() {
    return this.editor.phase.name === 'sending';
  }

  get isOver() {
    return this.editor.phase.name === 'over';
  }

  /** The page is loaded: what is saved is read anew, what the tab kept is there. */
  open(): void {
    const { stays, remote, isNew } = this.#options;
    const draft: Work | null = JSON.parse(this.tab ?? 'null');
    const isOfRecord = draft ? draft.id !== null : !isNew || this.toldSaved > 0;
    this.config = {
      form: {
        labels: Object.fromEntries(fields.map((field) => [field, field])),
        read: ({ values }) => ({ ...values }),
        blank: () => Object.fromEntries(fields.map((field) => [field, ''])),
        send: (values) => values,
      },
      item: isOfRecord ? this.server.item : null,
      stays,
      remote,
      me: 'me',
      newKey: () => `key ${++this.words}`,
    };
    const saved = this.config.item?.values ?? this.config.form.blank();
    this.form = { saved, values: saved };
    this.calls = [];
    this.#take(openEditor(this.config, draft));
  }

  #take([editor, effects]: [Editor<Item>, Effect<Item>[]]): void {
    this.editor = editor;
    for (const effect of effects) {
      if (effect.type === 'store') this.tab = JSON.stringify(effect.work);
      else if (effect.type === 'forget') this.tab = null;
      else if (effect.type === 'show') this.#show(effect);
      else if (effect.type === 'saved') this.#saved(effect.item);
      else if (effect.type !== 'keepSoon' && effect.type !== 'refused') this.calls.push(effect);
    }
  }

  #show({ saved, values }: { saved: Values; values: Values }): void {
    this.form = { saved, values };
    this.#typed();
  }

  #saved(item: Item): void {
    this.toldSaved += 1;
    if (this.#options.stays) this.config = { ...this.config, item };
  }

  tell(event: EditorEvent<Item>): void {
    this.#take(step(this.config, this.editor, event));
  }

  #typed(): void {
    const { saved, values } = this.form;
    this.tell({
      type: 'typed',
      values,
      isDirty: JSON.stringify(pick(values, fields)) !== JSON.stringify(pick(saved, fields)),
    });
  }

  #serve(call: Desk['calls'][number], fate: Fate): EditorEvent<Item> | null {
    const { server } = this;
    const refusal = {
      requestLost: 'OFFLINE',
      signedOut: 'UNAUTHENTICATED',
      busy: 'RATE_LIMITED',
      refused: 'BAD_USER_INPUT',
    };
    const isRead = call.type === 'read' || call.type === 'look';
    if (fate in refusal) {
      const code = refusal[fate as keyof typeof refusal];
      if (call.type === 'look') return { type: 'notLooked' };
      if (call.type === 'keep') return { type: 'notKept' };
      if (call.type === 'drop') return null;
      if (call.type === 'read') return { type: 'read', item: null };
      // What has been made of this key before was no bad input then.
      if (code === 'BAD_USER_INPUT' && call.type === 'create' && server.made.includes(call.key))
        fate = 'answered';
      else return { type: 'failed', why: failure(code) };
    }
    const isLost = fate === 'answerLost';
    try {
      const answer = this.#answer(call);
      if (!isLost) return answer;
    } catch (why) {
      if (!isLost) return { type: 'failed', why: why as Failure };
    }
    if (isRead) return call.type === 'read' ? { type: 'read', item: null } : { type: 'notLooked' };
    if (call.type === 'drop') return null;
    return call.type === 'keep' ? { type: 'notKept' } : { type: 'failed', why: failure('OFFLINE') };
  }

  #answer(call: Desk['calls'][number]): EditorEvent<Item> | null {
    const { server } = this;
    switch (call.type) {
      case 'create':
        return { type: 'answered', item: server.create(call.values, call.key) };
      case 'update':
        return { type: 'answered', item: server.update(call.values, call.version) };
      case 'read':
        return { type: 'read', item: server.isDeleted ? null : server.item };
      case 'look':
        return { type: 'looked', draft: server.draft };
      case 'keep': {
        const { values, version } = call.work;
        const updatedAt = `at ${++this.words}`;
        const document = documentOf(this.config, values);
        server.draft = { document, baseVersion: version, base: null, updatedAt } as ServerDraft;
        return { type: 'kept', at: updatedAt };
      }
      case 'drop':
        server.draft = null;
        return null;
    }
  }

  happen(one: Happening): void {
    const { server } = this;
    switch (one.what) {
      case 'type': {
        const word = `mine ${++this.words}`;
        this.typed.set(one.field, word);
        this.theirs.delete(one.field);
        this.form.values = { ...this.form.values, [one.field]: word };
        this.#typed();
        break;
      }
      case 'save':
        // Nothing else can be pressed while a question is asked.
        if (this.editor.phase.name === 'conflict') break;
        this.tell({ type: 'save', values: this.form.values });
        break;
      case 'fate': {
        const call = this.calls.shift();
        const event = call && this.#serve(call, one.fate);
        if (event) this.tell(event);
        break;
      }
      case 'try':
        this.happen({ what: 'save' });
        this.happen({ what: 'fate', fate: one.fate });
        break;
      case 'reload':
        // What is under way may still arrive; nobody hears the answer.
        for (const call of this.calls) this.#serve(call, one.fate);
        this.open();
        break;
      case 'colleague': {
        if (!server.item || server.isDeleted) break;
        const field = fields[this.words % fields.length] as Field;
        const word = `theirs ${++this.words}`;
        server.write({ ...server.item.values, [field]: word }, 'okello');
        if (!this.typed.has(field)) this.theirs.set(field, word);
        break;
      }
      case 'delete':
        server.isDeleted = true;
        break;
      case 'restore':
        server.isDeleted = false;
        break;
      case 'wait':
        this.tell({ type: 'keepDue' });
        break;
      case 'leave':
        this.tell({ type: 'leaving' });
        break;
      case 'startOver':
        if (!this.editor.isResumed) break;
        // Not while a save is on its way, when the button cannot be pressed.
        if (!this.isSending) this.typed.clear();
        this.tell({ type: 'startOver' });
        break;
      case 'otherTab':
        if (this.config.remote === null) break;
        server.draft = {
          document: { ...this.form.values, name: `elsewhere ${++this.words}` },
          baseVersion: null,
          base: null,
          updatedAt: `at ${this.words}`,
        } as ServerDraft;
        break;
      case 'choose': {
        const { phase } = this.editor;
        if (phase.name !== 'conflict') break;
        const { theirs } = phase.conflict;
        if (one.choice !== 'keepEditing' && !theirs) break;
        if (one.choice === 'reload')
          for (const field of theirs?.contested ?? []) this.typed.delete(field as Field);
        if (one.choice === 'overwrite')
          for (const field of theirs?.contested ?? []) this.theirs.delete(field as Field);
        this.tell({ type: one.choice });
        break;
      }
      case 'offer':
        if (!this.editor.remote.offered) break;
        // What another tab wrote takes the place of what is typed here, because the person says so.
        if (one.choice === 'continueOffered' && !this.isSending) {
          this.typed.clear();
          this.theirs.clear();
        }
        this.tell({ type: one.choice });
        break;
    }
  }

  /** All that is under way is answered. */
  settle(): void {
    for (let most = 30; this.calls.length > 0 && most > 0; most -= 1)
      this.happen({ what: 'fate', fate: 'answered' });
  }
}

const options = fc.record({
  isNew: fc.boolean(),
  stays: fc.boolean(),
  remote: fc.constantFrom(null, 'typed' as const, 'sent' as const),
});
const order = fc.array(happening, { maxLength: 40 });

/** Plays an order of events to its end; `fault` says after each what must not be. */
function play(
  chosen: ConstructorParameters<typeof Desk>[0],
  events: Happening[],
  fault: (desk: Desk) => unknown[],
): Desk {
  const desk = new Desk(chosen);
  const check = () => {
    const found = fault(desk);
    if (found.length > 0) throw new Error(JSON.stringify(found));
  };
  for (const event of events) {
    if (desk.isOver) break;
    desk.happen(event);
    check();
  }
  desk.settle();
  check();
  return desk;
}

const many = { numRuns: Number(process.env.ORDERS ?? 4000) };

describe('In whatever order things happen to a form', () => {
  test('no typed word is lost: it is saved, or in the form and in the draft of the tab', () => {
    const lost = ({ typed, form, server, isOver, tab, editor }: Desk) =>
      [...typed].filter(([field, word]) => {
        if (server.saved.has(`${field} ${word}`)) return false;
        const held = [form.values, editor.work.values, JSON.parse(tab ?? '{}').values ?? {}];
        return isOver || held.some((values) => values[field] !== word);
      });
    fc.assert(
      fc.property(options, order, (chosen, events) => void play(chosen, events, lost)),
      many,
    );
  });

  test('a new record is made once, however often its creation is sent', () => {
    const twice = ({ server }: Desk) => server.made.slice(1);
    const made = options.map((chosen) => ({ ...chosen, isNew: true }));
    fc.assert(
      fc.property(made, order, (chosen, events) => void play(chosen, events, twice)),
      many,
    );
  });

  test('what a colleague wrote, and nobody here wrote over, stays as they wrote it', () => {
    const reverted = ({ theirs, server }: Desk) =>
      [...theirs].filter(([field, word]) => server.item?.values[field] !== word);
    fc.assert(
      fc.property(options, order, (chosen, events) => void play(chosen, events, reverted)),
      {
        ...many,
        // Found once: 'Start over' while it is read what the colleague saved.
        examples: [
          [
            { isNew: false, stays: false, remote: null },
            [
              { what: 'colleague' },
              { what: 'type', field: 'name' },
              { what: 'reload', fate: 'answered' },
              { what: 'try', fate: 'answered' },
              { what: 'startOver' },
            ],
          ],
        ],
      },
    );
  });
});
