import { QuestionDialog } from './question-dialog.tsx';
import type { Question } from './use-question.ts';

interface Props {
  question: Question;
  /** Where the focus goes after a yes: the button that asked may be gone with what it asked about. */
  focusAfterYes(): HTMLElement | null;
}

/** The dialog of `useQuestion`. */
export function AskedQuestion({ question, focusAfterYes }: Props) {
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
