import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { BookingState } from '../../../../generated/schema.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../office/panel.tsx';
import { useMay } from '../../../rights/rights.ts';
import { State } from '../../../screens/table/columns.tsx';
import { displayMoment } from '../../../ui/moment.ts';
import { bookingStates, stateTones } from '../../booking-words.ts';
import type { Worked } from '../worked-booking.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';

type Step = 'confirm' | 'hold' | 'decline' | 'cancel';

/** What can be done from where it stands, the usual one first. */
const steps: Partial<Record<BookingState, readonly Step[]>> = {
  unconfirmed: ['hold', 'cancel'],
  requested: ['confirm', 'hold', 'decline', 'cancel'],
  held: ['confirm', 'hold', 'cancel'],
  expired: ['confirm'],
  confirmed: ['cancel'],
};

/** What it means for the seats, in a sentence. */
const meanings: Record<BookingState, string> = {
  unconfirmed: 'The guest has not confirmed the e-mail address yet. No seats are kept.',
  requested: 'The guest asks for these seats. They are kept until the office answers.',
  held: 'The seats are kept for this guest.',
  confirmed: 'The seats are sold.',
  completed: 'The journey took place.',
  expired: 'Nobody paid or answered in time. Its seats are free for others.',
  declined: 'The office declined it. Its seats are free.',
  cancelled: 'Its seats are free.',
};

/** Where a booking stands, until when, and a press for each step that may follow. */
export function StatePanel({ booking }: { booking: Worked }) {
  const [step, setStep] = useState<Step | null>(null);
  const mayWrite = useMay('writeOffice');
  const { status, statusAt, holdUntil } = booking;
  const close = () => setStep(null);
  const labels: Record<Step, string> = {
    confirm: 'Confirm',
    hold: status === 'held' ? 'Hold longer' : 'Hold the seats',
    decline: 'Decline',
    cancel: 'Cancel booking',
  };
  const offered = mayWrite ? (steps[status] ?? []) : [];
  return (
    <Panel title="State">
      <chakra.div fontWeight="semibold">
        <State tone={stateTones[status]}>{bookingStates[status]}</State>
      </chakra.div>
      <chakra.p mt="1">{meanings[status]}</chakra.p>
      {holdUntil && (
        <chakra.p mt="1" fontWeight="medium">
          Until <time dateTime={holdUntil}>{displayMoment(holdUntil)}</time>, then they come free by
          themselves.
        </chakra.p>
      )}
      <chakra.p mt="2" fontSize="sm" color="muted">
        Since {displayMoment(statusAt)}
      </chakra.p>
      {offered.length > 0 && (
        <Flex gap="2" wrap="wrap" mt="3" data-screen-only>
          {offered.map((each, at) => (
            <Button
              key={each}
              variant={at === 0 && each !== 'cancel' ? 'default' : 'outline'}
              onClick={() => setStep(each)}
            >
              {labels[each]}
            </Button>
          ))}
        </Flex>
      )}
      {step === 'confirm' && <ConfirmDialog booking={booking} onClose={close} />}
      {step === 'hold' && <HoldDialog booking={booking} onClose={close} />}
      {step === 'decline' && <DeclineDialog booking={booking} onClose={close} />}
      {step === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
    </Panel>
  );
}
