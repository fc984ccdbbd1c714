// The editing of one record as a state machine. `step` is pure: it takes what happened, and answers the state after it and what is
// to be done, which use-editor.ts does and answers with further events.

import { asTyped, type Values } from '../form/form.tsx';
import type { Row } from './edited.ts';
import {
  dropOurs,
  type Editor,
  type EditorConfig,
  type EditorEvent,
  type EditorStep,
  type Effect,
  type ServerDraft,
  stored,
  type Work,
} from './editor-state.ts';
import { areEqual, pick } from './merge.ts';
import { answered, compare, failed, send, settle } from './saving.ts';

/** What the form begins with. */
export const savedValues = <T>({ form, item }: Pick<EditorConfig<T>, 'form' | 'item'>) =>
  item ? form.read(item) : form.blank();

/** Begins with what is saved, or where the draft of this tab stopped. */
export function openEditor<T extends Row>(config: EditorConfig<T>, draft: Work | null): EditorStep<T> {
  const { item, remote } = config;
  const saved = savedValues(config);
  const work = draft ?? {
    id: item?.id ?? null,
    version: item?.version ?? null,
    base: saved,
    values: saved,
    key: config.newKey(),
    unanswered: null,
  };
  const isThere = Boolean(work.keptAt);
  const editor: Editor<T> = {
    phase: { name: 'editing' },
    work,
    isDirty: false,
    isResumed: draft !== null,
    remote: { state: remote ? 'unsure' : 'none', offered: null, isThere, isBehind: false },
  };
  const effects: Effect<T>[] = draft ? [{ type: 'show', saved, values: draft.values }] : [];
  return [editor, remote ? [...effects, { type: 'look', id: work.id }] : effects];
}

/** What happened is not of this phase when it changes nothing: an answer after the form was left, say. */
export function step<T extends Row>(
  config: EditorConfig<T>,
  editor: Editor<T>,
  event: EditorEvent<T>,
): EditorStep<T> {
  const { phase, work, remote } = editor;
  if (phase.name === 'over') return [editor, []];
  switch (event.type) {
    case 'typed':
      return typed(editor, event.values, event.isDirty);
    case 'save': {
      if (phase.name === 'sending') break;
      const { values } = event;
      return send({ ...editor, work: { ...work, values } }, values, null);
    }
    case 'answered':
      if (phase.name === 'sending') return answered(config, editor, phase, event.item);
      break;
    case 'failed':
      if (phase.name === 'sending') return failed(config, editor, phase, event.why);
      break;
    case 'read':
      if (phase.name === 'sending' && phase.why) return compare(config, editor, phase, phase.why, event.item);
      break;
    case 'keepEditing':
      if (phase.name === 'conflict') return [{ ...editor, phase: { name: 'editing' } }, []];
      break;
    case 'overwrite':
    case 'reload':
      if (phase.name !== 'conflict' || !phase.conflict.theirs) break;
      return settle(editor, phase.values, phase.conflict.theirs, event.type);
    case 'startOver': {
      // The answer is compared with what the save began from.
      if (phase.name === 'sending') break;
      const saved = savedValues(config);
      const begun = { ...work, version: config.item?.version ?? null, base: saved, values: saved };
      return [{ ...editor, work: begun, isResumed: false }, [{ type: 'show', saved, values: saved }]];
    }
    case 'discard':
      return [{ ...editor, phase: { name: 'over' } }, [{ type: 'forget' }, ...dropOurs(editor)]];
    case 'looked':
      if (remote.state === 'unsure') return looked(config, editor, event.draft);
      break;
    case 'notLooked':
      return [editor, remote.isBehind ? [{ type: 'keepSoon' }] : []];
    case 'keepDue':
      if (remote.isBehind && remote.state === 'unsure') return [editor, [{ type: 'look', id: work.id }]];
      return keepDraft(editor, false);
    case 'leaving':
      return keepDraft(editor, true);
    case 'kept':
      // A draft that went meanwhile has no time.
      if (remote.isThere) return stored({ ...editor, work: { ...work, keptAt: event.at } });
      break;
    case 'notKept':
      return [{ ...editor, remote: { ...remote, isBehind: true } }, [{ type: 'keepSoon' }]];
    case 'continueOffered':
      if (remote.offered && phase.name !== 'sending') return goOnFrom(config, editor, remote.offered);
      break;
    case 'discardOffered':
      if (!remote.offered) break;
      return [
        { ...editor, remote: { ...remote, state: 'ours', offered: null, isThere: false } },
        [{ type: 'drop', id: work.id }],
      ];
  }
  return [editor, []];
}

function typed<T>(editor: Editor<T>, values: Values, isDirty: boolean): EditorStep<T> {
  const { work, remote } = editor;
  const now = { ...editor, work: { ...work, values }, isDirty };
  if (isDirty) {
    const [next, effects] = stored({ ...now, remote: { ...remote, isBehind: true } });
    return [next, remote.state === 'none' ? effects : [...effects, { type: 'keepSoon' }]];
  }
  const isOurs = remote.state === 'ours';
  const left = { ...remote, isBehind: false, isThere: remote.isThere && !isOurs };
  const [next, effects] = stored({ ...now, remote: left });
  return [next, [...effects, ...(isOurs ? dropOurs(editor) : [])]];
}

/** Brings what was typed to the server, unless a draft is there that its author has still to choose. */
function keepDraft<T>(editor: Editor<T>, isLeaving: boolean): EditorStep<T> {
  const { remote } = editor;
  if (!remote.isBehind || remote.state !== 'ours') return [editor, []];
  return [
    { ...editor, remote: { ...remote, isBehind: false, isThere: true } },
    [{ type: 'keep', work: editor.work, isLeaving }],
  ];
}

function looked<T extends Row>(
  config: EditorConfig<T>,
  editor: Editor<T>,
  draft: ServerDraft | null,
): EditorStep<T> {
  const { work, remote } = editor;
  if (!draft) return keepDraft({ ...editor, remote: { ...remote, state: 'ours', isThere: false } }, false);
  const { updatedAt, document } = draft;
  // After a reload the tab has not heard when its last draft was kept.
  const isOwn =
    updatedAt === work.keptAt || areEqual(document as Values, documentOf(config, work.values) as Values);
  if (!isOwn) return [{ ...editor, remote: { ...remote, state: 'offered', offered: draft } }, []];
  const ours = { ...remote, state: 'ours' as const, isThere: true };
  const [known, effects] = stored({ ...editor, work: { ...work, keptAt: updatedAt }, remote: ours });
  const [next, more] = keepDraft(known, false);
  return [next, [...effects, ...more]];
}

/** What the server keeps of it. */
export function documentOf<T>({ form, remote }: EditorConfig<T>, values: Values): Record<string, unknown> {
  return remote === 'sent' ? (form.send(values) as Record<string, unknown>) : values;
}

/** A draft that was begun in another tab or on another device. */
function goOnFrom<T extends Row>(
  config: EditorConfig<T>,
  editor: Editor<T>,
  draft: ServerDraft,
): EditorStep<T> {
  const { form, item } = config;
  const { document, baseVersion, updatedAt } = draft;
  const saved = savedValues(config);
  // The form may have got other fields since.
  const then = config.remote === 'sent' ? asTyped(form, document) : (document as Values);
  const known = Object.keys(then).filter((name) => typeof then[name] === typeof saved[name]);
  const values = { ...saved, ...pick(then, known) };
  const isOfThis = baseVersion === (item?.version ?? null);
  const base = isOfThis ? saved : draft.base && asTyped(form, draft.base);
  return [
    {
      ...editor,
      work: { ...editor.work, version: baseVersion, base, values, unanswered: null, keptAt: updatedAt },
      isResumed: true,
      remote: { state: 'ours', offered: null, isThere: true, isBehind: false },
    },
    [{ type: 'show', saved, values }],
  ];
}
