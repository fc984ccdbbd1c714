import { reviewAddress, reviewsAddress } from '../../reviews/review-address.ts';
import { starsInWords } from '../../reviews/review-words.ts';
import { Ago } from '../../screens/table/columns.tsx';
import type { ReviewsTodayQuery } from './today.generated.ts';
import { stillWaiting, TodayCard, TodayLine } from './today-card.tsx';

type Waiting = ReviewsTodayQuery['waitingReviews'];

/** Those that nobody decided about meanwhile. */
export const stillUndecided = (waiting: Waiting) => stillWaiting(waiting, ({ state }) => state === 'waiting');

/** Reviews that nobody has decided about. */
export function WaitingReviews({ waiting }: { waiting: Waiting }) {
  const { rows, count } = stillUndecided(waiting);
  if (count === 0) return null;
  return (
    <TodayCard
      title="Reviews to decide"
      count={count}
      all={{ to: `${reviewsAddress}?status=waiting`, label: 'All reviews to decide' }}
    >
      {rows.map(({ id, firstName, programName, stars, createdAt }) => (
        <TodayLine
          key={id}
          to={reviewAddress(id)}
          title={firstName}
          detail={`${programName}, ${starsInWords(stars)} stars`}
          aside={<Ago value={createdAt} />}
        />
      ))}
    </TodayCard>
  );
}
