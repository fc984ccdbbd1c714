import { useWholeList, type WholeList } from '../screens/list/all-at-once.ts';
import { ListView } from '../screens/list/list-view.tsx';
import { counted } from '../screens/many/many-operations.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { Mark, textColumn } from '../screens/table/columns.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { priceListAddress } from './price-address.ts';
import { bookingModes, fromWords } from './price-words.ts';
import { PricedProgramsDocument, type PricedProgramsQuery } from './prices.generated.ts';

type Priced = PricedProgramsQuery['items'][number];

const prices: WholeList<Priced> = {
  noun: 'price',
  title: 'Prices',
  searchLabel: 'Search services',
  empty: 'No services yet. What one costs is written here once there is one.',
  emptySearch: 'No services found matching your search.',
  nameOf: ({ name }) => name,
  searchIn: ({ name }) => [name],
  columns: [
    textColumn('Service', ({ name }) => name, {
      kind: 'name',
      minWidth: '14rem',
      mark: ({ bookingMode, priceTiers }) =>
        bookingMode !== 'enquiry' && priceTiers.length === 0 && <Mark>Booked without a price</Mark>,
    }),
    textColumn('Online Booking', ({ bookingMode }) => bookingModes[bookingMode], {
      minWidth: '10rem',
      onCard: 1,
    }),
    {
      title: 'Prices',
      onCard: 2,
      sortBy: ({ priceTiers }) => priceTiers.length,
      text: ({ priceTiers }) => (priceTiers.length > 0 ? counted(priceTiers.length, 'price') : 'None'),
    },
    {
      title: 'Adults From',
      minWidth: '12rem',
      onCard: 3,
      text: ({ priceTiers }) => fromWords(priceTiers),
    },
  ],
  usualSort: '',
  operations: { typename: 'Program', list: PricedProgramsDocument },
};

/** What each service costs who books it online. */
export function PricesPage() {
  usePageTitle(prices.title);
  const shown = useWholeList(prices);
  return <ListView<Priced> shown={shown} hasFile={false} linkOf={linkOf} />;
}

const linkOf = ({ id }: { id: number }) => ({ to: priceListAddress(id) });

export const code: ScreenCode = { Screen: PricesPage };
