import { useSession } from '../../../lib/session/session.ts';
import { paths } from '../../../paths.ts';
import { messagesScreen } from '../../messages/messages-screen.ts';
import { workAddress } from '../../office/work-kind.ts';
import { peopleScreen } from '../../people/people-screen.ts';
import { postsScreen } from '../../posts/posts-screen.ts';
import { nameOf } from '../../registrations/registration-words.ts';
import { registrationsScreen } from '../../registrations/registrations-screen.ts';
import { addressOf, useStaffScreens } from '../../screens/staff-screen.ts';
import { Ago } from '../../screens/table/columns.tsx';
import { displayMoment } from '../../ui/moment.ts';
import type { FailedMailsQuery, GoesLiveQuery, OfficeTodayQuery } from './today.generated.ts';
import { stillWaiting, TodayCard, TodayLine } from './today-card.tsx';

/** What nobody has taken up yet; what waits longest stands first. What is taken up while it is on screen goes from it. */
export function NewRegistrations({ waiting }: { waiting: OfficeTodayQuery['newRegistrations'] }) {
  const { rows, count } = stillWaiting(waiting, ({ status }) => status === 'new');
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
  const { rows, count } = stillWaiting(waiting, ({ status }) => status === 'open');
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

/** What becomes public by itself within a week, so that nobody is surprised by it. */
export function GoingLive({ items }: { items: GoesLiveQuery['upcoming'] }) {
  const screens = useStaffScreens();
  if (items.length === 0) return null;
  const shown = items.slice(0, 5);
  return (
    <TodayCard
      title="Goes live this week"
      count={items.length}
      all={{ to: `${addressOf(postsScreen)}?status=scheduled`, label: 'All scheduled postings' }}
    >
      {shown.map(({ kind, id, title, at }) => {
        const screen = screens.find(({ trashed }) => trashed?.type === kind);
        return (
          <TodayLine
            key={`${kind} ${id}`}
            // An issue of the newsletter is no content with a screen of its type.
            to={screen ? addressOf(screen) : `${paths.admin}/newsletter`}
            open={id}
            title={title}
            detail={screen ? screen.link?.label : 'Newsletter'}
            aside={<time dateTime={at}>{displayMoment(at)}</time>}
          />
        );
      })}
    </TodayCard>
  );
}

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
