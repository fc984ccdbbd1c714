import type { PriceCurrency } from '../../../../generated/schema.ts';
import { formatMoney, fromTypedMoney } from '../../../../lib/money.ts';
import { type FieldProps, NumberField } from '../../../screens/form/fields.tsx';

interface Props extends Omit<FieldProps, 'rules'> {
  currency: PriceCurrency;
  /** In the smallest unit. */
  least?: number;
  most?: number;
}

/** A sum of money as people type it: whole shillings, dollars with two decimals at most. */
export function MoneyField({ currency, least = 0, most, ...field }: Props) {
  return (
    <NumberField
      {...field}
      unit={currency}
      step={currency === 'USD' ? 0.01 : 1}
      min={0}
      rules={{
        required: `${field.label} is required.`,
        validate: (typed: string) => problemOfSum(field.label, typed, currency, least, most) ?? true,
      }}
    />
  );
}

function problemOfSum(
  label: string,
  typed: string,
  currency: PriceCurrency,
  least: number,
  most?: number,
): string | undefined {
  const amount = Number(typed);
  if (!Number.isFinite(amount)) return `${label} must be a number.`;
  const sum = fromTypedMoney(typed, currency);
  const decimals = currency === 'USD' ? 2 : 0;
  if (Number(amount.toFixed(decimals)) !== amount)
    return decimals ? `${label} can have two decimals at most.` : `${label} must be whole shillings.`;
  if (sum < least) return `${label} must be ${formatMoney(least, currency)} or more.`;
  if (most !== undefined && sum > most) return `${label} must be ${formatMoney(most, currency)} or less.`;
}
