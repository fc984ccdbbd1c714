import { messagesScreen } from '../../messages/messages-screen.ts';
import { workAddress } from '../../office/work-address.ts';
import { nameOf } from '../../registrations/registration-words.ts';
import { registrationsScreen } from '../../registrations/registrations-screen.ts';
import { addressOf } from '../../screens/staff-screen.ts';
import { Ago } from '../../screens/table/cells.tsx';
import type { OfficeTodayQuery } from './today.generated.ts';
import { TodayCard, TodayLine } from './today-card.tsx';

/** What nobody has taken up yet; what waits longest stands first. What is taken up while it is on screen goes from it. */
export function NewRegistrations({ waiting }: { waiting: OfficeTodayQuery['newRegistrations'] }) {
  const { rows, count } = stillWaiting(waiting, 'new');
  if (count === 0) return null;
  return (
    <TodayCard
      title="New registrations"
      count={count}
      all={{ to: `${addressOf(registrationsScreen)}?status=new`, label: 'All new registrations' }}
    >
      {rows.map((row) => (
        <TodayLine
          key={row.id}
          to={workAddress({ kind: 'registration', id: row.id })}
          title={nameOf(row)}
          detail={row.program.name}
          aside={<Ago value={row.createdAt} />}
        />
      ))}
    </TodayCard>
  );
}

export function UnansweredMessages({ waiting }: { waiting: OfficeTodayQuery['openMessages'] }) {
  const { rows, count } = stillWaiting(waiting, 'open');
  if (count === 0) return null;
  return (
    <TodayCard
      title="Unanswered messages"
      count={count}
      all={{ to: `${addressOf(messagesScreen)}?status=open`, label: 'All unanswered messages' }}
    >
      {rows.map(({ id, name, subject, createdAt }) => (
        <TodayLine
          key={id}
          to={workAddress({ kind: 'message', id })}
          title={subject}
          detail={name}
          aside={<Ago value={createdAt} />}
        />
      ))}
    </TodayCard>
  );
}

/** The server counted them when it was asked: those that were taken up since are no longer among them. */
export function stillWaiting<Row extends { status: string }>(
  { totalCount, nodes }: { totalCount: number; nodes: readonly Row[] },
  status: Row['status'],
) {
  const rows = nodes.filter((row) => row.status === status);
  return { rows, count: totalCount - (nodes.length - rows.length) };
}
