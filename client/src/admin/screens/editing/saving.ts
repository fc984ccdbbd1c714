// The part of the machine (editor.ts) that sends, and takes what the server answers.
import type { Failure } from '../../../lib/api/failure.ts';
import type { Values } from '../form/form.tsx';
import type { Row } from './edited.ts';
import {
  after,
  type Conflict,
  dropOurs,
  type Editor,
  type EditorConfig,
  type EditorStep,
  type Effect,
  type Phase,
  type Sending,
  type Start,
  stored,
  type Work,
} from './editor-state.ts';
import { areEqual, baseAfterSave, differentFields, merge, pick } from './merge.ts';

export function send<T>(editor: Editor<T>, values: Values, alsoBy: string | null): EditorStep<T> {
  const { id, unanswered, made, key } = editor.work;
  const row = id ?? made?.id ?? null;
  // A creation without an answer may have arrived: sent again as it was, it is made once.
  const sent = (row === null && unanswered) || values;
  const creation = areEqual(sent, values) ? 'create' : 'again';
  const call = row === null ? creation : 'update';
  // As long as there is no answer it may have arrived, also for who loads the page meanwhile.
  const [next, effects] = stored<T>({
    ...editor,
    phase: { name: 'sending', values, alsoBy, before: unanswered, call, why: null },
    work: { ...editor.work, unanswered: sent },
  });
  const { version } = startOf(editor.work);
  return [
    next,
    [
      ...effects,
      row === null ? { type: 'create', values: sent, key } : { type: 'update', id: row, values, version },
    ],
  ];
}

/** What the save is made from: of a new record that an earlier try has made, that one. */
const startOf = (work: Work): Start => (work.version === null && work.made ? work.made : work);

export function answered<T extends Row>(
  config: EditorConfig<T>,
  editor: Editor<T>,
  sending: Sending,
  item: T,
): EditorStep<T> {
  const { work } = editor;
  const { values, alsoBy } = sending;
  if (sending.call === 'again') {
    // A colleague may have changed it since: it is the first version that was made of this.
    const made = { id: item.id, version: 1, base: work.unanswered };
    return send({ ...editor, work: { ...work, made, unanswered: null } }, values, alsoBy);
  }
  if (sending.call === 'update' || item.version === 1) return saved(config, editor, values, item, alsoBy);
  const now = config.form.read(item);
  const [next, shown] = adopt(editor, { item, values: now }, values, now);
  return after(shown, saved(config, next, now, item, alsoBy));
}

export function failed<T extends Row>(
  config: EditorConfig<T>,
  editor: Editor<T>,
  sending: Sending,
  why: Failure,
): EditorStep<T> {
  const { work } = editor;
  const id = work.id ?? work.made?.id ?? null;
  if (why.code === 'OFFLINE') return refused(editor, { name: 'unanswered', why });
  // It had not arrived, and is not wanted any more.
  if (sending.call === 'again' && why.code === 'BAD_USER_INPUT')
    return send(
      { ...editor, work: { ...work, unanswered: null, key: config.newKey() } },
      sending.values,
      sending.alsoBy,
    );
  // This one has not arrived. Whether the one before had, only who looked at it knows.
  const before = { ...work, unanswered: sending.before };
  if (why.code === 'CONFLICT' && id !== null)
    return [{ ...editor, work: before, phase: { ...sending, call: 'read', why } }, [{ type: 'read', id }]];
  const wasLookedAt = why.code === 'BAD_USER_INPUT' || why.code === 'CONFLICT';
  const next = wasLookedAt ? { ...work, unanswered: null, key: config.newKey() } : before;
  return refused({ ...editor, work: next }, { name: 'refused', why });
}

function refused<T>(editor: Editor<T>, phase: Phase<T> & { why: Failure }): EditorStep<T> {
  const [next, effects] = stored({ ...editor, phase });
  return [next, [...effects, { type: 'refused', why: phase.why }]];
}

/** Somebody saved first: what they changed and what was typed here are put together, or asked about. */
export function compare<T extends Row>(
  config: EditorConfig<T>,
  editor: Editor<T>,
  sending: Sending,
  { changedBy, changedAt }: Failure,
  item: T | null,
): EditorStep<T> {
  const sent = sending.values;
  const bySelf = changedBy !== null && changedBy === config.me;
  const ask = (theirs: Conflict<T>['theirs']): EditorStep<T> => {
    const conflict = { changedBy, bySelf, changedAt, theirs };
    return [{ ...editor, phase: { name: 'conflict', values: sent, conflict } }, []];
  };
  if (!item) return ask(null);
  const values = config.form.read(item);
  const base = baseAfterSave(startOf(editor.work).base, editor.work.unanswered, values);
  const { values: merged, contested } = merge(base, sent, values);
  if (contested.length > 0) return ask({ item, values, contested, merged });
  const [next, shown] = adopt(editor, { item, values }, sent, merged);
  if (areEqual(values, merged)) return after(shown, saved(config, next, merged, item, null));
  return after(shown, send(next, merged, bySelf ? null : changedBy));
}

/** `overwrite` saves what was typed; `reload` takes theirs where both changed the same. */
export function settle<T extends Row>(
  editor: Editor<T>,
  sent: Values,
  theirs: NonNullable<Conflict<T>['theirs']>,
  choice: 'overwrite' | 'reload',
): EditorStep<T> {
  const { values, contested, merged } = theirs;
  if (choice === 'overwrite') {
    const [next, shown] = adopt(editor, theirs, sent, merged);
    return after(shown, send(next, merged, null));
  }
  const [next, shown] = adopt(
    { ...editor, work: { ...editor.work, values: { ...editor.work.values, ...pick(sent, contested) } } },
    theirs,
    sent,
    { ...merged, ...pick(values, contested) },
  );
  return [{ ...next, phase: { name: 'editing' }, isResumed: false }, shown];
}

/**
 * Goes on from what somebody else saved: the form shows `values`, and what was typed after `sent`. What is saved is known
 * now, and so whether what was sent before had arrived.
 */
function adopt<T extends Row>(
  editor: Editor<T>,
  { item: { version }, values: base }: { item: T; values: Values },
  sent: Values,
  values: Values,
): EditorStep<T> {
  const { work } = editor;
  const shown = { ...values, ...pick(work.values, differentFields(sent, work.values)) };
  return [
    { ...editor, work: { ...work, version, base, values: shown, unanswered: null } },
    [{ type: 'show', saved: base, values: shown }],
  ];
}

/** What was typed while the save was on its way is not saved yet: the form goes on with it. */
function saved<T extends Row>(
  config: EditorConfig<T>,
  editor: Editor<T>,
  values: Values,
  item: T,
  alsoBy: string | null,
): EditorStep<T> {
  const { work, remote } = editor;
  const isNew = work.id === null;
  const done: Effect<T>[] = [{ type: 'forget' }, ...dropOurs(editor), { type: 'saved', item, isNew, alsoBy }];
  if (!config.stays && areEqual(values, work.values)) return [{ ...editor, phase: { name: 'over' } }, done];
  const isLookedFor = isNew && remote.state !== 'none';
  return [
    {
      phase: { name: 'editing' },
      work: {
        id: item.id,
        version: item.version,
        base: config.form.read(item),
        values: work.values,
        key: config.newKey(),
        unanswered: null,
      },
      isDirty: false,
      isResumed: false,
      remote: {
        state: isLookedFor ? 'unsure' : remote.state,
        offered: isLookedFor ? null : remote.offered,
        isThere: !isLookedFor && remote.state === 'offered',
        isBehind: false,
      },
    },
    [
      ...done,
      { type: 'show', saved: values, values: work.values },
      ...(isLookedFor ? [{ type: 'look', id: item.id } as const] : []),
    ],
  ];
}
