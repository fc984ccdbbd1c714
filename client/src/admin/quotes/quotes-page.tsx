import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { FilterBar, FilterButton } from '../screens/filters/filter-bar.tsx';
import { ListView } from '../screens/list/list-view.tsx';
import { usePagedList } from '../screens/list/page-by-page.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { usePageTitle } from '../ui/page.tsx';
import { newQuoteAddress, quoteAddress } from './quote-address.ts';
import type { StaffQuoteFragment } from './quotes.generated.ts';
import { quotes } from './quotes-list.tsx';

/** What was offered to whom, and what became of it. */
export function QuotesPage() {
  usePageTitle(quotes.title);
  const shown = usePagedList<StaffQuoteFragment>(quotes, { always: true });
  const mayWrite = useMay('writeOffice');
  const mayExport = useMay('exportOffice');
  const title = useRef<HTMLHeadingElement>(null);
  const [filtering, setFiltering] = useState(false);
  const { place } = shown;
  const filters = quotes.filters ?? [];
  return (
    <ListView<StaffQuoteFragment>
      shown={shown}
      titleRef={title}
      newButton={
        mayWrite && (
          <ButtonLink to={newQuoteAddress()}>
            <Plus aria-hidden />
            New Quote
          </ButtonLink>
        )
      }
      hasFile={mayExport}
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

const linkOf = ({ id }: { id: number }) => ({ to: quoteAddress(id) });

export const code: ScreenCode = { Screen: QuotesPage };
