import { useRef, useState } from 'react';
import { useMayCall } from '../rights/rights.ts';
import { FilterBar, FilterButton } from '../screens/filters/filter-bar.tsx';
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
  const title = useRef<HTMLHeadingElement>(null);
  const [filtering, setFiltering] = useState(false);
  const { place } = shown;
  const filters = reviews.filters ?? [];
  return (
    <ListView<StaffReviewFragment>
      shown={shown}
      titleRef={title}
      hasFile={mayDecide}
      linkOf={linkOf}
      tools={
        <FilterButton
          filters={filters}
          place={place}
          open={filtering}
          onToggle={() => setFiltering(!filtering)}
        />
      }
      above={
        <FilterBar
          filters={filters}
          place={place}
          open={filtering}
          titleRef={title}
          onClose={() => setFiltering(false)}
        />
      }
    />
  );
}

const linkOf = ({ id }: { id: number }) => ({ to: reviewAddress(id) });

export const code: ScreenCode = { Screen: ReviewsPage };
