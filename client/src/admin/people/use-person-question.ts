import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/failure.ts';
import type { StaffPersonFragment } from './people.generated.ts';
import { type PersonAction, type PersonWords, personWords } from './person-questions.ts';
import { usePersonActions } from './use-person-actions.ts';

interface Question {
  action: PersonAction;
  person: StaffPersonFragment;
  words: PersonWords;
}

/** Asking before something is done to an account, doing it, and saying how that went. `myId` is who asks. */
export function usePersonQuestion(myId: number | undefined) {
  const run = usePersonActions();
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const confirmed = useRef(false);
  return {
    open,
    /** Of the question on screen, also while it closes. */
    words: question?.words,
    /** Whether the last question was answered with yes. */
    confirmed,
    ask(action: PersonAction, person: StaffPersonFragment) {
      confirmed.current = false;
      setQuestion({ action, person, words: personWords(action, person, person.id === myId) });
      setOpen(true);
    },
    cancel: () => setOpen(false),
    async confirm() {
      if (!question) return;
      confirmed.current = true;
      setOpen(false);
      try {
        await run(question.action, question.person.id);
        toast.success(question.words.done);
      } catch (error) {
        const { message, details } = readFailure(error);
        toast.error(question.words.failed, { description: details[0]?.message ?? message });
      }
    },
  };
}
