import { peopleScreen } from '../../people/people-screen.ts';
import { addressOf } from '../../screens/staff-screen.ts';
import { Ago } from '../../screens/table/cells.tsx';
import type { FailedMailsQuery } from './today.generated.ts';
import { TodayCard, TodayLine } from './today-card.tsx';

/** Mails that were given up, for who may try them again. */
export function FailedMailCard({ failures }: { failures: FailedMailsQuery['mailFailures'] }) {
  const [latest] = failures;
  if (!latest) return null;
  const to = addressOf(peopleScreen);
  return (
    <TodayCard title="Mails that failed" count={failures.length} all={{ to, label: 'See and send again' }}>
      <TodayLine
        to={to}
        title={
          failures.length === 1
            ? 'One mail did not get through'
            : `${failures.length} mails did not get through`
        }
        detail="The last one was given up"
        aside={<Ago value={latest.failedAt} />}
      />
    </TodayCard>
  );
}
