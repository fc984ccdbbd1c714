import { paths } from '../../../paths.ts';
import { postsScreen } from '../../posts/posts-screen.ts';
import { addressOf, useStaffScreens } from '../../screens/staff-screen.ts';
import { displayMoment } from '../../ui/moment.ts';
import type { GoesLiveQuery } from './today.generated.ts';
import { TodayCard, TodayLine } from './today-card.tsx';

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
