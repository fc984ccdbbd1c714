import { Box, chakra, Grid } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { joined } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { emphasized } from '../../ui/emphasized.tsx';
import { Label } from '../../ui/label.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Input } from '../forms/controls.tsx';
import { GuardFields, useFormGuard } from '../forms/form-guard.tsx';
import { usePostedForm, useWasSent } from '../forms/posted-form.ts';
import { PrivacyLink } from '../forms/privacy-link.tsx';
import { Problem } from '../forms/problem.tsx';
import { prepareToasts, toast } from '../forms/toast.tsx';
import { fieldProblems, useFormFields } from '../forms/use-form-fields.ts';
import { useSending } from '../forms/use-sending.ts';
import { useCompany } from '../shell/company.ts';
import { useSubscribeNewsletterMutation } from './newsletter.generated.ts';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 1fr) auto' },
    gap: '3',
    mt: '2',
    '& input, & button': { minH: '3.5rem' },
  },
});

/** The newsletter's form, as a band of the home page. */
export function NewsletterSection() {
  const { form, guard, sending, failure, sent, submit } = useNewsletterForm();
  const { label, title = 'Newsletter', lead } = useCompany().texts.newsletter ?? {};
  const problem = form.problems.email ?? failure;
  const id = `${form.id}-email`;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <Box as="section" aria-labelledby="newsletter" py="section">
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
          columnGap={{ lg: '16', xl: '24' }}
          rowGap="8"
          alignItems="end"
        >
          <div>
            {label && <Label mb="4">{label}</Label>}
            <chakra.h2 id="newsletter" textStyle="title" maxW="14ch" scrollMarginTop="4rem">
              {emphasized(title)}
            </chakra.h2>
          </div>
          <chakra.form
            method="post"
            action={`${paths.home}#newsletter`}
            aria-labelledby="newsletter"
            onSubmit={onSubmit}
            onFocus={guard.prepare}
          >
            <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold">
              Email
            </chakra.label>
            <Row>
              <Input
                id={id}
                name="email"
                type="email"
                required
                autoComplete="email"
                placeholder="you@example.com"
                value={form.values.email}
                onChange={({ target }) => form.change('email', target.value)}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
              />
              <Button type="submit" size="lg" disabled={sending} minW="10rem">
                {sending && <Spinner />}
                {sending ? 'Sending...' : 'Subscribe'}
              </Button>
            </Row>
            <Box role="alert">{problem && <Problem id={`${id}-problem`}>{problem}</Problem>}</Box>
            <Box as="p" id={`${id}-hint`} role="status" fontSize="sm" color="muted" mt="3">
              {sent
                ? 'Almost there: we have sent you a mail. One click in it, and you are on the list.'
                : joined(' ', lead, 'You leave with one click.')}{' '}
              Our <PrivacyLink /> says what we keep.
            </Box>
            <GuardFields form={form.id} ref={guard.honeypot} />
          </chakra.form>
        </Grid>
      </Container>
    </Box>
  );
}

const blank = { email: '' };

/** An address for the newsletter, and how it is sent. It is cleared when it arrived. */
function useNewsletterForm() {
  const form = useFormFields('newsletter', blank);
  const guard = useFormGuard(prepareToasts);
  const { sending, send } = useSending();
  const [subscribe] = useSubscribeNewsletterMutation();
  const [failure, setFailure] = useState(usePostedForm('newsletter')?.failure ?? '');
  const [sent, setSent] = useState(useWasSent('newsletter'));

  async function submit() {
    const { email } = form.values;
    setFailure('');
    setSent(false);
    form.setProblems({});
    try {
      const { data } = await subscribe({ variables: { email, form: await guard.proof(email) } });
      responseData(data);
      guard.startAnew();
      form.reset();
      setSent(true);
      toast({ kind: 'success', title: 'Message sent successfully' });
    } catch (error) {
      const why = readFailure(error);
      guard.renewToken();
      toast({ kind: 'error', title: 'Error submitting form' });
      const problems = fieldProblems(why, ['email'] as const);
      form.setProblems(problems);
      if (!problems.email) setFailure(why.message);
    }
  }

  return { form, guard, sending, failure, sent, submit: () => void send(submit) };
}
