import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { PartyInput } from '../../../generated/schema.ts';
import { responseData } from '../../../lib/api/response-data.ts';
import { paths } from '../../../paths.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TextAreaField, TextField } from '../../forms/field.tsx';
import { GuardFields } from '../../forms/form-guard.tsx';
import { PostForm, SendProblem, SubmitButton } from '../../forms/post-form.tsx';
import { type BookPageQuery, useCreateBookingMutation } from '../book-page.generated.ts';
import { ContactFields, contactNames, contactOf } from '../forms/contact-fields.tsx';
import { kindWords, type Quote, travellersIn } from '../party.ts';
import type { Kind } from '../party-parameters.ts';
import { TermsBox, termsId } from './terms-box.tsx';
import { useOrder } from './use-order.ts';

interface Props {
  /** Of this page, as far as it is read: where a browser without JavaScript sends the form. */
  address: string;
  data: BookPageQuery;
  party: PartyInput[];
  quote: Quote;
  onChanged(): void;
  /** What stands before the box that agrees to it. */
  children: ReactNode;
}

const sentTo = 'book-form';
const nameOf = (at: number) => `name-${at + 1}`;

/** Who books, who travels, what is agreed; sent as a whole. */
export function BookForm({ address, data, party, quote, onChanged, children }: Props) {
  const [travellers] = useState(() => travellersIn(party));
  const [blank] = useState(() => blankFields(travellers));
  const [create] = useCreateBookingMutation();
  const { form, guard, sending, failure, accepted, accept, termsProblem, submit } = useOrder({
    id: 'book',
    blank,
    async send(form, acceptTerms, proof) {
      const input = {
        ...contactOf(form),
        departureId: String(quote.departure.id),
        party,
        message: form.values.message ?? '',
        travellerNames: travellers.map((_, at) => form.values[nameOf(at)] ?? ''),
        acceptTerms,
        quoted: quote.quoted,
      };
      const { data } = await create({ variables: { input, form: await proof(input) } });
      return paths.bookingOf(responseData(data).createBooking.key);
    },
    // Shown again as they are now.
    onRefused: ({ code }) => code === 'CONFLICT' && onChanged(),
  });

  return (
    <PostForm
      id={sentTo}
      form={form.id}
      action={`${address}#${sentTo}`}
      noValidate
      scrollMarginTop="7rem"
      aria-label="Booking"
      onSend={submit}
      onFocus={guard.prepare}
    >
      <input type="hidden" name="quoted" value={quote.quoted} />
      <Box css={{ '&:not(:empty)': { mb: '6' } }}>
        <ErrorSummary
          form={form}
          names={Object.keys(blank)}
          also={termsProblem ? { id: termsId(form.id), problem: termsProblem } : null}
        />
      </Box>
      <ContactFields form={form} />
      <Box mt="6">
        <TextAreaField form={form} name="message" label="What we should know" optional rows={3} />
      </Box>
      <Box asChild mt="8" minW="0">
        <fieldset>
          <chakra.legend textStyle="subheading" p="0">
            Who travels
          </chakra.legend>
          <Box as="p" fontSize="sm" color="muted" mt="1" mb="4">
            Names as they stand in the passports. You can fill them in later, too.
          </Box>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="6">
            {travellers.map((kind, at) => (
              <TextField
                key={nameOf(at)}
                form={form}
                name={nameOf(at)}
                label={`Traveller ${at + 1}: ${kindWords(kind)}`}
                optional
                autoComplete="off"
              />
            ))}
          </Grid>
        </fieldset>
      </Box>
      {children}
      <TermsBox form={form.id} checked={accepted} onChange={accept} problem={termsProblem} />
      <GuardFields form={form.id} ref={guard.honeypot} token={data.formToken} />
      <SendProblem text={failure} my="6" />
      <Flex align="center" columnGap="6" rowGap="4" wrap="wrap">
        <SubmitButton size="lg" variant="secondary" sending={sending} minW="12rem">
          {sending ? 'Sending...' : quote.mode === 'instant' ? 'Hold these seats' : 'Ask for these seats'}
        </SubmitButton>
        <Box as="p" fontSize="sm" color="muted" maxW="sm">
          {whatFollows(quote, data.siteSettings.bookings)}
        </Box>
      </Flex>
    </PostForm>
  );
}

function whatFollows(
  { mode }: Quote,
  { holdHours, requestHours }: BookPageQuery['siteSettings']['bookings'],
) {
  return mode === 'instant'
    ? `The seats are yours for 30 minutes. The link in our mail holds them for ${holdHours ?? 24} hours, until you pay.`
    : `Our mail has a link that confirms your address. We answer within ${requestHours ?? 48} hours.`;
}

const blankFields = (travellers: readonly Kind[]): Record<string, string> =>
  Object.fromEntries(
    [...contactNames, 'message', ...travellers.map((_, at) => nameOf(at))].map((name) => [name, '']),
  );
