import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoney } from '../../../../lib/money.ts';
import { travelDay } from '../../../../lib/travel-days.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../office/panel.tsx';
import { useMay } from '../../../rights/rights.ts';
import { PriceLines } from '../../price-lines.tsx';
import { LinesDialog } from '../change/lines-dialog.tsx';
import type { Worked } from '../worked-booking.ts';
import { CounterDialog } from './counter-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { type Payment, PaymentLine, type PaymentStep } from './payment-line.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SettleRefundDialog } from './settle-refund-dialog.tsx';

type Opened = { what: 'lines' | 'payment' } | { what: PaymentStep; payment: Payment };

/** What a booking costs, what was paid, and where money is written down. */
export function MoneyPanel({ booking }: { booking: Worked }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const mayHandle = useMay('handleMoney');
  const { currency, total, lines, payments, anonymisedAt } = booking;
  const close = () => setOpened(null);
  return (
    <Panel title="Money">
      {currency && total !== null ? (
        <>
          <PriceLines lines={lines} currency={currency} total={total} />
          <Sums booking={booking} currency={currency} />
        </>
      ) : (
        <p>Nobody said a price yet.</p>
      )}
      {payments.length > 0 && (
        <chakra.ul mt="4" aria-label="Payments">
          {payments.map((payment) => (
            <PaymentLine
              key={payment.id}
              payment={payment}
              counters={payments.find(({ id }) => id === payment.counters)}
              onOpen={(what) => setOpened({ what, payment })}
            />
          ))}
        </chakra.ul>
      )}
      {mayHandle && !anonymisedAt && (
        <Flex gap="2" wrap="wrap" mt="4" data-screen-only>
          {currency && <Button onClick={() => setOpened({ what: 'payment' })}>Write down money</Button>}
          <Button variant={currency ? 'outline' : 'default'} onClick={() => setOpened({ what: 'lines' })}>
            {currency ? 'Change the price' : 'Write the price'}
          </Button>
        </Flex>
      )}
      {opened?.what === 'lines' && <LinesDialog booking={booking} onClose={close} />}
      {opened?.what === 'payment' && currency && (
        <PaymentDialog booking={booking} currency={currency} onClose={close} />
      )}
      {opened?.what === 'counter' && <CounterDialog payment={opened.payment} onClose={close} />}
      {opened?.what === 'decide' && (
        <RefundDialog payment={opened.payment} online={booking.refundableOnline} onClose={close} />
      )}
      {opened?.what === 'settle' && <SettleRefundDialog payment={opened.payment} onClose={close} />}
    </Panel>
  );
}

function Sums({ booking, currency }: { booking: Worked; currency: NonNullable<Worked['currency']> }) {
  const { deposit, balanceDueOn, paid, outstanding, isOverdue, total, rate } = booking;
  return (
    <chakra.dl mt="3" display="grid" gap="1" fontSize="sm">
      {deposit !== null && total !== null && deposit < total && (
        <Sum name="Deposit" value={formatMoney(deposit, currency)} />
      )}
      <Sum name="Paid" value={formatMoney(paid, currency)} />
      <Sum
        name={
          balanceDueOn && outstanding > 0 ? `Still to pay, by ${travelDay(balanceDueOn)}` : 'Still to pay'
        }
        value={formatMoney(outstanding, currency)}
        isWrong={isOverdue}
      />
      {isOverdue && (
        <chakra.p color="dangerText" fontWeight="medium">
          The balance is overdue.
        </chakra.p>
      )}
      {rate !== null && <Sum name="Rate that was used" value={`${rate} UGX for a dollar`} />}
    </chakra.dl>
  );
}

function Sum({ name, value, isWrong = false }: { name: string; value: string; isWrong?: boolean }) {
  return (
    <Flex justify="space-between" gap="4">
      <chakra.dt color="muted">{name}</chakra.dt>
      <chakra.dd
        fontWeight="semibold"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums lining-nums"
        color={isWrong ? 'dangerText' : undefined}
      >
        {value}
      </chakra.dd>
    </Flex>
  );
}
