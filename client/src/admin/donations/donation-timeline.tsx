import { chakra } from '@chakra-ui/react';
import { Moment } from '../screens/table/columns.tsx';
import { displayMoment } from '../ui/moment.ts';
import { eventWords } from './donation-words.ts';
import type { DonationTimelineFragment } from './donations.generated.ts';

type Event = DonationTimelineFragment['timeline'][number];

/** What happened to a donation, from its start on. */
export function DonationTimeline({ events }: { events: readonly Event[] }) {
  return (
    <chakra.section mt="6" aria-label="Timeline">
      <chakra.h3 textStyle="label" mb="2">
        Timeline
      </chakra.h3>
      <ol>
        {events.map((event) => (
          <Line key={`${event.type} ${event.at}`}>
            <span>{wordsOf(event)}</span>
            <Moment value={event.at} />
          </Line>
        ))}
      </ol>
    </chakra.section>
  );
}

function wordsOf({ type, times, lastAt, byEmail }: Event): string {
  const again = times > 1 ? `, ${times} times in a row, last ${displayMoment(lastAt)}` : '';
  const by = byEmail ? ` again by ${byEmail}` : '';
  return eventWords[type] + by + again;
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    py: '2',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    borderTopWidth: '1px',
    borderColor: 'subtle',
  },
});
