import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { responseData } from '../../../lib/api/response-data.ts';
import { Button } from '../../../ui/button.tsx';
import { WorkGrid } from '../../office/panel.tsx';
import { dropTimelines, listAddress, workAddress } from '../../office/work-kind.ts';
import type { Actions } from '../../screens/editing/edited.ts';
import { useEditedForm } from '../../screens/editing/use-edited-form.tsx';
import type { Values } from '../../screens/form/form.tsx';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { evictPages } from '../../screens/list/paged-list.ts';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { BackButton } from '../../ui/back-link.tsx';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import { bookings } from '../bookings-list.tsx';
import {
  AddBookingDocument,
  BookedRegistrationDocument,
  BookRegistrationDocument,
} from './book.generated.ts';
import {
  type Booked,
  bookedResource,
  bookingForm,
  type Prefilled,
  type Registration,
} from './booking-form.tsx';
import { isParty, partyOf } from './party-field.tsx';
import { QuotePanel } from './quote.tsx';

const title = 'Book for Somebody';

/** Where staff book for somebody: anybody, for a date that was chosen before, or who registered. */
export function BookPage() {
  usePageTitle(title);
  const [parameters] = useSearchParams();
  const registration = parameters.get('registration');
  const departure = parameters.get('departure');
  const departureId = /^\d{1,9}$/.test(departure ?? '') && Number(departure);
  if (registration === null)
    return <Booking key={departure} known={departureId ? { departureId } : {}} registration={null} />;
  return /^\d{1,9}$/.test(registration) ? (
    <OfRegistration key={registration} id={Number(registration)} />
  ) : (
    <MissingPage />
  );
}

function OfRegistration({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(BookedRegistrationDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const item = data?.item as Registration | null | undefined;
  if (item === null) return <MissingPage />;
  if (!item) return <Unanswered error={error} refetch={refetch} />;
  const { programId, firstName, lastName, email, phone } = item;
  return <Booking known={{ programId, firstName, lastName, email, phone }} registration={item} />;
}

interface Props {
  known: Prefilled;
  registration: Registration | null;
}

function Booking({ known, registration }: Props) {
  const navigate = useNavigate();
  const actions = useBooking(registration?.id ?? null);
  const [resource] = useState(() =>
    bookedResource(known, registration ? ` of registration ${registration.id}` : ''),
  );
  const back = registration
    ? workAddress({ kind: 'registration', id: registration.id })
    : listAddress('booking');
  const { edit, formId, isSubmitting, close, fields, questions } = useEditedForm<Booked>({
    resource,
    actions,
    item: null,
    onSaved: ({ id }) => navigate(workAddress({ kind: 'booking', id })),
    onClose: () => navigate(back),
  });
  const { departureId, party } = useWatch({ control: edit.form.control }) as Partial<Values>;
  const typed = Array.isArray(party) ? party : [];
  return (
    <>
      <BackButton onClick={close}>{registration ? 'Back to the registration' : 'All bookings'}</BackButton>
      <chakra.h1 textStyle="heading" mt="1" mb="5">
        {title}
      </chakra.h1>
      {registration && (
        <chakra.p color="muted" mt="-3" mb="5" maxW="measure">
          Of the registration of {registration.firstName} {registration.lastName}. Its health data stays
          there.
        </chakra.p>
      )}
      <WorkGrid
        aside={
          <Box position={{ xl: 'sticky' }} top="4">
            <QuotePanel
              departureId={departureId ? Number(departureId) : null}
              party={isParty(typed) ? partyOf(typed) : null}
            />
          </Box>
        }
      >
        {fields}
      </WorkGrid>
      <Flex gap="3" wrap="wrap" mt="5">
        <Button type="submit" form={formId} disabled={isSubmitting} minW="8rem">
          {isSubmitting ? 'Booking...' : 'Book'}
        </Button>
        <Button variant="outline" onClick={close} disabled={isSubmitting}>
          Cancel
        </Button>
      </Flex>
      {questions}
    </>
  );
}

/** The one call of this page; the lists ask again, as the server knows where in them the new one stands. */
function useBooking(registrationId: number | null): Omit<Actions<Booked>, 'remove'> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      async create(values, key) {
        const input = sent.send(values);
        const { data } =
          registrationId === null
            ? await client.mutate({ mutation: AddBookingDocument, variables: { input, key } })
            : await client.mutate({
                mutation: BookRegistrationDocument,
                variables: { registrationId, input, key },
              });
        evictPages(client.cache, bookings.list);
        if (registrationId !== null)
          client.cache.evict({
            id: client.cache.identify({ __typename: 'Registration', id: registrationId }),
            fieldName: 'booking',
          });
        dropTimelines(client);
        return responseData(data).saved as unknown as Booked;
      },
      update: neverHere,
      fetch: neverHere,
    }),
    [client, registrationId],
  );
}

/** What is sent does not depend on what was known before. */
const sent = bookingForm({});
const neverHere = () => Promise.reject(new Error('A booking is changed on its own page.'));

export const code: ScreenCode = { Screen: BookPage };
