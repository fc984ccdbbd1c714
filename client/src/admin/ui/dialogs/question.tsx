import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type Action, toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody, DialogDescription } from './dialog.tsx';

/** How something is asked about and told of. */
export interface QuestionWords {
  title: string;
  text: string;
  confirmLabel: string;
  /** The toasts. */
  done: string;
  failed: string;
}

/**
 * Asking before something is done to a `Subject`, doing it, and saying how that went. `act` rejects with what the server
 * said; it may answer what the toast offers, such as undoing it.
 */
export function useQuestion<Subject>(
  wordsFor: (subject: Subject) => QuestionWords,
  // biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to offer
  act: (subject: Subject) => Promise<Action | void>,
) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [open, setOpen] = useState(false);
  const confirmed = useRef(false);
  /** Of the question on screen, also while it closes. */
  const words = subject === null ? null : wordsFor(subject);
  return {
    open,
    words,
    /** Whether the last question was answered with yes. */
    confirmed,
    /** The same function for good. */
    ask: useCallback((about: Subject) => {
      confirmed.current = false;
      setSubject(about);
      setOpen(true);
    }, []),
    cancel: () => setOpen(false),
    async confirm() {
      // A second press of a quick hand.
      if (confirmed.current || subject === null || !words) return;
      confirmed.current = true;
      setOpen(false);
      try {
        toast.success(words.done, { action: (await act(subject)) ?? undefined });
      } catch (error) {
        const { message, details } = readFailure(error);
        toast.error(words.failed, { description: details[0]?.message ?? message });
      }
    },
  };
}

type Question = Pick<ReturnType<typeof useQuestion>, 'open' | 'words' | 'confirmed' | 'cancel' | 'confirm'>;

interface DialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The harmless way out; it has the focus. */
  cancelLabel: string;
  confirmLabel: string;
  onCancel(): void;
  onConfirm(): void;
  finalFocus?: () => HTMLElement | null;
}

/** Asks before something is lost. */
export function QuestionDialog(props: DialogProps) {
  const { open, title, children, cancelLabel, confirmLabel, onCancel, onConfirm, finalFocus } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const footer = (
    <>
      <Button ref={cancel} variant="outline" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button variant="destructive" onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      kind="question"
      size="sm"
      open={open}
      onClose={onCancel}
      title={title}
      initialFocus={() => cancel.current}
      finalFocus={finalFocus}
      footer={footer}
    >
      <DialogBody>
        <DialogDescription overflowWrap="anywhere">{children}</DialogDescription>
      </DialogBody>
    </Dialog>
  );
}

interface AskedProps {
  question: Question;
  /** Where the focus goes after a yes: the button that asked may be gone with what it asked about. */
  focusAfterYes(): HTMLElement | null;
}

/** The dialog of `useQuestion`. */
export function AskedQuestion({ question, focusAfterYes }: AskedProps) {
  const { open, words, confirmed, cancel, confirm } = question;
  return (
    <QuestionDialog
      open={open}
      title={words?.title ?? ''}
      cancelLabel="Cancel"
      confirmLabel={words?.confirmLabel ?? ''}
      onCancel={cancel}
      onConfirm={confirm}
      finalFocus={() => (confirmed.current ? focusAfterYes() : null)}
    >
      {words?.text}
    </QuestionDialog>
  );
}
