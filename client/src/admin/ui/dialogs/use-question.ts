import { useCallback, useRef, useState } from 'react';
import { type Action, toast } from 'sonner';
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

export type Question = Pick<
  ReturnType<typeof useQuestion>,
  'open' | 'words' | 'confirmed' | 'cancel' | 'confirm'
>;
