import { useMayCall } from '../rights/rights.ts';
import { ListView } from '../screens/list/list-view.tsx';
import { usePagedList } from '../screens/list/page-by-page.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { usePageTitle } from '../ui/page.tsx';
import { reviewAddress } from './review-address.ts';
import type { StaffReviewFragment } from './reviews.generated.ts';
import { reviews } from './reviews-list.tsx';

/** What guests say of journeys, and what visitors are shown of it. */
export function ReviewsPage() {
  usePageTitle(reviews.title);
  const mayDecide = useMayCall('decideReview');
  const shown = usePagedList<StaffReviewFragment>(reviews, { always: true });
  return <ListView<StaffReviewFragment> shown={shown} hasFile={mayDecide} linkOf={linkOf} />;
}

const linkOf = ({ id }: { id: number }) => ({ to: reviewAddress(id) });

export const code: ScreenCode = { Screen: ReviewsPage };
