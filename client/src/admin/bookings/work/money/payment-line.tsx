import { chakra, Flex } from '@chakra-ui/react';
import { formatMoney } from '../../../../lib/money.ts';
import { travelDay } from '../../../../lib/travel-days.ts';
import { useMay } from '../../../rights/rights.ts';
import { displayMoment } from '../../../ui/moment.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { paymentMethods } from '../../booking-words.ts';
import type { StaffPaymentFragment } from '../booking-work.generated.ts';
import { factsOfProvider, RefundButtons, RefundState } from './refund-on-its-way.tsx';

export type Payment = StaffPaymentFragment;
/** What is done about it in a dialog. */
export type PaymentStep = 'counter' | 'decide' | 'settle';

interface Props {
  payment: Payment;
  /** The payment whose opposite it is. */
  counters: Payment | undefined;
  onOpen(step: PaymentStep): void;
}

/** Money that came in or went back, as it was written down; nothing of it is ever changed. */
export function PaymentLine({ payment, counters, onOpen }: Props) {
  const { amount, currency, method, receiptNumber, paidOn, reason, state, counteredBy } = payment;
  const mayHandle = useMay('handleMoney');
  const isOpen = state === 'toDecide';
  const isPlain =
    state === 'done' && counteredBy === null && payment.counters === null && payment.provider === null;
  return (
    <Line>
      <Flex justify="space-between" gap="4" align="baseline">
        <chakra.span fontWeight="semibold" minW="0">
          {titleOf(payment)}
        </chakra.span>
        <chakra.span
          whiteSpace="nowrap"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums lining-nums"
          textDecoration={
            counteredBy !== null || state === 'dropped' || state === 'failed' ? 'line-through' : undefined
          }
        >
          {payment.direction === 'out' ? '− ' : ''}
          {formatMoney(amount, currency)}
        </chakra.span>
      </Flex>
      <chakra.p color="muted">
        {[
          method && paymentMethods[method],
          receiptNumber && `receipt ${receiptNumber}`,
          paidOn && travelDay(paidOn),
          ...factsOfProvider(payment),
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      {counters && (
        <p>
          The opposite of {formatMoney(counters.amount, counters.currency)}
          {counters.receiptNumber && `, receipt ${counters.receiptNumber}`}.
        </p>
      )}
      {counteredBy !== null && <p>Countered: it counts no more.</p>}
      <RefundState payment={payment} />
      {reason && <p>{reason}</p>}
      <chakra.p color="muted">
        {payment.byName}, {displayMoment(payment.createdAt)}
      </chakra.p>
      {mayHandle && isOpen && (
        <SmallButton variant="default" mt="2" data-screen-only onClick={() => onOpen('decide')}>
          Decide what goes back
        </SmallButton>
      )}
      {mayHandle && payment.sentAt && (state === 'asked' || state === 'unclear') && (
        <RefundButtons payment={payment} onSettle={() => onOpen('settle')} />
      )}
      {mayHandle && isPlain && (
        <SmallButton
          variant="link"
          data-screen-only
          aria-label={`Counter ${formatMoney(amount, currency)}${receiptNumber && `, receipt ${receiptNumber}`}`}
          onClick={() => onOpen('counter')}
        >
          Counter
        </SmallButton>
      )}
    </Line>
  );
}

function titleOf({ state, direction, counters, provider }: Payment): string {
  if (state === 'toDecide') return 'To decide: what goes back';
  if (state === 'dropped') return 'Decided: nothing goes back';
  if (state === 'asked') return 'On its way back';
  if (state === 'unclear') return 'Unclear: did it go back?';
  if (state === 'failed') return 'Did not go back';
  if (counters !== null) return 'Correction';
  if (direction === 'out') return 'Went back';
  return provider === null ? 'Came in' : 'Paid online';
}

const Line = chakra('li', {
  base: {
    py: '3',
    fontSize: 'sm',
    borderTopWidth: '1px',
    borderColor: 'subtle',
    overflowWrap: 'anywhere',
    '& > p:empty': { display: 'none' },
  },
});
