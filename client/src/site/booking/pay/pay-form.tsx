import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { readFailure } from '../../../lib/api/failure.ts';
import { asTypedMoney, formatMoney, fromTypedMoney } from '../../../lib/money.ts';
import { TextField } from '../../forms/field.tsx';
import { PostForm, SendProblem, SubmitButton } from '../../forms/post-form.tsx';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { type OwnBookingFragment, useStartBookingPaymentMutation } from '../booking-page.generated.ts';
import type { useBookingAction } from '../forms/use-booking-action.ts';

type Currency = NonNullable<OwnBookingFragment['currency']>;
type Payable = NonNullable<OwnBookingFragment['payOnline']>;

interface Props {
  payable: Payable;
  currency: Currency;
  bookingKey: string;
  action: ReturnType<typeof useBookingAction>;
}

/** Has a page made for a sum: what is due, unless somebody types another one. */
export function PayForm({ payable, currency, bookingKey, action }: Props) {
  const { due, least, most, mobileMoneyMax } = payable;
  const blank = useMemo(() => ({ amount: asTypedMoney(due, currency) }), [due, currency]);
  const form = useFormFields('pay', blank);
  const [start] = useStartBookingPaymentMutation();
  const { sending, failure, act, address } = action;
  const isOneSum = least === most;

  async function send() {
    try {
      await start({ variables: { key: bookingKey, amount: unitsOf(form.values.amount, currency) } });
      form.clear();
    } catch (error) {
      const problem = readFailure(error).details.find(({ path }) => path.at(-1) === 'amount');
      if (problem) form.setProblems({ amount: problem.message });
      throw error;
    }
  }

  return (
    <PostForm form="pay" action={`${address}#pay`} aria-label="Pay online" onSend={() => act(send)}>
      <input type="hidden" name="currency" value={currency} />
      {isOneSum ? (
        <input type="hidden" name="amount" value={blank.amount} />
      ) : (
        <Box maxW="sm">
          <TextField
            form={form}
            name="amount"
            label={`Sum in ${currency}`}
            hint={hintFor(payable, currency)}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        </Box>
      )}
      {mobileMoneyMax !== null && due > mobileMoneyMax && (
        <Box as="p" mt="3" fontSize="sm" maxW="measure">
          Mobile money takes at most {formatMoney(mobileMoneyMax, currency)} at once: pay in parts of so much,
          or all of it by card.
        </Box>
      )}
      <SendProblem text={form.problems.amount ? '' : failure} css={{ '&:has(p)': { mt: '4' } }} />
      <SubmitButton size="lg" mt="4" sending={sending}>
        {isOneSum ? `Pay ${formatMoney(most, currency)} now` : 'Pay now'}
      </SubmitButton>
    </PostForm>
  );
}

function hintFor({ due, least, most, confirms }: Payable, currency: Currency): string {
  const money = (units: number) => formatMoney(units, currency);
  if (confirms && least === due)
    return `${money(due)} confirms your seats. You can pay up to ${money(most)}.`;
  if (confirms) return `Together ${money(due)} confirms your seats, in parts of at least ${money(least)}.`;
  return `All that is left, or a part of it from ${money(least)} on.`;
}

/** As the server reads it; 0 is refused with a sentence. */
function unitsOf(typed: string, currency: Currency): number {
  const units = fromTypedMoney(typed.replace(/[,\s]/g, ''), currency);
  return units > 0 && units < 2 ** 31 ? units : 0;
}
