import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { currentPerson } from '../../../lib/session/saved-place.ts';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { watchPointer } from '../form/after-pointer-up.ts';
import type { Values } from '../form/form.tsx';
import { showFieldErrors } from '../form/show-field-errors.ts';
import type { Actions, Edited, Row } from '../resource.ts';
import { deleteDraft, readDraft, saveDraft } from './draft.ts';
import { draftFrom } from './draft-from.ts';
import { areEqual, baseAfterSave, differentFields, merge } from './merge.ts';
import { whyNotSaved } from './not-saved.ts';

/** A save that was refused because a colleague saved first, and changed the same fields. */
export interface Conflict<T> {
  changedBy: string | null;
  /** Whether that is the one who is told: in another tab, or by a save whose answer got lost. */
  bySelf: boolean;
  changedAt: string | null;
  /** Their state now and what both changed; null when it is gone or could not be read. */
  theirs: { item: T; values: Values; contested: string[]; merged: Values } | null;
}

/** What the editing started from. */
interface Base {
  version: number | null;
  /** Null when that is no longer known. */
  values: Values | null;
}

export interface EditOptions<T extends Row> {
  resource: Edited<T>;
  actions: Omit<Actions<T>, 'remove'>;
  /** Null makes a new one. */
  item: T | null;
  /** The form stays open after a save, and goes on from what was saved. */
  stays?: boolean;
  onSaved(saved: T): void;
}

/**
 * The form of one row: its values, its draft, saving it, and what the server says beside the fields.
 * The version that was opened stays the base until it is saved or theirs is loaded.
 */
export function useEditForm<T extends Row>(options: EditOptions<T>) {
  const { resource, actions, item, stays = false, onSaved } = options;
  const { noun, draftKind, draftKey, neverKept, texts, form: config } = resource;
  const draftName = draftKey ?? noun;
  const id = item?.id ?? null;
  const [original] = useState(() => (item ? config.read(item) : config.blank()));
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(draftName, neverKept && pick(original, neverKept));
    return kept?.id === id ? kept : null;
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const [base, setBase] = useState<Base>(() =>
    draft
      ? { version: draft.version, values: draft.base }
      : { version: item?.version ?? null, values: original },
  );
  const form = useForm<Values>({ defaultValues: original, mode: 'onTouched' });
  const key = useRef(draft?.key ?? randomKey());
  /** What was sent last, when no answer came: it may have arrived. */
  const unanswered = useRef<Values | null>(draft?.unanswered ?? null);
  /** The row that an earlier try has made, and what it was made of. */
  const made = useRef<{ id: number; base: Base } | null>(null);
  const keptAt = useRef(draft?.keptAt ?? null);
  const keep = useCallback(
    (values: Values) => {
      const { version, values: from } = base;
      const sent = { key: key.current, unanswered: unanswered.current };
      saveDraft(draftName, { id, version, base: from, ...sent, keptAt: keptAt.current, values }, neverKept);
    },
    [draftName, id, base, neverKept],
  );
  const onServer = useDraftKeeper({
    of: draftKind ? { kind: draftKind, key: draftKey ?? id } : null,
    known: keptAt.current,
    read: () => {
      const values = form.getValues();
      return {
        document: draftKey ? (config.send(values) as Record<string, unknown>) : values,
        baseVersion: base.version,
      };
    },
    onSaved: (at) => {
      keptAt.current = at;
      if (form.formState.isDirty) keep(form.getValues());
    },
  });
  const { note, reset } = onServer;

  useEffect(watchPointer, []);

  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [draft, form]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) {
            keep(values);
            note();
          } else {
            deleteDraft(draftName);
            reset();
          }
        },
      }),
    [form, draftName, keep, note, reset],
  );

  const drop = () => {
    deleteDraft(draftName);
    onServer.end();
  };

  /** What was typed while the save was on its way is not saved yet. */
  const goOnFrom = (saved: T, sent: Values, alsoBy?: string | null) => {
    deleteDraft(draftName);
    reset();
    key.current = randomKey();
    unanswered.current = null;
    made.current = null;
    keptAt.current = null;
    setDraft(null);
    const values = config.read(saved);
    setBase({ version: saved.version, values });
    if (alsoBy) return form.reset(values);
    const now = form.getValues();
    form.reset(sent, { keepValues: true });
    for (const field of differentFields(sent, now))
      form.setValue(field, now[field] as never, { shouldDirty: true });
  };

  const done = (saved: T, sent: Values, alsoBy?: string | null) => {
    if (stays) goOnFrom(saved, sent, alsoBy);
    else drop();
    toast.success(id === null ? texts.created : texts.updated, {
      description: alsoBy && `${alsoBy} changed other parts of it meanwhile. Both changes are kept.`,
    });
    onSaved(saved);
  };

  /** A creation without an answer may have arrived: sent again as it was, it is made once. */
  const createAgain = async (earlier: Values): Promise<void> => {
    try {
      const { id: madeId } = await actions.create(earlier, key.current);
      made.current = { id: madeId, base: { version: 1, values: earlier } };
    } catch (error) {
      if (readFailure(error).code === 'OFFLINE') throw error;
      // It had not, and is not wanted any more.
      key.current = randomKey();
    }
  };

  /** Sends `values`, which were made from the state of `start`; the changes of `alsoBy` are among them. */
  const save = async (values: Values, start: Base, alsoBy?: string | null): Promise<void> => {
    setProblem(null);
    const sent = unanswered.current;
    const rowNow = () => id ?? made.current?.id ?? null;
    const from = () => (start.version === null && made.current ? made.current.base : start);
    try {
      if (rowNow() === null && sent && !areEqual(sent, values)) await createAgain(sent);
      const row = rowNow();
      const saved =
        row === null
          ? await actions.create(values, key.current)
          : await actions.update(row, values, from().version);
      done(saved, values, alsoBy);
    } catch (error) {
      const failure = readFailure(error);
      const row = rowNow();
      // What the key of a creation stands for is what was sent with it first.
      unanswered.current = failure.code === 'OFFLINE' ? (row === null && sent) || values : null;
      // After an answer nothing is open any more: what is sent next is something new.
      if (failure.code !== 'OFFLINE') key.current = randomKey();
      if (!areEqual(values, original)) keep(values);
      if (failure.code === 'CONFLICT' && row !== null) {
        const { changedBy, changedAt } = failure;
        const bySelf = changedBy !== null && changedBy === currentPerson()?.email;
        const current = await actions.fetch(row).catch(() => null);
        if (!current) return setConflict({ changedBy, bySelf, changedAt, theirs: null });
        const saved = config.read(current);
        const { values: merged, contested } = merge(baseAfterSave(from().values, sent, saved), values, saved);
        if (contested.length > 0) {
          const theirs = { item: current, values: saved, contested, merged };
          return setConflict({ changedBy, bySelf, changedAt, theirs });
        }
        if (areEqual(saved, merged)) return done(current, merged);
        return save(merged, { version: current.version, values: saved }, bySelf ? null : changedBy);
      }
      toast.error(texts.saveFailed, { description: failure.message });
      if (!showFieldErrors(form, failure, Object.keys(config.labels))) setProblem(whyNotSaved(failure, noun));
    }
  };

  return {
    form,
    /** Whether what is shown was typed earlier and kept. */
    hasDraft: draft !== null,
    /** A draft of another tab or device that waits for a choice. */
    found: onServer.found,
    continueFound: () => {
      if (!onServer.found) return;
      const { base: from, ...taken } = draftFrom(onServer.found, item, config, draftKey !== undefined);
      keptAt.current = onServer.found.updatedAt;
      setBase({ version: taken.version, values: from });
      setDraft({ id, key: key.current, unanswered: null, base: from, ...taken });
      onServer.choose(true);
    },
    /** Brings what was typed to the server as a draft. */
    keepDraft: onServer.keepNow,
    discardFound: () => onServer.choose(false),
    /** What is wrong with the whole, when no field is to blame. */
    problem,
    conflict,
    submit: form.handleSubmit((values) => save(values, base)),
    keepEditing: () => setConflict(null),
    /** Saves what was typed; what only they changed stays as they left it. */
    overwrite: ({ item: { version }, values, merged }: NonNullable<Conflict<T>['theirs']>) => {
      setConflict(null);
      return form.handleSubmit(() => save(merged, { version, values }))();
    },
    /** Takes theirs where both changed the same; what only was typed here stays typed. */
    reload: ({ item: { version }, values, contested, merged }: NonNullable<Conflict<T>['theirs']>) => {
      setConflict(null);
      setDraft(null);
      setBase({ version, values });
      form.reset(values);
      for (const field of differentFields(values, merged)) {
        if (!contested.includes(field)) form.setValue(field, merged[field] as never, { shouldDirty: true });
      }
    },
    /** Leaves the kept draft for what is saved. */
    startOver: () => {
      setDraft(null);
      setBase({ version: item?.version ?? null, values: original });
      form.reset(original);
      deleteDraft(draftName);
    },
    discard: drop,
  };
}

const pick = (values: Values, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
