import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { PriceCurrency } from '../../../../generated/schema.ts';
import { asTypedMoney, formatMoney, fromTypedMoney } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { NumberField, SelectField, TextField } from '../../../screens/form/fields.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { SetBookingLinesDocument } from '../booking-work.generated.ts';
import { MoneyField } from '../money/money-field.tsx';
import { neededReasonRules } from '../money/payment-rules.ts';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';

const currencies: Record<PriceCurrency, string> = { USD: 'US dollars', UGX: 'Uganda shillings' };

interface Line {
  text: string;
  count: string;
  unitAmount: string;
  unitPermit: string;
}

/** So many lines fit into one booking. */
const mostLines = 40;

/** The price of a booking, line by line, by hand: a discount is a line below 0. */
export function LinesDialog({ booking, onClose }: { booking: Worked; onClose(): void }) {
  const { id, version, currency: before, lines, seats, deposit, payments } = booking;
  const call = useBookingCall();
  const first = before ?? 'USD';
  const blank: Line = { text: '', count: String(seats), unitAmount: '', unitPermit: '0' };
  const form = useForm({
    defaultValues: {
      currency: first as PriceCurrency,
      lines: lines.length > 0 ? lines.map((line) => typedLine(line, first)) : [blank],
      deposit: deposit === null ? '' : asTypedMoney(deposit, first),
      reason: '',
    },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const { currency, lines: typed } = form.watch();
  const total = typed.reduce(
    (sum, { count, unitAmount }) => sum + Number(count) * fromTypedMoney(unitAmount, currency),
    0,
  );
  return (
    <ActionDialog
      title={before ? 'Change the price' : 'Write the price'}
      form={form}
      fields={['currency', 'lines', 'deposit', 'reason']}
      submitLabel="Save the price"
      onClose={onClose}
      onSubmit={async ({ lines, deposit, reason }) => {
        await call(SetBookingLinesDocument, {
          id,
          version,
          currency,
          lines: lines.map(({ text, count, unitAmount, unitPermit }) => ({
            text: text.trim(),
            count: Number(count),
            unitAmount: fromTypedMoney(unitAmount, currency),
            unitPermit: fromTypedMoney(unitPermit || '0', currency),
          })),
          deposit: deposit === '' ? null : fromTypedMoney(deposit, currency),
          reason: reason.trim(),
        });
        return 'Price saved';
      }}
    >
      {payments.length === 0 && (
        <SelectField
          name="currency"
          label="Currency"
          rules={{ required: true }}
          options={Object.entries(currencies).map(([value, label]) => ({ value, label }))}
        />
      )}
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
        <Button
          variant="outline"
          size="sm"
          minH="11"
          aria-disabled={fields.length >= mostLines}
          onClick={() => fields.length < mostLines && append(blank)}
        >
          <Plus aria-hidden />
          Add a line
        </Button>
        <chakra.p aria-live="polite">
          Total <strong>{Number.isFinite(total) ? formatMoney(total, currency) : '–'}</strong>
        </chakra.p>
      </Flex>
      <DepositField currency={currency} />
      <TextField name="reason" label="Why" rules={neededReasonRules} hint="Stands in the timeline." />
    </ActionDialog>
  );
}

function DepositField({ currency }: { currency: PriceCurrency }) {
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

const typedLine = (
  { text, count, unitAmount, unitPermit }: Worked['lines'][number],
  currency: PriceCurrency,
): Line => ({
  text,
  count: String(count),
  unitAmount: asTypedMoney(unitAmount, currency),
  unitPermit: asTypedMoney(unitPermit, currency),
});

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
