// What a form is made of wherever it stands, in a dialog or on a page of its own: fields, notices and questions.
import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { OpenByOthers, usePresence } from '../../live/presence.tsx';
import { QuestionDialog } from '../../ui/dialogs/question.tsx';
import { displayMoment } from '../../ui/moment.ts';
import { FormProblem } from '../form/fields.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Row } from './edited.ts';
import { type EditOptions, useEditor } from './use-editor.ts';
import { UnfinishedContext, useLeaveGuard, useUnfinishedParts } from './use-leave-guard.ts';

export interface FormOptions<T extends Row> extends EditOptions<T> {
  onClose(): void;
}

/** Creates a row when no item is given, else changes it. Nothing that was typed gets lost unasked. */
export function useEditedForm<T extends Row>(options: FormOptions<T>) {
  const { resource, item, onClose } = options;
  const edit = useEditor(options);
  const { isDirty } = edit.form.formState;
  const isSubmitting = edit.isSending;
  const { tell } = edit;
  const [asking, setAsking] = useState(false);
  const parts = useUnfinishedParts();
  const unsaved = isDirty || parts.unfinished;
  const leaving = useLeaveGuard(unsaved);
  const kind = kindOf(item);
  usePresence(kind, item?.id, unsaved);
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(element, options.stays === true);

  const firstField = () => element.current?.querySelector<HTMLElement>('input, select, textarea') ?? null;
  /** The button goes with its notice. */
  const chosen = (choice: () => void) => () => {
    firstField()?.focus();
    choice();
  };

  const close = () => {
    if (isSubmitting) return;
    if (unsaved) setAsking(true);
    else onClose();
  };

  const fields = (
    <FormProvider {...edit.form}>
      <chakra.form
        ref={element}
        id={formId}
        noValidate
        onSubmit={edit.submit}
        display="flex"
        flexDirection="column"
        gap="5"
      >
        <OpenByOthers kind={kind} id={item?.id} />
        {edit.offered && (
          <Notice
            bg="highlightSoft"
            rowGap="2"
            words={`You began ${item ? `to change this ${resource.noun}` : `a new ${resource.noun}`} on ${displayMoment(edit.offered.updatedAt)} and did not save it.`}
          >
            <Button
              variant="outline"
              size="sm"
              disabled={isSubmitting}
              onClick={chosen(() => tell({ type: 'continueOffered' }))}
            >
              Continue
            </Button>
            <Button variant="ghost" size="sm" onClick={chosen(() => tell({ type: 'discardOffered' }))}>
              Discard
            </Button>
          </Notice>
        )}
        {edit.isResumed && (
          <Notice bg="subtle" rowGap="4" words="We kept what you typed here before.">
            <Button
              variant="ghost"
              size="sm"
              disabled={isSubmitting}
              onClick={chosen(() => tell({ type: 'startOver' }))}
            >
              Start over
            </Button>
          </Notice>
        )}
        {edit.problem && <Problem>{edit.problem}</Problem>}
        <UnfinishedContext value={parts.tell}>{resource.form.draw(item)}</UnfinishedContext>
      </chakra.form>
    </FormProvider>
  );

  const questions = (
    <>
      <QuestionDialog
        open={asking || leaving.asking}
        title="Leave without saving?"
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onCancel={() => {
          setAsking(false);
          leaving.stay();
        }}
        onConfirm={() => {
          tell({ type: 'discard' });
          onClose();
          leaving.leave();
        }}
      >
        What you typed in this {resource.noun} has not been saved yet.
      </QuestionDialog>
      <ConflictDialog
        conflict={edit.conflict}
        noun={resource.noun}
        form={resource.form}
        mine={edit.form.getValues()}
        onKeepEditing={() => tell({ type: 'keepEditing' })}
        onReload={() => tell({ type: 'reload' })}
        onOverwrite={edit.overwrite}
      />
    </>
  );

  return {
    edit,
    formId,
    element,
    firstField,
    isSubmitting,
    /** Something was typed and not saved. */
    unsaved,
    /** Leaves the form; asks first when something would be lost. */
    close,
    /** Goes to another page of the staff that shows the same form: what was typed is found there. */
    moveTo: leaving.moveTo,
    /** The fields, below what must be said first. */
    fields,
    /** Dialogs that stand over the form. */
    questions,
  };
}

/** What the contract calls one of it: `program` for a `Program`. */
function kindOf(item: object | null): string | undefined {
  const { __typename: type } = (item ?? {}) as { __typename?: string };
  return type && type.charAt(0).toLowerCase() + type.slice(1);
}

/** Stands above the fields, which may be scrolled away, and Save was out of use: so it takes the focus. */
function Problem({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <FormProblem ref={box} tabIndex={-1} _focusVisible={{ outlineOffset: '-3px' }}>
      {children}
    </FormProblem>
  );
}

/** Says what is with the draft, and what can be done about it. */
function Notice({
  words,
  children,
  ...look
}: {
  words: string;
  children: ReactNode;
  bg: string;
  rowGap: string;
}) {
  return (
    <Flex
      role="status"
      align="center"
      justify="space-between"
      columnGap="4"
      wrap="wrap"
      px="4"
      py="2"
      borderRadius="md"
      fontSize="sm"
      {...look}
    >
      <span>{words}</span>
      <Flex gap="2">{children}</Flex>
    </Flex>
  );
}

/** Ctrl+S, on a Mac Cmd+S, saves a form that stays open, in place of the page. */
function useSaveKey(form: RefObject<HTMLFormElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [form, isOn]);
}
