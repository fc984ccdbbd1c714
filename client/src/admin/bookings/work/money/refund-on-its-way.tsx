import { chakra, Flex } from '@chakra-ui/react';
import { formatMoney } from '../../../../lib/money.ts';
import { providerName } from '../../../donations/donation-words.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { usePress } from '../../../ui/use-press.ts';
import { CheckRefundDocument, type StaffPaymentFragment } from '../booking-work.generated.ts';
import { useBookingCall } from '../use-booking-call.ts';

type Payment = StaffPaymentFragment;

/** What the payment provider says of money that it moved. */
export const factsOfProvider = ({
  provider,
  providerTransactionId,
  providerRefundId,
  fee,
  currency,
}: Payment) =>
  provider === null
    ? []
    : [
        providerName(provider),
        providerTransactionId && `payment ${providerTransactionId}`,
        providerRefundId && `refund ${providerRefundId}`,
        fee !== null && fee > 0 && `fee ${formatMoney(fee, currency)}`,
      ];

/** Where money stands that goes back through the provider, in a sentence. */
export function RefundState({ payment: { state, sentAt, problem } }: { payment: Payment }) {
  if (state === 'asked')
    return (
      <p>
        {sentAt === null
          ? 'It is being sent to the provider.'
          : 'The provider pays it out, which takes 3 to 15 working days. It is asked by itself.'}
      </p>
    );
  if (state === 'unclear')
    return (
      <chakra.p color="dangerText">
        {problem} It is never sent again by itself. Please look in the provider’s own list, then say what
        became of it.
      </chakra.p>
    );
  if (state === 'failed') return <chakra.p color="dangerText">The provider says: {problem}</chakra.p>;
  return null;
}

interface Props {
  payment: Payment;
  onSettle(): void;
}

/** Asks the provider now what became of it; nothing is sent again. What it cannot say, people can. */
export function RefundButtons({ payment: { id, state, amount, currency }, onSettle }: Props) {
  const { isBusy, press } = usePress();
  const call = useBookingCall();
  const check = () =>
    press('The provider could not be asked', async () => {
      const { booking } = await call(CheckRefundDocument, { id });
      const now = (booking as { payments: readonly Payment[] }).payments.find(
        (payment) => payment.id === id,
      )?.state;
      return wordsOf[now ?? state] ?? 'It stands as before';
    });
  const sum = formatMoney(amount, currency);
  return (
    <Flex gap="2" wrap="wrap" mt="2" data-screen-only>
      {state === 'unclear' && (
        <SmallButton variant="default" aria-label={`Say what became of ${sum}`} onClick={onSettle}>
          Say what became of it
        </SmallButton>
      )}
      <SmallButton
        aria-disabled={isBusy}
        aria-label={`Ask the provider about ${sum} now`}
        onClick={() => void check()}
      >
        {isBusy ? 'One moment...' : 'Ask the provider now'}
      </SmallButton>
    </Flex>
  );
}

const wordsOf: Partial<Record<Payment['state'], string>> = {
  asked: 'It is on its way back',
  unclear: 'The provider does not have it in its list',
  done: 'It went back',
  failed: 'It did not go back',
};
