import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { responseData } from '../../lib/api/response-data.ts';
import { travelDays } from '../../lib/travel-days.ts';
import { departureAddress } from '../departures/departure-address.ts';
import { useMay } from '../rights/rights.ts';
import { type Actions, type Row, textsOf, useFetched } from '../screens/editing/edited.ts';
import { Unanswered } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { FormPage } from '../settings/form-page.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { MissingPage, usePageTitle } from '../ui/page.tsx';
import { pricesAddress } from './price-address.ts';
import { priceListForm } from './price-form.tsx';
import { amountWords, bookingModes, kindWords, limitWords } from './price-words.ts';
import {
  PricedDepartureDocument,
  PricedProgramDocument,
  SetPricesDocument,
  type StaffPriceListFragment,
  StaffPricesDocument,
} from './prices.generated.ts';
import { RateNotice } from './rate-notice.tsx';

const isNumber = (text: string | null): text is string => text !== null && /^\d{1,9}$/.test(text);

export function PriceListPage() {
  const { record = '' } = useParams();
  const departure = useSearchParams()[0].get('departure');
  if (!isNumber(record) || (departure !== null && !isNumber(departure))) return <MissingPage />;
  return (
    <PriceList
      key={`${record}:${departure}`}
      programId={Number(record)}
      departureId={departure === null ? null : Number(departure)}
    />
  );
}

interface Props {
  programId: number;
  /** Of which departure alone; null for those of the service. */
  departureId: number | null;
}

function PriceList({ programId, departureId }: Props) {
  const program = useQuery(PricedProgramDocument, { variables: { programId } });
  const departure = useQuery(PricedDepartureDocument, {
    variables: { departureId: departureId ?? 0 },
    skip: departureId === null,
  }).data?.departure;
  const name = program.data?.program?.name ?? '';
  usePageTitle(name ? `Prices: ${name}` : 'Prices');
  if (program.data?.program === null || departure === null) return <MissingPage />;
  const mode = program.data?.program?.bookingMode;
  return (
    <>
      <BackLink to={departureId === null ? pricesAddress : departureAddress(departureId)}>
        {departureId === null ? 'All prices' : 'The departure'}
      </BackLink>
      <Box maxW="42rem" mb="6">
        <chakra.h1 textStyle="heading" overflowWrap="anywhere">
          {name || 'Prices'}
        </chakra.h1>
        {departure && <chakra.p mt="1">{travelDays(departure.startsOn, departure.endsOn)}</chakra.p>}
        <chakra.p mt="1" color="muted" fontSize="sm">
          {departureId === null
            ? 'What who books online pays. The day on which the journey begins decides which price holds; bookings that were sent keep theirs.'
            : 'Prices of this departure alone, in place of those of the service. With none here those of the service hold.'}
          {departureId === null && mode === 'enquiry' && (
            <>
              {' '}
              This service is {bookingModes.enquiry.toLowerCase()}: nobody books it online yet. That is chosen
              in its form.
            </>
          )}
        </chakra.p>
      </Box>
      <Prices programId={programId} departureId={departureId} />
    </>
  );
}

type Saved = StaffPriceListFragment & Row;

function Prices({ programId, departureId }: Props) {
  const actions = usePriceActions(programId, departureId);
  const mayWrite = useMay('handleMoney');
  const { item, error, retry } = useFetched(actions, programId);
  if (item === null) return <MissingPage />;
  if (!item) return <Unanswered error={error} refetch={async () => retry()} />;
  if (!mayWrite) return <ReadPrices list={item} />;
  return (
    <>
      <RateNotice tiers={item.tiers} />
      <FormPage resource={resource(departureId)} actions={actions} item={item} />
    </>
  );
}

const resource = (departureId: number | null) => ({
  noun: departureId === null ? 'list of prices' : 'list of prices of a departure',
  hasHistory: false as const,
  form: priceListForm as Parameters<typeof FormPage<Saved>>[0]['resource']['form'],
  texts: textsOf('Prices', { updated: 'Saved. Who books from now on pays these prices.' }),
});

/** The calls behind the list: it is always there, and saved as a whole. */
function usePriceActions(programId: number, departureId: number | null): Omit<Actions<Saved>, 'remove'> {
  const client = useApolloClient();
  return useMemo(() => {
    const asRow = (list: unknown): Saved => ({
      ...(list as StaffPriceListFragment),
      id: departureId ?? programId,
    });
    const save: Actions<Saved>['update'] = async (_, values, version) => {
      const { tiers } = priceListForm.send(values);
      const { data } = await client.mutate({
        mutation: SetPricesDocument,
        variables: { programId, departureId, tiers, version },
        update: (cache) => {
          const [__typename, id] =
            departureId === null ? ['Program', programId] : (['Departure', departureId] as const);
          cache.evict({ id: cache.identify({ __typename, id }), fieldName: 'priceTiers' });
        },
      });
      return asRow(responseData(data).saved);
    };
    return {
      // It is always there; the first save is as any other.
      create: (values) => save(programId, values, null),
      update: save,
      async fetch() {
        const { data } = await client.query({
          query: StaffPricesDocument,
          variables: { programId, departureId },
          fetchPolicy: 'network-only',
        });
        return asRow(responseData(data).priceList);
      },
    };
  }, [client, programId, departureId]);
}

/** The prices for who may not change them. */
function ReadPrices({ list: { tiers } }: { list: StaffPriceListFragment }) {
  if (tiers.length === 0) return <p>No prices are written down here.</p>;
  return (
    <chakra.ul maxW="56rem">
      {tiers.map((tier) => (
        <chakra.li key={tier.id} py="3" borderBottomWidth="1px" borderColor="subtle">
          <strong>{kindWords(tier)}</strong>: {amountWords(tier)}
          <chakra.span display="block" fontSize="sm" color="muted">
            {limitWords(tier)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

export const code: ScreenCode = { Screen: PriceListPage };
