import { Box, chakra } from '@chakra-ui/react';
import { formatMoney } from '../../../lib/money.ts';
import { travelDay } from '../../../lib/travel-days.ts';
import type { PriceTierPartsFragment } from '../booking-parts.generated.ts';
import { kindWords } from '../party.ts';

const Table = chakra('table', {
  base: {
    w: 'full',
    maxW: '46rem',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& th, & td': {
      py: '3',
      borderTopWidth: '1px',
      textAlign: 'start',
      fontWeight: 'normal',
      verticalAlign: 'top',
    },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', ps: '4', fontFamily: 'heading', fontSize: 'lg' },
    '& small': { display: 'block', fontFamily: 'body', fontSize: 'sm', color: 'muted' },
  },
});

/** What each kind of traveller pays, with the permit apart. */
export function PriceTable({ tiers }: { tiers: readonly PriceTierPartsFragment[] }) {
  const hasOthers = tiers.some(({ residence }) => residence !== 'any');
  return (
    <Table>
      <chakra.caption srOnly>Prices for each traveller</chakra.caption>
      <thead>
        <Box as="tr" srOnly>
          <th scope="col">Traveller</th>
          <th scope="col">Price</th>
        </Box>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.id}>
            <th scope="row">
              {kindWords(tier)}
              {hasOthers && tier.residence === 'any' && ', all others'}
              <small>{conditions(tier)}</small>
            </th>
            <td>
              {tier.amount === 0 ? 'Free' : formatMoney(tier.amount, tier.currency)}
              {tier.permit > 0 && <small>of which permit {formatMoney(tier.permit, tier.currency)}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** For which parties and days a price holds; empty for all. */
function conditions({ peopleFrom, peopleTo, daysFrom, daysTo }: PriceTierPartsFragment): string {
  const people =
    peopleTo === null
      ? peopleFrom > 1 && `for ${peopleFrom} travellers or more`
      : peopleFrom === peopleTo
        ? `for ${peopleTo} ${peopleTo === 1 ? 'traveller' : 'travellers'}`
        : `for ${peopleFrom} to ${peopleTo} travellers`;
  const days = [daysFrom && `from ${travelDay(daysFrom)}`, daysTo && `to ${travelDay(daysTo)}`];
  return [people, ...days].filter(Boolean).join(', ');
}
