import { useSession } from '../../../lib/session/session.ts';
import { workAddress } from '../../office/work-address.ts';
import { Ago } from '../../screens/table/cells.tsx';
import type { OfficeTodayQuery } from './today.generated.ts';
import { TodayCard, TodayLine } from './today-card.tsx';

type Entry = OfficeTodayQuery['unsettledReplies'][number];

/** Replies that a customer may not have got; one's own stand first, and the others are told of too. */
export function UnsettledReplies({ entries }: { entries: readonly Entry[] }) {
  const { user } = useSession();
  if (entries.length === 0) return null;
  return (
    <TodayCard title="Replies that did not arrive" count={entries.length}>
      {entries.slice(0, 8).map(({ id, by, byName, subject, reply }) => (
        <TodayLine
          key={id}
          to={workAddress(subject)}
          title={subject.title}
          detail={`${by?.id === user?.id ? 'Your reply' : `The reply of ${byName}`} ${
            reply?.state === 'failed' ? 'was not sent' : 'may not have arrived'
          }`}
          aside={reply && <Ago value={reply.stateAt} />}
        />
      ))}
    </TodayCard>
  );
}
