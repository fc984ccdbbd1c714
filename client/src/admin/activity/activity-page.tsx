import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useMay } from '../rights/rights.ts';
import { FilterBar, FilterChoice, FilterDay } from '../screens/filtered/filter-field.tsx';
import { FilteredRows } from '../screens/filtered/filtered-rows.tsx';
import { useFilteredPages } from '../screens/filtered/use-filtered-pages.ts';
import { SearchBox } from '../screens/list/search-box.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import {
  ActivityChoicesDocument,
  ActivityLogDocument,
  type LoggedActivityFragment,
} from './activity.generated.ts';
import { activityColumns, inWords } from './activity-columns.tsx';

const standard = { q: '', who: '', kind: '', record: '', from: '', to: '' };
/** No e-mail reads so. */
const system = 'system';
const withAddresses = activityColumns(true);
const withoutAddresses = activityColumns(false);

const variablesOf = ({ q = '', who, kind, record, from, to }: Record<string, string>) => ({
  ...(q.trim() && { search: q.trim() }),
  filter: {
    ...(who === system ? { bySystem: true } : who && { userEmail: who }),
    ...(kind && { type: kind }),
    ...(record && { entityType: record }),
    ...(from && { from }),
    ...(to && { to }),
  },
});

/** All that staff and visitors did, as long as it is kept. */
export function ActivityPage() {
  usePageTitle('Activity');
  const pages = useFilteredPages<LoggedActivityFragment, never>({
    ...{ document: ActivityLogDocument as never, standard, variablesOf },
  });
  const { data } = useQuery(ActivityChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const { userEmails = [], types = [], entityTypes = [] } = data?.activityChoices ?? {};
  const { filters, narrow } = pages;
  return (
    <>
      <chakra.h1 textStyle="heading" mb="1">
        Activity
      </chakra.h1>
      <chakra.p color="muted" maxW="measure" mb="5">
        What was done by staff and by visitors. It is kept for 90 days.
      </chakra.p>
      <FilterBar>
        <chakra.div gridColumn="1 / -1" minW="0">
          <SearchBox label="Search activity" value={filters.q ?? ''} onChange={(q) => narrow({ q })} />
        </chakra.div>
        <FilterChoice
          label="Who"
          all="Everybody"
          value={filters.who ?? ''}
          onChange={(who) => narrow({ who })}
          options={[
            { value: system, label: 'System and visitors' },
            ...userEmails.map((email) => ({ value: email, label: email })),
          ]}
        />
        <FilterChoice
          label="Kind"
          all="All kinds"
          value={filters.kind ?? ''}
          onChange={(kind) => narrow({ kind })}
          options={types.map((type) => ({ value: type, label: inWords(type) }))}
        />
        <FilterChoice
          label="Record"
          all="All records"
          value={filters.record ?? ''}
          onChange={(record) => narrow({ record })}
          options={entityTypes.map((type) => ({ value: type, label: inWords(type) }))}
        />
        <FilterDay
          label="From"
          value={filters.from ?? ''}
          max={filters.to || undefined}
          onChange={(from) => narrow({ from })}
        />
        <FilterDay
          label="To"
          value={filters.to ?? ''}
          min={filters.from || undefined}
          onChange={(to) => narrow({ to })}
        />
      </FilterBar>
      <FilteredRows<LoggedActivityFragment>
        title="Activity"
        noun="activity record"
        columns={useMay('readAddresses') ? withAddresses : withoutAddresses}
        pages={pages}
        empty="Nothing has been done yet."
        nothingFound="Nothing was done that fits this."
        hasFile={useMay('exportOffice')}
      />
    </>
  );
}

export const code: ScreenCode = { Screen: ActivityPage };
