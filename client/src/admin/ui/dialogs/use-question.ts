import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';

/** How something is asked about and told of. */
export interface QuestionWords {
  title: string;
  text: string;
  confirmLabel: string;
  /** The toasts. */
  done: string;
  failed: string;
}

/** Asking before something is done to a `Subject`, doing it, and saying how that went. `act` rejects with what the server said. */
export function useQuestion<Subject>(
  wordsFor: (subject: Subject) => QuestionWords,
  act: (subject: Subject) => Promise<void>,
) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState<QuestionWords | null>(null);
  const confirmed = useRef(false);
  return {
    open,
    /** Of the question on screen, also while it closes. */
    words,
    /** Whether the last question was answered with yes. */
    confirmed,
    ask(about: Subject) {
      confirmed.current = false;
      setSubject(about);
      setWords(wordsFor(about));
      setOpen(true);
    },
    cancel: () => setOpen(false),
    async confirm() {
      if (subject === null || !words) return;
      confirmed.current = true;
      setOpen(false);
      try {
        await act(subject);
        toast.success(words.done);
      } catch (error) {
        const { message, details } = readFailure(error);
        toast.error(words.failed, { description: details[0]?.message ?? message });
      }
    },
  };
}

export type Question = Pick<
  ReturnType<typeof useQuestion>,
  'open' | 'words' | 'confirmed' | 'cancel' | 'confirm'
>;
