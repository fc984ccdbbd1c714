// The lines of a price as staff type them: what each is for, how many, how much each and how much of that is a permit.
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { BookingLineInput, PriceCurrency } from '../../../../generated/schema.ts';
import { asTypedMoney, formatMoney, fromTypedMoney } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { NumberField, TextField } from '../../../screens/form/fields.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';
import { MoneyField } from '../money/money-field.tsx';

export type TypedLine = Record<'text' | 'count' | 'unitAmount' | 'unitPermit', string>;

export const currencies: Record<PriceCurrency, string> = { USD: 'US dollars', UGX: 'Uganda shillings' };

const mostLines = 40;

export const typedLine = (
  { text, count, unitAmount, unitPermit }: BookingLineInput,
  currency: PriceCurrency,
): TypedLine => ({
  text,
  count: String(count),
  unitAmount: asTypedMoney(unitAmount, currency),
  unitPermit: asTypedMoney(unitPermit ?? 0, currency),
});

export const sentLine = (
  { text, count, unitAmount, unitPermit }: TypedLine,
  currency: PriceCurrency,
): BookingLineInput => ({
  text: text.trim(),
  count: Number(count),
  unitAmount: fromTypedMoney(unitAmount, currency),
  unitPermit: fromTypedMoney(unitPermit || '0', currency),
});

/** What all lines come to; no number while one is not typed yet. */
export const totalOf = (lines: readonly TypedLine[], currency: PriceCurrency): number =>
  lines.reduce((sum, { count, unitAmount }) => sum + Number(count) * fromTypedMoney(unitAmount, currency), 0);

/** Reads and writes `lines` of the form around it. `count`: of how many a new line is. */
export function LineFields({ currency, count }: { currency: PriceCurrency; count: number }) {
  const { watch } = useFormContext<{ lines: TypedLine[] }>();
  const { fields, append, remove } = useFieldArray<{ lines: TypedLine[] }>({ name: 'lines' });
  const total = totalOf(watch('lines'), currency);
  const blank: TypedLine = { text: '', count: String(count), unitAmount: '', unitPermit: '0' };
  return (
    <>
      <Box as="ol" display="grid" gap="4">
        {fields.map((field, at) => (
          <LineBox key={field.id} aria-label={`Line ${at + 1}`}>
            <Box gridColumn="1 / -1">
              <TextField
                name={`lines.${at}.text`}
                label="For"
                rules={{
                  required: 'Say what this line is for.',
                  maxLength: { value: 200, message: 'For must have 200 characters or fewer.' },
                }}
              />
            </Box>
            <NumberField
              name={`lines.${at}.count`}
              label="How many"
              step={1}
              min={1}
              rules={{
                required: 'How many is required.',
                validate: (count: string) =>
                  /^[1-9]\d{0,2}$/.test(count.trim()) || 'How many must be a whole number of 1 or more.',
              }}
            />
            <MoneyField
              name={`lines.${at}.unitAmount`}
              label="For each"
              currency={currency}
              least={Number.NEGATIVE_INFINITY}
            />
            <MoneyField name={`lines.${at}.unitPermit`} label="Permit in it" currency={currency} />
            <Button
              variant="ghost"
              size="icon"
              alignSelf="end"
              justifySelf="end"
              aria-label={`Remove line ${at + 1}`}
              onClick={() => remove(at)}
            >
              <Trash2 aria-hidden />
            </Button>
          </LineBox>
        ))}
      </Box>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <SmallButton
          aria-disabled={fields.length >= mostLines}
          onClick={() => fields.length < mostLines && append(blank)}
        >
          <Plus aria-hidden />
          Add a line
        </SmallButton>
        <chakra.p aria-live="polite">
          Total <strong>{Number.isFinite(total) ? formatMoney(total, currency) : '–'}</strong>
        </chakra.p>
      </Flex>
    </>
  );
}

export function DepositField({ currency }: { currency: PriceCurrency }) {
  return (
    <NumberField
      name="deposit"
      label="Deposit"
      unit={currency}
      step={currency === 'USD' ? 0.01 : 1}
      min={0}
      hint="Left empty, it is as many percent of the total as the terms say."
    />
  );
}

const LineBox = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'paper',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '6rem minmax(0, 1fr) minmax(0, 1fr) 2.75rem' },
    alignItems: 'start',
  },
});
