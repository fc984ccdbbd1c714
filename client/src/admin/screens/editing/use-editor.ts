import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { RecordKind } from '../../../generated/schema.ts';
import { type Failure, readFailure } from '../../../lib/api/failure.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { currentPerson } from '../../../lib/session/saved-place.ts';
import {
  deleteDraft,
  discardServerDraft,
  findDraft,
  readDraft,
  saveDraft,
  saveServerDraft,
} from '../drafts/drafts.ts';
import { watchPointer } from '../form/after-pointer-up.ts';
import { showFieldErrors } from '../form/fields.tsx';
import type { Typed, Values } from '../form/form.tsx';
import type { Actions, Edited, Row } from './edited.ts';
import { documentOf, openEditor, savedValues, step } from './editor.ts';
import type { Editor, EditorConfig, EditorEvent, Effects } from './editor-state.ts';
import { areEqual, differentFields, pick } from './merge.ts';

export interface EditOptions<T extends Row> {
  resource: Edited<T>;
  actions: Omit<Actions<T>, 'remove'>;
  /** Null makes a new one. */
  item: T | null;
  /** The form stays open after a save, and goes on from what was saved. */
  stays?: boolean;
  onSaved(saved: T): void;
}

/** Milliseconds from a change to when the server keeps it; what is changed meanwhile goes with it. */
const keepEvery = 10_000;

/** The form of one row, and the machine of editor.ts behind it: what is done in the form it is told, what it asks for is done. */
export function useEditor<T extends Row>(options: EditOptions<T>) {
  const { resource, actions, item, stays = false, onSaved } = options;
  const { noun, draftKind, draftKey, neverKept, texts } = resource;
  const draftName = draftKey ?? noun;
  const client = useApolloClient();
  const config: EditorConfig<T> = {
    form: resource.form,
    item,
    stays,
    remote: draftKind ? (draftKey ? 'sent' : 'typed') : null,
    me: currentPerson()?.email ?? null,
    newKey: randomKey,
  };
  const [original] = useState(() => savedValues(config));
  const [[opened, first]] = useState(() => {
    const kept = readDraft(draftName, neverKept && pick(original, neverKept));
    return openEditor(config, kept?.id === (item?.id ?? null) ? kept : null);
  });
  const now = useRef(opened);
  const [shown, setShown] = useState(opened);
  const form = useForm<Values>({ defaultValues: original, mode: 'onTouched' });
  /** What the machine puts into the form is not typed; the form tells of it in several steps. */
  const isShowing = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is said to the server about its draft, one after the other; rejects when the last was not heard. */
  const said = useRef<Promise<void>>(Promise.resolve());

  const happened = (event: EditorEvent<T>) => {
    const [next, effects] = step(config, now.current, event);
    now.current = next;
    setShown((before) => (isSameToSee(before, next) ? before : next));
    for (const effect of effects) carryOut(effect);
  };

  const say = (what: () => Promise<EditorEvent<T> | undefined>, unheard?: 'notLooked' | 'notKept') => {
    const heard = said.current
      .catch(() => undefined)
      .then(what)
      .then((event) => {
        if (event) tell(event);
      });
    said.current = heard;
    // Nothing here is waited for, and what fails is tried with the next change.
    heard.catch(() => unheard && tell({ type: unheard }));
  };

  const answer = (call: Promise<T>) => {
    call.then(
      (saved) => tell({ type: 'answered', item: saved }),
      (error) => tell({ type: 'failed', why: readFailure(error) }),
    );
  };

  /** Which draft of the server; where there is none it is never asked for. */
  const ofRecord = (id: number | null) => ({ kind: draftKind as RecordKind, key: draftKey ?? id });

  const act: { [Name in keyof Effects<T>]: (effect: Effects<T>[Name]) => void } = {
    create: ({ values, key }) => answer(actions.create(values, key)),
    update: ({ id, values, version }) => answer(actions.update(id, values, version)),
    read({ id }) {
      const read = actions.fetch(id).catch(() => null);
      void read.then((saved) => tell({ type: 'read', item: saved }));
    },
    store: ({ work }) => saveDraft(draftName, work, neverKept),
    forget: () => deleteDraft(draftName),
    show({ saved, values }) {
      isShowing.current = true;
      show(form, saved, values);
      isShowing.current = false;
      tell({ type: 'typed', values, isDirty: !areEqual(values, saved) });
    },
    saved({ item: saved, isNew, alsoBy }) {
      toast.success(isNew ? texts.created : texts.updated, {
        description: alsoBy && `${alsoBy} changed other parts of it meanwhile. Both changes are kept.`,
      });
      // A dialog that something was typed into meanwhile stays open with it.
      if (stays || now.current.phase.name === 'over') onSaved(saved);
    },
    refused({ why }) {
      toast.error(texts.saveFailed, { description: why.message });
      if (!showFieldErrors(form, why, Object.keys(resource.form.labels))) setProblem(whyNotSaved(why, noun));
    },
    look({ id }) {
      say(async () => ({ type: 'looked', draft: await findDraft(client, ofRecord(id)) }), 'notLooked');
    },
    keepSoon() {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        tell({ type: 'keepDue' });
      }, keepEvery);
    },
    keep({ work: { id, values, version }, isLeaving }) {
      const input = { ...ofRecord(id), document: documentOf(config, values), baseVersion: version };
      say(async () => ({ type: 'kept', at: await saveServerDraft(client, input, isLeaving) }), 'notKept');
    },
    drop({ id }) {
      say(async () => {
        await discardServerDraft(client, ofRecord(id));
        return undefined;
      });
    },
  };

  function carryOut<Name extends keyof Effects<T>>(effect: Effects<T>[Name] & { type: Name }): void {
    act[effect.type](effect);
  }

  /** The same in later renders: answers come when they come. */
  const latest = useRef(happened);
  latest.current = happened;
  const [tell] = useState(() => (event: EditorEvent<T>) => latest.current(event));

  const begin = useEffectEvent(() => {
    for (const effect of first) carryOut(effect);
  });
  useEffect(() => {
    begin();
    const stopWatching = watchPointer();
    const stopListening = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, isDirty }) {
        if (!isShowing.current) tell({ type: 'typed', values, isDirty: Boolean(isDirty) });
      },
    });
    const leave = () => tell({ type: 'leaving' });
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stopWatching();
      stopListening();
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [form, tell]);

  const { phase, isResumed, remote } = shown;
  return {
    form,
    isResumed,
    isSending: phase.name === 'sending',
    conflict: phase.name === 'conflict' ? phase.conflict : null,
    /** A draft of another tab or device that waits for a choice. */
    offered: remote.offered,
    /** What is wrong with the whole, when no field is to blame. */
    problem,
    tell,
    submit: form.handleSubmit((values) => {
      setProblem(null);
      tell({ type: 'save', values });
    }),
    /** What is typed is looked at by the form first: what was refused meanwhile is said beside its field. */
    overwrite: form.handleSubmit(
      () => tell({ type: 'overwrite' }),
      () => tell({ type: 'keepEditing' }),
    ),
    /** What was typed is on the server as a draft when this resolves; rejects when it is not. */
    async keepDraft() {
      tell({ type: 'keepDue' });
      let awaited: Promise<void> | undefined;
      while (awaited !== said.current) {
        awaited = said.current;
        await awaited;
      }
    },
  };
}

/** What is typed is drawn by its field alone. */
const isSameToSee = <T>(one: Editor<T>, other: Editor<T>) =>
  one.phase === other.phase &&
  one.isResumed === other.isResumed &&
  one.remote.offered === other.remote.offered;

/** Counts as not saved what differs from `saved`. Who types is not disturbed where the form holds `values` already. */
function show(form: UseFormReturn<Values>, saved: Values, values: Values): void {
  if (areEqual(values, form.getValues())) {
    form.reset(saved, { keepValues: true });
    for (const name of differentFields(values, saved))
      form.setValue(name, values[name] as Typed, { shouldDirty: true });
  } else {
    form.reset(saved);
    form.reset(values, { keepDefaultValues: true });
  }
}

/** Why a form was not saved, and what its owner can do now. `noun` is what it makes, such as `service`. */
function whyNotSaved({ code, message }: Failure, noun: string): string {
  switch (code) {
    case 'OFFLINE':
      return (
        'No answer came from the server, so this is not saved yet. What you typed is still here: press Save to ' +
        'send it again. Nothing is saved twice.'
      );
    case 'UNAUTHENTICATED':
      return 'This is not saved, because you are signed out. What you typed is still here: press Save to sign in and send it.';
    case 'NOT_FOUND':
      return (
        `This ${noun} was deleted while you were editing. What you typed is still here: bring it back from the ` +
        'trash in another tab, then press Save again.'
      );
    default:
      return message;
  }
}
