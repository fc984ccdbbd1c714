import { Box, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { phoneLink } from '../../lib/company.ts';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { useFilledBeforeHydration } from '../../lib/use-filled-before-hydration.ts';
import { paths } from '../../paths.ts';
import { Weave } from '../../ui/weave.tsx';
import { ErrorSummary, summaryId } from '../forms/error-summary.tsx';
import { GuardFields } from '../forms/form-guard.tsx';
import { PostForm, SendProblem } from '../forms/post-form.tsx';
import { usePostedForm } from '../forms/posted-form.ts';
import { toast } from '../forms/toast.tsx';
import { useFormFields } from '../forms/use-form-fields.ts';
import { useCompany } from '../shell/company.ts';
import { type AnswerName, answerNames, lastStep, medicalAnswers, stepOf } from './answers.ts';
import { EmergencyStep, MedicalStep, PersonalStep } from './person-steps.tsx';
import { ProgramStep } from './program-step.tsx';
import { Progress } from './progress.tsx';
import { ConsentBox, consentId, Review } from './review-step.tsx';
import { Step } from './step.tsx';
import {
  type Offered,
  useInitialAnswers,
  usePreselectedProgram,
  useProgram,
  useProgramChoice,
} from './use-program-choice.ts';
import { consentMissing, useRegistration } from './use-registration.ts';
import { useStep, useStepFocus } from './use-step.ts';
import { WizardButtons } from './wizard-buttons.tsx';

/** Where a browser without JavaScript arrives again when something is wrong. */
const sentTo = 'registration-form';

/** The registration in five steps. Previous and Next check nothing; what is wrong shows when it is sent. */
export function Wizard({ offered }: { offered: Offered }) {
  const [query] = useParameters();
  const wanted = useProgram(query.get('program') ?? '', offered);
  const form = useFormFields<AnswerName>('registration', useInitialAnswers(wanted), medicalAnswers);
  const choice = useProgramChoice(form.values.programId, offered);
  const posted = usePostedForm(form.id);
  const [consent, setConsent] = useState(Boolean(posted?.values.consent));
  const [consentProblem, setConsentProblem] = useState(posted?.problems.consent ?? '');
  const formElement = useRef<HTMLFormElement>(null);
  useFilledBeforeHydration(formElement, (filled) => setConsent(filled.has('consent')));
  const [step, goTo] = useStep();
  const aim = useStepFocus(step);
  usePreselectedProgram(form, wanted);
  const { guard, sending, sent, failure, submit } = useRegistration(form, ([first]) => {
    if (first) show(summaryId(form.id), stepOf(first));
  });

  function show(id: string, at: number) {
    aim(id, at);
    goTo(at);
  }

  function send() {
    if (step < lastStep) return goTo(step + 1);
    if (consent) return submit(true);
    toast({ kind: 'error', ...consentMissing });
    setConsentProblem(consentMissing.description);
    show(consentId, lastStep);
  }

  return (
    <Box bg="surface" borderWidth="1px" boxShadow="md">
      <Weave color="highlight" opacity="0.7" h="12px" />
      <PostForm
        ref={formElement}
        id={sentTo}
        action={`${paths.registration()}#${sentTo}`}
        scrollMarginTop="7rem"
        noValidate
        aria-label="Registration"
        onSend={send}
        onFocus={guard.prepare}
        p={{ base: '5', md: '8', xl: '10' }}
      >
        <Box data-needs-script mb={{ base: '7', md: '10' }}>
          <Progress step={step} />
        </Box>
        <WithoutScript />
        <Box css={{ '&:not(:empty)': { mb: '9' } }}>
          <ErrorSummary
            form={form}
            names={answerNames}
            also={posted && consentProblem ? { id: consentId, problem: consentProblem } : null}
            onChoose={(name) => show(`${form.id}-${name}`, stepOf(name))}
          />
        </Box>
        <Grid gap="14">
          <Step index={0} current={step}>
            <PersonalStep form={form} />
          </Step>
          <Step index={1} current={step}>
            <ProgramStep form={form} choice={choice} />
          </Step>
          <Step index={2} current={step}>
            <EmergencyStep form={form} />
          </Step>
          <Step index={3} current={step}>
            <MedicalStep form={form} />
          </Step>
          <Step index={4} current={step}>
            <Box data-needs-script>
              <Review answers={form.values} program={choice.chosen?.name} onChange={goTo} />
            </Box>
            <ConsentBox
              checked={consent}
              problem={consentProblem}
              onChange={(checked) => {
                setConsent(checked);
                setConsentProblem('');
              }}
            />
          </Step>
        </Grid>
        <GuardFields form={form.id} ref={guard.honeypot} />
        <SendProblem text={failure} css={{ '&:has(p)': { mt: '7' } }} />
        <WizardButtons step={step} sending={sending} sent={sent} onPrevious={() => goTo(step - 1)} />
      </PostForm>
    </Box>
  );
}

/** Where JavaScript is off, index.html shows all steps; this says how they are sent. */
function WithoutScript() {
  const [phone] = useCompany().phones;
  return (
    <noscript>
      <Box as="p" bg="subtle" p="5" mb="8" css={{ '& a': { textDecoration: 'underline' } }}>
        <strong>All five steps stand on this page.</strong> Answer what you can and press Submit at the end;
        what is missing, we tell you.
        {phone && (
          <>
            {' '}
            Or register on the telephone: <a href={phoneLink(phone)}>{phone}</a>.
          </>
        )}
      </Box>
    </noscript>
  );
}
