import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { paths } from '../../paths.ts';
import { ErrorSummary, summaryId } from '../forms/error-summary.tsx';
import { TextAreaField, TextField } from '../forms/field.tsx';
import { GuardFields, useFormGuard } from '../forms/form-guard.tsx';
import { PostForm, SendProblem, SubmitButton } from '../forms/post-form.tsx';
import { usePostedForm, useWasSent } from '../forms/posted-form.ts';
import { PrivacyLink } from '../forms/privacy-link.tsx';
import { prepareToasts, toast } from '../forms/toast.tsx';
import { fieldProblems, useFormFields } from '../forms/use-form-fields.ts';
import { useSending } from '../forms/use-sending.ts';
import { useCompany } from '../shell/company.ts';
import { useSendContactMessageMutation } from './contact-page.generated.ts';

/** Where a browser without JavaScript arrives again after sending. */
const sentTo = 'contact-form';

/** 'Send us a Message'. */
export function MessageForm() {
  const { form, guard, sending, failure, submit } = useMessage();
  const { answers } = useCompany();
  const wasSent = useWasSent(form.id);

  return (
    <PostForm
      id={sentTo}
      action={`${paths.contact}#${sentTo}`}
      scrollMarginTop="7rem"
      onSend={submit}
      onFocus={guard.prepare}
      bg="surface"
      borderWidth="1px"
      boxShadow="md"
      p={{ base: '5', md: '8', xl: '12' }}
    >
      {wasSent && (
        <SentNote role="status">
          <CircleCheck aria-hidden />
          <span>Message sent successfully. Thank you for writing{answers && `: we answer ${answers}`}.</span>
        </SentNote>
      )}
      <Box css={{ '&:not(:empty)': { mb: '6' } }}>
        <ErrorSummary form={form} names={messageFields} />
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="6">
        <TextField form={form} name="name" label="Name" required autoComplete="name" />
        <TextField form={form} name="email" label="Email" type="email" required autoComplete="email" />
        <Box gridColumn="1 / -1">
          <TextField form={form} name="subject" label="Subject" required autoComplete="off" />
        </Box>
        <Box gridColumn="1 / -1">
          <TextAreaField form={form} name="message" label="Message" required rows={7} />
        </Box>
      </Grid>
      <GuardFields form={form.id} ref={guard.honeypot} />
      <SendProblem text={failure} my="6" />
      <Flex align="center" columnGap="6" rowGap="4" wrap="wrap">
        <SubmitButton size="lg" sending={sending} minW="12rem">
          {sending ? 'Sending...' : 'Send Message'}
        </SubmitButton>
        <Box as="p" fontSize="sm" color="muted">
          {answers ? `We answer ${answers}, and` : 'We'} use your address for nothing else. See our{' '}
          <PrivacyLink />.
        </Box>
      </Flex>
    </PostForm>
  );
}

type Name = 'name' | 'email' | 'subject' | 'message';

const messageFields: readonly Name[] = ['name', 'email', 'subject', 'message'];

const blank: Record<Name, string> = { name: '', email: '', subject: '', message: '' };

/** A message to the office: its fields, and how it is sent. Nothing typed is lost unless it arrived. */
function useMessage() {
  const form = useFormFields<Name>('contact', blank);
  const guard = useFormGuard(prepareToasts);
  const { sending, send } = useSending();
  const [sendMessage] = useSendContactMessageMutation();
  const [failure, setFailure] = useState(usePostedForm('contact')?.failure ?? '');
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) document.getElementById(summaryId(form.id))?.focus();
  }, [refusals, form.id]);

  async function submit() {
    const input = form.values;
    setFailure('');
    form.setProblems({});
    try {
      const { data } = await sendMessage({ variables: { input, form: await guard.proof(input) } });
      responseData(data);
      guard.startAnew();
      form.reset();
      toast({ kind: 'success', title: 'Message sent successfully' });
    } catch (error) {
      const why = readFailure(error);
      guard.renewToken();
      toast({ kind: 'error', title: 'Error submitting form' });
      const problems = fieldProblems(why, messageFields);
      form.setProblems(problems);
      if (Object.keys(problems).length > 0) setRefusals((count) => count + 1);
      else setFailure(why.message);
    }
  }

  return {
    form,
    guard,
    sending,
    /** Why the last try did not work, when no field is to blame. */
    failure,
    submit: () => void send(submit),
  };
}

// Where the address says that the form was sent: without JavaScript no toast can.
const SentNote = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    bg: 'subtle',
    borderInlineStartWidth: '4px',
    borderColor: 'brand',
    px: '5',
    py: '4',
    mb: '8',
    '& svg': { w: '5', h: '5', flexShrink: '0', alignSelf: 'center', color: 'brand' },
  },
});
