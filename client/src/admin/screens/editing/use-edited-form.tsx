// What a form is made of wherever it stands, in a dialog or on a page of its own: fields, notices and questions.
import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { OpenByOthers } from '../../live/open-by-others.tsx';
import { usePresence } from '../../live/use-presence.ts';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { displayMoment } from '../../ui/moment.ts';
import { FormProblem } from '../form/fields.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Row } from './edited.ts';
import { type EditOptions, useEditor } from './use-editor.ts';
import { UnfinishedContext, useLeaveGuard, useUnfinishedParts } from './use-leave-guard.ts';

export interface EditedForm {
  edit: ReturnType<typeof useEditor>;
  formId: string;
  element: RefObject<HTMLFormElement | null>;
  firstField(): HTMLElement | null;
  isSubmitting: boolean;
  /** Something was typed and not saved. */
  unsaved: boolean;
  /** Leaves the form; asks first when something would be lost. */
  close(): void;
  /** Goes to another page of the staff that shows the same form: what was typed is found there. */
  moveTo(path: string): void;
  /** The fields, below what must be said first. */
  fields: ReactNode;
  /** Dialogs that stand over the form. */
  questions: ReactNode;
}

/** Creates a row when no item is given, else changes it. Nothing that was typed gets lost unasked. */
export function useEditedForm<T extends Row>(options: EditOptions<T> & { onClose(): void }): EditedForm {
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
          <DraftOffer
            what={item ? `to change this ${resource.noun}` : `a new ${resource.noun}`}
            at={edit.offered.updatedAt}
            onContinue={chosen(() => tell({ type: 'continueOffered' }))}
            onDiscard={chosen(() => tell({ type: 'discardOffered' }))}
          />
        )}
        {edit.isResumed && <DraftNotice onStartOver={chosen(() => tell({ type: 'startOver' }))} />}
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
    edit: edit as EditedForm['edit'],
    formId,
    element,
    firstField,
    isSubmitting,
    unsaved,
    close,
    moveTo: leaving.moveTo,
    fields,
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

function DraftNotice({ onStartOver }: { onStartOver(): void }) {
  return (
    <Flex
      role="status"
      align="center"
      justify="space-between"
      gap="4"
      wrap="wrap"
      bg="subtle"
      px="4"
      py="2"
      borderRadius="md"
      fontSize="sm"
    >
      We kept what you typed here before.
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </Flex>
  );
}

interface Props {
  /** Such as `to change this post` or `a new post`. */
  what: string;
  at: string;
  onContinue(): void;
  onDiscard(): void;
}

/** A draft that was begun in another tab or on another device. */
export function DraftOffer({ what, at, onContinue, onDiscard }: Props) {
  return (
    <Flex
      role="status"
      align="center"
      justify="space-between"
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      bg="highlightSoft"
      px="4"
      py="2"
      borderRadius="md"
      fontSize="sm"
    >
      <span>
        You began {what} on {displayMoment(at)} and did not save it.
      </span>
      <Flex gap="2">
        <Button variant="outline" size="sm" onClick={onContinue}>
          Continue
        </Button>
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      </Flex>
    </Flex>
  );
}

/** Ctrl+S, on a Mac Cmd+S, saves the form in place of the page. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [form]);
}
