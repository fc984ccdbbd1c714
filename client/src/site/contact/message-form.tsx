import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { company } from '../company/company.ts';
import { ErrorSummary, summaryId } from '../forms/error-summary.tsx';
import { TextAreaField, TextField } from '../forms/field.tsx';
import { Honeypot } from '../forms/honeypot.tsx';
import { SendProblem } from '../forms/send-problem.tsx';
import { prepareToasts } from '../forms/toast.ts';
import { messageFields, useMessage } from './use-message.ts';

/** 'Send us a Message'. */
export function MessageForm() {
  const { form, guard, sending, failure, submit } = useMessage();
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
      method="post"
      onSubmit={onSubmit}
      onFocus={prepare}
      bg="surface"
      borderWidth="1px"
      boxShadow="md"
      p={{ base: '5', md: '8', xl: '12' }}
    >
      <WithoutScript />
      <ErrorSummary form={form} names={messageFields} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="6" mt={refusals > 0 ? '6' : '0'}>
        <TextField form={form} name="name" label="Name" required autoComplete="name" />
        <TextField form={form} name="email" label="Email" type="email" required autoComplete="email" />
        <Box gridColumn="1 / -1">
          <TextField form={form} name="subject" label="Subject" required autoComplete="off" />
        </Box>
        <Box gridColumn="1 / -1">
          <TextAreaField form={form} name="message" label="Message" required rows={7} />
        </Box>
      </Grid>
      <Honeypot ref={guard.honeypot} />
      <Box my="6">
        <SendProblem text={failure} />
      </Box>
      <Flex data-needs-script align="center" columnGap="6" rowGap="4" wrap="wrap">
        <Button type="submit" size="lg" disabled={sending} minW="12rem">
          {sending && <Spinner />}
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
        <Box as="p" fontSize="sm" color="muted">
          We answer within a day, and use your address for nothing else.
        </Box>
      </Flex>
    </chakra.form>
  );
}

/** Says what is missing where JavaScript is off. */
function WithoutScript() {
  const [email] = company.emails;
  return (
    <noscript>
      <style>{'[data-needs-script]{display:none!important}'}</style>
      <Box bg="sand" p="5" mb="8">
        <strong>This form cannot be sent without JavaScript.</strong> Please write to{' '}
        <a href={`mailto:${email}`}>{email}</a> instead, or call{' '}
        <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>.
      </Box>
    </noscript>
  );
}
