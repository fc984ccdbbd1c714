import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RegistrationInput } from '../../generated/schema.ts';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { hasLeft } from '../../lib/history/has-left.ts';
import { paths } from '../../paths.ts';
import { useFormGuard } from '../forms/form-guard.tsx';
import { usePostedForm } from '../forms/posted-form.ts';
import { prepareToasts, toast } from '../forms/toast.tsx';
import { type FormFields, fieldProblems } from '../forms/use-form-fields.ts';
import { useSending } from '../forms/use-sending.ts';
import { type AnswerName, type Answers, answerNames } from './answers.ts';
import { useRegisterMutation } from './registration-page.generated.ts';
import { clearPreselected } from './use-program-choice.ts';
import { endSteps } from './use-step.ts';

/** Milliseconds between the thank-you and the page that says what comes next. */
const pauseAfterSuccess = 2000;

export const consentMissing = {
  title: 'Please provide consent to continue',
  description: 'You must agree to the terms and consent to data usage',
};

/** Sends a registration. `onFaulty` is told which answers the server did not take, in their order. */
export function useRegistration(form: FormFields<AnswerName>, onFaulty: (names: AnswerName[]) => void) {
  const [register] = useRegisterMutation();
  const guard = useFormGuard(prepareToasts);
  const { sending, send } = useSending();
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState(usePostedForm(form.id)?.failure ?? '');
  const leaveSoon = useLeaveSoon();

  async function submit(consent: boolean) {
    const input = registrationInput(form.values, consent);
    setFailure('');
    form.setProblems({});
    try {
      const { data } = await register({ variables: { input, form: await guard.proof(input) } });
      const { firstName, program } = responseData(data).createRegistration;
      form.clear();
      clearPreselected();
      endSteps();
      setSent(true);
      toast({ kind: 'success', title: 'Registration Successful!', description: thanks(firstName, program) });
      leaveSoon();
    } catch (error) {
      const { message, ...facts } = readFailure(error);
      guard.renewToken();
      toast({
        kind: 'error',
        title: 'Registration Failed',
        description: `Please try again later. ${message}`,
      });
      const problems = fieldProblems({ message, ...facts }, answerNames);
      const faulty = answerNames.filter((name) => problems[name]);
      form.setProblems(problems);
      if (faulty.length > 0) onFaulty(faulty);
      else setFailure(message);
    }
  }

  return {
    guard,
    sending,
    /** It is there; nothing more is sent. */
    sent,
    /** Why the last try did not work, when no answer is to blame. */
    failure,
    submit: (consent: boolean) => {
      if (!sent) void send(() => submit(consent));
    },
  };
}

const thanks = (name: string, program: string) =>
  `Thank you, ${name}. Your registration for ${program} is with us.`;

/** Goes on to the success page in a moment, unless the visitor leaves before. */
function useLeaveSoon() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => {
      if (!hasLeft(pathname)) void navigate(paths.registrationSuccess, { replace: true });
    }, pauseAfterSuccess);
  };
}

/** The answers as they are sent. What was left empty and may be is sent empty; the server says what may not. */
function registrationInput({ programId, ...answers }: Answers, consent: boolean): RegistrationInput {
  return { ...answers, programId: programId === '' ? null : Number(programId), consent };
}
