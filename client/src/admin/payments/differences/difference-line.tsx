import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { providerName } from '../../donations/donation-words.ts';
import { displayMoment } from '../../ui/moment.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import { recordAddress } from '../movement-words.ts';
import { differenceKinds } from './difference-words.ts';
import type { DifferenceFragment } from './differences.generated.ts';

interface Props {
  difference: DifferenceFragment;
  /** Left out where it cannot be closed. */
  onClose?(): void;
}

/** One difference: what either side says, where it is looked into, and with which sentence it was closed. */
export function DifferenceLine({ difference, onClose }: Props) {
  const { kind, about, provider, number, here, there, foundAt, closedAt, closedByName, note } = difference;
  const what = `${about === 'charge' ? 'payment' : 'refund'} ${number}`;
  return (
    <Line>
      <chakra.div flex="1 1 16rem" minW="0">
        <chakra.p fontWeight="semibold">
          {differenceKinds[kind]}: {what}
        </chakra.p>
        <Sides>
          <dt>Here</dt>
          <dd>{here}</dd>
          <dt>{providerName(provider)}</dt>
          <dd>{there}</dd>
        </Sides>
        <chakra.p color="muted">
          Found {displayMoment(foundAt)}
          <Record difference={difference} />
        </chakra.p>
        {closedAt && (
          <p>
            Closed by {closedByName}, {displayMoment(closedAt)}: {note}
          </p>
        )}
      </chakra.div>
      {onClose && (
        <Flex>
          <SmallButton aria-label={`Close the difference about ${what}`} onClick={onClose}>
            Close it
          </SmallButton>
        </Flex>
      )}
    </Line>
  );
}

function Record({ difference: { bookingId, donationId, reference } }: { difference: DifferenceFragment }) {
  const recordId = bookingId ?? donationId;
  if (recordId === null) return reference ? `, reference ${reference}` : null;
  const source = bookingId === null ? 'donation' : 'booking';
  return (
    <>
      {', '}
      <RecordLink to={recordAddress({ source, recordId })}>
        {source} {reference}
      </RecordLink>
    </>
  );
}

const RecordLink = chakra(Link, {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    py: '3',
    fontSize: 'sm',
    borderTopWidth: '1px',
    borderColor: 'subtle',
    overflowWrap: 'anywhere',
  },
});

const Sides = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    my: '1',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& dt': { color: 'muted' },
  },
});
