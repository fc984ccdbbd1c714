import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { toast } from 'sonner';
import type { WaitingState } from '../../../generated/schema.ts';
import { CustomerLink } from '../../customers/customer-link.tsx';
import { Panel, PanelLine } from '../../office/panel.tsx';
import { useMay } from '../../rights/rights.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { counted } from '../../screens/many/many-operations.ts';
import { AskedQuestion, useQuestion } from '../../ui/dialogs/question.tsx';
import { displayMoment } from '../../ui/moment.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import {
  DepartureWaitingDocument,
  OfferPlaceDocument,
  type OpenedDepartureFragment,
  RemoveFromWaitingDocument,
  type WaitingPartyFragment,
} from './departure.generated.ts';

const states: Readonly<Record<WaitingState, string>> = {
  waiting: 'Waits',
  offered: 'Seats are offered',
  taken: 'Took the seats',
  lapsed: 'Did not answer in time',
  left: 'Left the list',
};

const nameOf = ({ firstName, lastName }: WaitingPartyFragment) =>
  `${firstName} ${lastName}`.trim() || 'Somebody who was erased';

interface Props {
  departure: OpenedDepartureFragment;
  /** Whether it still takes bookings. */
  canOffer: boolean;
}

/** Who waits for seats, in the order in which they are offered some. */
export function WaitingPanel({ departure, canOffer }: Props) {
  const { id } = departure;
  const client = useApolloClient();
  const mayWrite = useMay('writeOffice');
  const list = useRef<HTMLOListElement>(null);
  const { data, error, refetch } = useQuery(DepartureWaitingDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const parties = data?.waitingList as WaitingPartyFragment[] | undefined;
  const askAnew = () => void client.refetchQueries({ include: 'active' });

  const offer = async (party: WaitingPartyFragment) => {
    try {
      await client.mutate({ mutation: OfferPlaceDocument, variables: { waitingId: party.id } });
      toast.success(`${counted(party.seats, 'seat')} offered to ${nameOf(party)}`);
      askAnew();
    } catch (cause) {
      showFailure('The seats were not offered', cause);
    }
  };

  const removal = useQuestion<WaitingPartyFragment>(
    (party) => ({
      title: 'Take off the waiting list?',
      text: `${nameOf(party)} will not be offered seats on this departure.`,
      confirmLabel: 'Take off',
      done: 'Taken off the waiting list',
      failed: 'The waiting list was not changed',
    }),
    async (party) => {
      await client.mutate({ mutation: RemoveFromWaitingDocument, variables: { waitingId: party.id } });
      askAnew();
    },
  );

  return (
    <Panel title="Waiting list">
      {!parties ? (
        <Unanswered error={error} refetch={refetch} />
      ) : parties.length === 0 ? (
        <chakra.p color="muted">
          Nobody waits. Where a departure is sold out, guests put themselves on the list on its page.
        </chakra.p>
      ) : (
        <chakra.ol ref={list} tabIndex={-1} outline="none">
          {parties.map((party, at) => (
            <PanelLine key={party.id}>
              <chakra.div flex="1 1 14rem" minW="0" overflowWrap="anywhere">
                <strong>
                  {at + 1}. {nameOf(party)}
                </strong>
                , {counted(party.seats, 'seat')}
                <chakra.span display="block" fontSize="sm" color="muted">
                  {states[party.state]}, on the list since {displayMoment(party.createdAt)}
                </chakra.span>
                <chakra.span display="block" fontSize="sm">
                  {party.email && <CustomerLink email={party.email} />}
                  {party.phone && ` · ${party.phone}`}
                </chakra.span>
              </chakra.div>
              {mayWrite && (
                <Flex gap="1" data-screen-only>
                  {canOffer && party.state === 'waiting' && (
                    <SmallButton
                      aria-label={`Offer seats to ${nameOf(party)}`}
                      onClick={() => void offer(party)}
                    >
                      Offer seats
                    </SmallButton>
                  )}
                  {(party.state === 'waiting' || party.state === 'offered') && (
                    <SmallButton
                      variant="ghost"
                      aria-label={`Take ${nameOf(party)} off the list`}
                      onClick={() => removal.ask(party)}
                    >
                      Take off
                    </SmallButton>
                  )}
                </Flex>
              )}
            </PanelLine>
          ))}
        </chakra.ol>
      )}
      <AskedQuestion question={removal} focusAfterYes={() => list.current} />
    </Panel>
  );
}
