import { reviewAddress, reviewsAddress } from '../../reviews/review-address.ts';
import { starsInWords } from '../../reviews/review-words.ts';
import { Ago } from '../../screens/table/columns.tsx';
import type { ReviewsTodayQuery } from './today.generated.ts';
import { TodayCard, TodayLine } from './today-card.tsx';

type Waiting = ReviewsTodayQuery['waitingReviews'];

/** Those that still wait: what was decided while it is on screen goes from it. */
const stillIn = ({ nodes }: Waiting) => nodes.filter(({ state }) => state === 'waiting');

export const countReviews = (waiting: Waiting): number =>
  waiting.totalCount - (waiting.nodes.length - stillIn(waiting).length);

/** Reviews that nobody has decided about. */
export function WaitingReviews({ waiting }: { waiting: Waiting }) {
  const count = countReviews(waiting);
  if (count === 0) return null;
  return (
    <TodayCard
      title="Reviews to decide"
      count={count}
      all={{ to: `${reviewsAddress}?status=waiting`, label: 'All reviews to decide' }}
    >
      {stillIn(waiting).map(({ id, firstName, programName, stars, createdAt }) => (
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
