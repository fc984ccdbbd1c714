import { differenceKinds } from '../../payments/differences/difference-words.ts';
import { paymentsScreen } from '../../payments/payments-screen.ts';
import { addressOf } from '../../screens/staff-screen.ts';
import { Ago } from '../../screens/table/columns.tsx';
import type { OfficeTodayQuery } from './today.generated.ts';
import { TodayCard, TodayLine } from './today-card.tsx';

/** Where the books and the payment provider differ and nobody said yet what became of it. */
export function OpenDifferences({ open }: { open: OfficeTodayQuery['openDifferences'] }) {
  if (open.totalCount === 0) return null;
  const to = addressOf(paymentsScreen);
  return (
    <TodayCard
      title="The provider says otherwise"
      count={open.totalCount}
      all={{ to, label: 'All differences' }}
    >
      {open.nodes.map(({ id, kind, about, number, here, there, foundAt }) => (
        <TodayLine
          key={id}
          to={to}
          title={`${differenceKinds[kind]}: ${about === 'charge' ? 'payment' : 'refund'} ${number}`}
          detail={`Here: ${here}. There: ${there}.`}
          aside={<Ago value={foundAt} />}
        />
      ))}
    </TodayCard>
  );
}
