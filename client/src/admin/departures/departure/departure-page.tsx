// One departure with all that is done about it.
import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { CalendarSync, CalendarX, ClipboardList, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { travelDays } from '../../../lib/travel-days.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Panel, WorkGrid } from '../../office/panel.tsx';
import { TextLink } from '../../office/text-link.tsx';
import { priceListAddress } from '../../prices/price-address.ts';
import { useMay } from '../../rights/rights.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { counted } from '../../screens/many/many-operations.ts';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { State } from '../../screens/table/columns.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { AskedQuestion, useQuestion } from '../../ui/dialogs/question.tsx';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import { departuresAddress, manifestAddress } from '../departure-address.ts';
import {
  departureName,
  isAhead,
  programOf,
  statusLabels,
  statusTones,
  visibleWords,
} from '../departure-words.ts';
import { DeleteDepartureDocument } from '../departures.generated.ts';
import { dropDepartureLists } from '../form/departure-actions.ts';
import { DepartureDialog } from '../form/departure-dialog.tsx';
import { BookingsPanel } from './bookings-panel.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CrewPanel } from './crew-panel.tsx';
import { type OpenedDepartureFragment, StaffDepartureOpenedDocument } from './departure.generated.ts';
import { MoveDialog } from './move-dialog.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

export function DeparturePage() {
  const { record = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(record);
  const { data, error, refetch } = useQuery(StaffDepartureOpenedDocument, {
    variables: { id: Number(record) },
    skip: !isNumber,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const item = data?.item as OpenedDepartureFragment | null | undefined;
  if (!isNumber || item === null) return <MissingPage />;
  return item ? <Opened key={item.id} departure={item} /> : <Unanswered error={error} refetch={refetch} />;
}

function Opened({ departure }: { departure: OpenedDepartureFragment }) {
  const { id, startsOn, endsOn, startTime, status, visible, notes, program, priceTiers } = departure;
  usePageTitle(departureName(departure));
  const ahead = isAhead(departure);
  return (
    <>
      <chakra.div mb="5">
        <BackLink to={departuresAddress}>All departures</BackLink>
        <chakra.h1 textStyle="heading" mt="1" overflowWrap="anywhere">
          {programOf(departure)}
        </chakra.h1>
        <chakra.p mt="1" overflowWrap="anywhere">
          {travelDays(startsOn, endsOn)}
          {startTime && `, ${startTime} in Kampala`}
        </chakra.p>
        <Flex wrap="wrap" columnGap="4" rowGap="1" mt="2" color="muted" fontSize="sm" align="center">
          <chakra.span color="ink">
            <State tone={statusTones[status]}>{statusLabels[status]}</State>
          </chakra.span>
          {status === 'open' && <span>Guests read: {visibleWords[visible]}</span>}
        </Flex>
        <Actions departure={departure} />
      </chakra.div>
      <WorkGrid
        aside={
          <>
            <SeatsPanel departure={departure} />
            <CrewPanel departure={departure} />
            {program && (
              <Panel title="Prices">
                <p>
                  {priceTiers.length > 0
                    ? `${counted(priceTiers.length, 'price')} of this departure alone.`
                    : 'Those of the service.'}
                </p>
                <TextLink to={priceListAddress(program.id, id)}>
                  {priceTiers.length > 0 ? 'Prices of this departure' : 'Give this departure its own'}
                </TextLink>
                <br />
                <TextLink to={priceListAddress(program.id)}>Prices of the service</TextLink>
              </Panel>
            )}
            {notes && (
              <Panel title="Notes">
                <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                  {notes}
                </chakra.p>
              </Panel>
            )}
          </>
        }
      >
        <BookingsPanel departure={departure} canBook={ahead} />
        <WaitingPanel departure={departure} canOffer={ahead} />
      </WorkGrid>
    </>
  );
}

type Opening = 'edit' | 'move' | 'cancel' | null;

/** What can be done with the whole departure. */
function Actions({ departure }: { departure: OpenedDepartureFragment }) {
  const { id, program, taken, waiting, version } = departure;
  const client = useApolloClient();
  const navigate = useNavigate();
  const mayWrite = useMay('writeOffice');
  const [open, setOpen] = useState<Opening>(null);
  const close = () => setOpen(null);
  const removal = useQuestion<OpenedDepartureFragment>(
    (opened) => ({
      title: 'Delete this departure?',
      text: `${departureName(opened)} will be gone for good. One with bookings is cancelled instead, so that everybody is told.`,
      confirmLabel: 'Delete',
      done: 'Departure deleted successfully',
      failed: 'Failed to delete departure',
    }),
    async () => {
      await client.mutate({ mutation: DeleteDepartureDocument, variables: { id, version } });
      await navigate(departuresAddress);
      client.cache.evict({ id: client.cache.identify({ __typename: 'Departure', id }) });
      dropDepartureLists(client.cache);
    },
  );
  const ahead = isAhead(departure);
  return (
    <Flex gap="2" wrap="wrap" mt="3" data-screen-only>
      <ButtonLink to={manifestAddress(id)} variant="outline">
        <ClipboardList aria-hidden />
        Manifest
      </ButtonLink>
      {mayWrite && ahead && (
        <>
          {program && (
            <Button variant="outline" onClick={() => setOpen('edit')}>
              <Pencil aria-hidden />
              Edit
            </Button>
          )}
          <Button variant="outline" onClick={() => setOpen('move')}>
            <CalendarSync aria-hidden />
            Move
          </Button>
          <Button variant="outline" onClick={() => setOpen('cancel')}>
            <CalendarX aria-hidden />
            Cancel departure
          </Button>
        </>
      )}
      {mayWrite && taken + waiting === 0 && (
        <Button variant="outline" onClick={() => removal.ask(departure)}>
          <Trash2 aria-hidden />
          Delete
        </Button>
      )}
      {open === 'edit' && (
        <DepartureDialog departure={departure} onClose={close} onSaved={close} onMade={close} />
      )}
      {open === 'move' && <MoveDialog departure={departure} onClose={close} />}
      {open === 'cancel' && <CancelDialog departure={departure} onClose={close} />}
      <AskedQuestion question={removal} focusAfterYes={() => document.querySelector('main')} />
    </Flex>
  );
}

export const code: ScreenCode = { Screen: DeparturePage };
