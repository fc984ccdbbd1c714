import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { PriceCurrency } from '../../../generated/schema.ts';
import { formatMoney } from '../../../lib/money.ts';
import {
  DepositField,
  LineFields,
  type TypedLine,
  totalOf,
} from '../../bookings/work/change/line-fields.tsx';
import { useMay } from '../../rights/rights.ts';
import type { InputProps, Values } from '../../screens/form/form.tsx';

/** The price line by line, and what confirms it; who may not set prices reads what it comes to. */
export function PriceOfQuote({ label, name }: InputProps) {
  const { watch, getFieldState, formState } = useFormContext();
  const mayPrice = useMay('handleMoney');
  const currency = watch('currency') as PriceCurrency;
  const lines = (watch(name) ?? []) as TypedLine[];
  const party = (watch('party') ?? []) as Values[];
  const seats = party.reduce((sum, { count }) => sum + (Number(count) || 0), 0);
  const problem = getFieldState(name, formState).error;
  const said = problem?.message ?? problem?.root?.message;
  return (
    <chakra.fieldset minW="0" display="grid" gap="4">
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="1.5">
        {label}
      </chakra.legend>
      {mayPrice ? (
        <>
          <LineFields currency={currency} count={Math.max(seats, 1)} />
          <DepositField currency={currency} />
        </>
      ) : (
        <p>
          {lines.length > 0 ? `${formatMoney(totalOf(lines, currency), currency)}. ` : ''}
          Prices are written by an owner or an editor: save the quote, and ask one of them.
        </p>
      )}
      {said && (
        <chakra.p role="alert" fontSize="sm" fontWeight="medium" color="dangerText">
          {said}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
