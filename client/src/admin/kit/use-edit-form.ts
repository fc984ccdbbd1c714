import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/failure.ts';
import { personAtWork } from '../../lib/kept-place.ts';
import { randomKey } from '../../lib/random-key.ts';
import { watchPresses } from './after-press.ts';
import { alike } from './alike.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { whyNotSaved } from './not-saved.ts';
import { placeBesideFields } from './place-beside-fields.ts';
import type { Actions, Edited, Row } from './resource.ts';

/** A save that was refused because a colleague saved first. */
export interface Conflict<T> {
  changedBy: string | null;
  /** Whether that is the one who is told: in another tab, or by a save whose answer got lost. */
  bySelf: boolean;
  changedAt: string | null;
  /** Their state now; null when it is gone or could not be read. */
  theirs: T | null;
}

export interface EditOptions<T extends Row, Values extends FieldValues> {
  resource: Edited<T, Values>;
  actions: Actions<T, Values>;
  /** Null makes a new one. */
  item: T | null;
  onSaved(saved: T): void;
}

/**
 * The form of one row: its values, its draft, saving it, and what the server says beside the fields.
 * The version that was opened stays the base until it is saved or theirs is loaded.
 */
export function useEditForm<T extends Row, Values extends FieldValues>(options: EditOptions<T, Values>) {
  const { resource, actions, item, onSaved } = options;
  const { noun, texts, form: config } = resource;
  const id = item?.id ?? null;
  const [draft, setDraft] = useState(() => {
    const kept = readDraft<Values>(noun);
    return kept?.id === id ? kept : null;
  });
  const [version, setVersion] = useState(draft ? draft.version : (item?.version ?? null));
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const [original] = useState(() => (item ? config.fromItem(item) : config.blank()) as DefaultValues<Values>);
  const form = useForm<Values>({ defaultValues: original, mode: 'onTouched' });
  const key = useRef(draft?.key ?? randomKey());
  /** What was sent last, when no answer came: it may have arrived. */
  const unanswered = useRef<Values | null>(null);

  useEffect(watchPresses, []);

  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [draft, form]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) =>
          isDirty ? keepDraft(noun, { id, version, key: key.current, values }) : dropDraft(noun),
      }),
    [form, noun, id, version],
  );

  const done = (saved: T) => {
    dropDraft(noun);
    toast.success(id === null ? texts.created : texts.updated);
    onSaved(saved);
  };

  const save = async (values: Values, base: number | null): Promise<void> => {
    setProblem(null);
    try {
      done(id === null ? await actions.create(values, key.current) : await actions.update(id, values, base));
    } catch (error) {
      const failure = readFailure(error);
      const arrived = unanswered.current;
      unanswered.current = failure.code === 'OFFLINE' ? values : null;
      // After an answer nothing is open any more: what is sent next is something new.
      if (failure.code !== 'OFFLINE') key.current = randomKey();
      if (failure.code === 'CONFLICT' && id !== null) {
        const theirs = await actions.fetch(id).catch(() => null);
        const saved = theirs && config.fromItem(theirs);
        if (saved && alike(saved, values)) return done(theirs);
        // The last try had arrived after all, and more was typed since.
        if (saved && arrived && alike(saved, arrived)) return save(values, theirs.version);
        const { changedBy, changedAt } = failure;
        const bySelf = changedBy !== null && changedBy === personAtWork()?.email;
        return setConflict({ changedBy, bySelf, changedAt, theirs });
      }
      toast.error(texts.saveFailed, { description: failure.message });
      if (!placeBesideFields(form, failure, Object.keys(config.labels) as Path<Values>[]))
        setProblem(whyNotSaved(failure, noun));
    }
  };

  return {
    form,
    /** Whether what is shown was typed earlier and kept. */
    hasDraft: draft !== null,
    /** What is wrong with the whole, when no field is to blame. */
    problem,
    conflict,
    /** What the editing started from; null when that is no longer known. */
    base: draft && draft.version !== item?.version ? null : (form.formState.defaultValues as Values),
    submit: form.handleSubmit((values) => save(values, version)),
    keepEditing: () => setConflict(null),
    overwrite: (theirs: T) => {
      setConflict(null);
      return form.handleSubmit((values) => save(values, theirs.version))();
    },
    reload: (theirs: T) => {
      setConflict(null);
      setDraft(null);
      setVersion(theirs.version);
      form.reset(config.fromItem(theirs));
      dropDraft(noun);
    },
    /** Leaves the kept draft for what is saved. */
    startOver: () => {
      setDraft(null);
      setVersion(item?.version ?? null);
      form.reset(original);
      dropDraft(noun);
    },
    discard: () => dropDraft(noun),
  };
}
