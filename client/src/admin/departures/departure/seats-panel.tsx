import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Fragment, useRef } from 'react';
import { responseData } from '../../../lib/api/response-data.ts';
import { formatAmount } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../office/panel.tsx';
import { useMay } from '../../rights/rights.ts';
import { counted } from '../../screens/many/many-operations.ts';
import { AskedQuestion, useQuestion } from '../../ui/dialogs/question.tsx';
import { displayMoment } from '../../ui/moment.ts';
import { Progress } from '../../ui/progress.tsx';
import { isAhead, seatWords } from '../departure-words.ts';
import { isTooFew } from '../departures-list.tsx';
import { type OpenedDepartureFragment, ReleaseHoldsDocument } from './departure.generated.ts';

/** How full it is, and what gives seats back. */
export function SeatsPanel({ departure }: { departure: OpenedDepartureFragment }) {
  const { id, capacity, taken, confirmed, waiting, least, guaranteed, cutoffAt } = departure;
  const client = useApolloClient();
  const mayWrite = useMay('writeOffice');
  const panel = useRef<HTMLDivElement>(null);
  const release = useQuestion<OpenedDepartureFragment>(
    () => ({
      title: 'Release unpaid holds?',
      text: 'Bookings from the website that nobody paid for lapse at once, their seats are free and who booked is told by mail. What staff hold stays.',
      confirmLabel: 'Release them',
      done: 'Unpaid holds are released',
      failed: 'The holds were not released',
    }),
    async () => {
      const { data } = await client.mutate({
        mutation: ReleaseHoldsDocument,
        variables: { departureId: id },
      });
      responseData(data);
      await client.refetchQueries({ include: 'active' });
    },
  );
  const facts = {
    Free: formatAmount(Math.max(0, capacity - taken)),
    Confirmed: formatAmount(confirmed),
    'Held or asked for': formatAmount(Math.max(0, taken - confirmed)),
    'On the waiting list': waiting > 0 ? counted(waiting, 'party').replace('partys', 'parties') : 'Nobody',
    'Takes place': guaranteed ? 'In any case' : `With ${counted(least, 'traveller')} or more`,
    'Booking ends': displayMoment(cutoffAt),
  };
  return (
    <Panel title="Seats">
      <div ref={panel} tabIndex={-1}>
        <chakra.p textStyle="subheading">{seatWords(departure)}</chakra.p>
        <Progress aria-label="Seats taken" max={capacity || 1} value={taken} w="full" h="2" mt="2" mb="4" />
        {isTooFew(departure) && (
          <chakra.p mb="3" px="3" py="2" bg="highlightSoft" borderRadius="sm" fontSize="sm">
            {counted(least - confirmed, 'traveller')} more must confirm, or it does not take place.
          </chakra.p>
        )}
        <chakra.dl
          display="grid"
          gridTemplateColumns="max-content minmax(0, 1fr)"
          columnGap="5"
          rowGap="1.5"
          fontSize="sm"
        >
          {Object.entries(facts).map(([name, value]) => (
            <Fragment key={name}>
              <chakra.dt color="muted">{name}</chakra.dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </chakra.dl>
      </div>
      {mayWrite && isAhead(departure) && taken > confirmed && (
        <Button variant="outline" mt="4" data-screen-only onClick={() => release.ask(departure)}>
          Release unpaid holds
        </Button>
      )}
      <AskedQuestion question={release} focusAfterYes={() => panel.current} />
    </Panel>
  );
}
