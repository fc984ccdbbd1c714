import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { type FormEvent, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorSummary, summaryId } from '../forms/error-summary.tsx';
import { TextAreaField, TextField } from '../forms/field.tsx';
import { GuardFields } from '../forms/guard-fields.tsx';
import { PrivacyLink } from '../forms/privacy-link.tsx';
import { SendProblem } from '../forms/send-problem.tsx';
import { SentNote } from '../forms/sent-note.tsx';
import { prepareToasts } from '../forms/toast.ts';
import { useCompany } from '../shell/company.ts';
import { messageFields, useMessage } from './use-message.ts';

/** Where a browser without JavaScript arrives again after sending. */
const sentTo = 'contact-form';

/** 'Send us a Message'. */
export function MessageForm() {
  const { form, guard, sending, failure, submit } = useMessage();
  const { answers } = useCompany();
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) document.getElementById(summaryId({ id: form.id }))?.focus();
  }, [refusals, form.id]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit(() => setRefusals((count) => count + 1));
  }

  function prepare() {
    guard.prepare();
    void prepareToasts();
  }

  return (
    <chakra.form
      id={sentTo}
      method="post"
      action={`${paths.contact}#${sentTo}`}
      scrollMarginTop="7rem"
      onSubmit={onSubmit}
      onFocus={prepare}
      bg="surface"
      borderWidth="1px"
      boxShadow="md"
      p={{ base: '5', md: '8', xl: '12' }}
    >
      <SentNote form={form.id}>
        Message sent successfully. Thank you for writing{answers && `: we answer ${answers}`}.
      </SentNote>
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
      <Box my="6">
        <SendProblem text={failure} />
      </Box>
      <Flex align="center" columnGap="6" rowGap="4" wrap="wrap">
        <Button type="submit" size="lg" disabled={sending} minW="12rem">
          {sending && <Spinner />}
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
        <Box as="p" fontSize="sm" color="muted">
          {answers ? `We answer ${answers}, and` : 'We'} use your address for nothing else. See our{' '}
          <PrivacyLink />.
        </Box>
      </Flex>
    </chakra.form>
  );
}
