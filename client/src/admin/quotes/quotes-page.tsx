import { Plus } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
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
  return (
    <ListView<StaffQuoteFragment>
      shown={shown}
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
    />
  );
}

const linkOf = ({ id }: { id: number }) => ({ to: quoteAddress(id) });

export const code: ScreenCode = { Screen: QuotesPage };
