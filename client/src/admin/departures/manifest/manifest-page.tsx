// Who travels on a departure: read on a screen, printed for the guide, or saved as a file.
import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { responseData } from '../../../lib/api/response-data.ts';
import { formatMoney } from '../../../lib/money.ts';
import { travelDays } from '../../../lib/travel-days.ts';
import { ageBands, residences } from '../../../lib/traveller-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { useMay } from '../../rights/rights.ts';
import type { ListColumn } from '../../screens/list/list.ts';
import { EmptyRows, Unanswered } from '../../screens/list/list-states.tsx';
import { counted } from '../../screens/many/many-operations.ts';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { DataTable } from '../../screens/table/data-table.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { departureAddress } from '../departure-address.ts';
import { departureName, programOf } from '../departure-words.ts';
import type { StaffDepartureFragment } from '../departures.generated.ts';
import {
  DepartureManifestDocument,
  ManifestLinkDocument,
  type ManifestRowFragment,
} from './manifest.generated.ts';

type Row = ManifestRowFragment & { id: number };

const columns: ListColumn<Row>[] = [
  { title: 'Name', kind: 'name', minWidth: '11rem', text: ({ name }) => name },
  { title: 'Age', text: ({ ageBand }) => (ageBand ? ageBands[ageBand] : '') },
  {
    title: 'Residence',
    minWidth: '10rem',
    text: ({ residence }) => (residence ? residences[residence] : ''),
  },
  { title: 'Booked By', minWidth: '10rem', text: ({ contact }) => contact },
  {
    title: 'Phone',
    minWidth: '9rem',
    text: ({ phone }) => phone,
    cell: ({ phone }) =>
      phone && (
        <chakra.a href={`tel:${phone.replaceAll(' ', '')}`} color="brand" textDecoration="underline" py="2">
          {phone}
        </chakra.a>
      ),
  },
  { title: 'Booking', text: ({ reference }) => reference },
  {
    title: 'Still to Pay',
    kind: 'number',
    text: ({ outstanding, currency }) =>
      outstanding > 0 && currency ? formatMoney(outstanding, currency) : '',
  },
];

export function ManifestPage() {
  const { record = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(record);
  const { data, error, refetch } = useQuery(DepartureManifestDocument, {
    variables: { id: Number(record) },
    skip: !isNumber,
    // A list that is printed is that of now.
    fetchPolicy: 'network-only',
  });
  const departure = data?.departure as StaffDepartureFragment | null | undefined;
  if (!isNumber || departure === null) return <MissingPage />;
  if (!departure || !data) return <Unanswered error={error} refetch={refetch} />;
  return <Manifest departure={departure} rows={data.manifest as ManifestRowFragment[]} />;
}

interface Props {
  departure: StaffDepartureFragment;
  rows: readonly ManifestRowFragment[];
}

function Manifest({ departure, rows }: Props) {
  const { id, startsOn, endsOn, startTime, guides, vehicles } = departure;
  usePageTitle(`Manifest: ${departureName(departure)}`);
  const client = useApolloClient();
  const mayExport = useMay('exportOffice');
  const download = async () => {
    try {
      const { data } = await client.mutate({ mutation: ManifestLinkDocument, variables: { id } });
      window.location.assign(responseData(data).manifestLink);
    } catch (error) {
      showFailure('The file could not be made', error);
    }
  };
  // What is still to be paid is a sum of the whole booking: it stands once, beside the first of its travellers.
  const items = rows.map((row, at) => {
    const isFirst = rows.findIndex(({ bookingId }) => bookingId === row.bookingId) === at;
    return { ...row, id: row.travellerId, outstanding: isFirst ? row.outstanding : 0 };
  });
  const bookings = new Set(rows.map(({ bookingId }) => bookingId)).size;
  const names = (all: readonly { name: string }[], none: string) =>
    all.length > 0 ? all.map(({ name }) => name).join(', ') : none;
  return (
    <>
      <BackLink to={departureAddress(id)}>The departure</BackLink>
      <chakra.h1 textStyle="heading" mt="1" overflowWrap="anywhere">
        {programOf(departure)}
      </chakra.h1>
      <chakra.p mt="1">
        {travelDays(startsOn, endsOn)}
        {startTime && `, ${startTime}`}
      </chakra.p>
      <chakra.p mt="1" color="muted" overflowWrap="anywhere">
        {names(guides, 'No guide yet')} · {names(vehicles, 'No vehicle yet')}
      </chakra.p>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mt="5" mb="3">
        <chakra.p color="muted" fontSize="sm">
          {counted(rows.length, 'traveller')} in {counted(bookings, 'confirmed booking')}
        </chakra.p>
        {items.length > 0 && (
          <Flex gap="2" wrap="wrap" data-screen-only>
            {mayExport && (
              <Button variant="ghost" size="sm" onClick={() => void download()}>
                <Download aria-hidden />
                Download CSV
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden />
              Print
            </Button>
          </Flex>
        )}
      </Flex>
      {items.length > 0 ? (
        <>
          <div data-screen-only>
            <DataTable title="Manifest" columns={columns} items={items} />
          </div>
          <PrintedManifest items={items} />
        </>
      ) : (
        <EmptyRows text="Nobody has a confirmed booking yet. Who is held or asked for seats is not on this list." />
      )}
    </>
  );
}

/** The same on paper, which is narrower than the table of a desk; with a box for who is there. */
function PrintedManifest({ items }: { items: readonly Row[] }) {
  const printed = columns.filter(({ title }) => title !== 'Booking');
  return (
    <Sheet aria-hidden>
      <thead>
        <tr>
          <th />
          {printed.map(({ title }) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>☐</td>
            {printed.map(({ title, text }) => (
              <td key={title}>{text(item)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

const Sheet = chakra('table', {
  base: {
    display: 'none',
    w: 'full',
    borderCollapse: 'collapse',
    _print: { display: 'table' },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px', py: '1.5', pe: '3' },
    '& tr': { breakInside: 'avoid' },
  },
});

export const code: ScreenCode = { Screen: ManifestPage };
