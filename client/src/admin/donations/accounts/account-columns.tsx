import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatAmount } from '../../../lib/money.ts';
import { toKampalaTime } from '../../screens/form/kampala-time.ts';
import type { ListColumn } from '../../screens/list/list.ts';
import { addressOf } from '../../screens/staff-screen.ts';
import { Moment, State } from '../../screens/table/cells.tsx';
import { displayMoment } from '../../ui/moment.ts';
import { providerName, statusLabels, statusTones } from '../donation-words.ts';
import type { BookedDonationFragment } from '../donations.generated.ts';
import { donationsScreen } from '../donations-screen.ts';

/** The day that counts for the books. */
const booked = ({ settledAt, createdAt }: BookedDonationFragment) => settledAt ?? createdAt;

/** In the order in which accountants compare them with what the provider paid out. */
export const accountColumns: ListColumn<BookedDonationFragment>[] = [
  {
    title: 'Date',
    kind: 'moment',
    text: (donation) => displayMoment(booked(donation)),
    inFile: (donation) => toKampalaTime(booked(donation)).slice(0, 10),
    cell: (donation) => <Moment value={booked(donation)} />,
  },
  {
    title: 'Reference',
    minWidth: '14rem',
    text: ({ reference }) => reference,
    cell: ({ id, reference }) => (
      <Reference to={`${addressOf(donationsScreen)}/${id}`}>{reference}</Reference>
    ),
  },
  {
    title: 'Provider',
    minWidth: '9rem',
    text: ({ provider }) => providerName(provider),
    inFile: ({ provider }) => provider,
  },
  {
    title: 'Transaction',
    minWidth: '9rem',
    text: ({ providerTransactionId }) => providerTransactionId ?? '',
  },
  { title: 'Currency', text: ({ currency }) => currency },
  {
    title: 'Amount',
    kind: 'number',
    text: ({ amount }) => formatAmount(amount),
    inFile: ({ amount }) => String(amount),
  },
  {
    title: 'Status',
    text: ({ status }) => statusLabels[status],
    cell: ({ status }) => <State tone={statusTones[status]}>{statusLabels[status]}</State>,
  },
];

const Reference = chakra(Link, {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere' },
});
