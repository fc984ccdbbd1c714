import { chakra } from '@chakra-ui/react';
import type { PriceCurrency } from '../../generated/schema.ts';
import { formatMoney } from '../../lib/money.ts';
import type { StaffBookingLineFragment } from './bookings.generated.ts';

interface Props {
  lines: readonly StaffBookingLineFragment[];
  currency: PriceCurrency;
  total: number;
}

/** What a booking costs line by line, with its total; how much of it are permits is said where there are any. */
export function PriceLines({ lines, currency, total }: Props) {
  const permits = lines.reduce((sum, { count, unitPermit }) => sum + count * unitPermit, 0);
  return (
    <Table>
      <chakra.caption srOnly>What it costs</chakra.caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, count, unitAmount, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <tr key={at}>
            <th scope="row">
              {text}
              <chakra.span display="block" color="muted">
                {count} × {formatMoney(unitAmount, currency)}
              </chakra.span>
            </th>
            <td>{formatMoney(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Total
            {permits > 0 && (
              <chakra.span display="block" color="muted" fontWeight="normal">
                {formatMoney(permits, currency)} of it are permits
              </chakra.span>
            )}
          </th>
          <td>{formatMoney(total, currency)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& th, & td': {
      py: '2',
      fontWeight: 'normal',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'subtle',
      overflowWrap: 'anywhere',
    },
    '& td, & thead th:last-of-type': { textAlign: 'end', whiteSpace: 'nowrap', ps: '4' },
    '& thead th': { fontSize: 'xs', color: 'muted', borderColor: 'line' },
    '& tfoot th, & tfoot td': { fontWeight: 'semibold', borderBottomWidth: '0' },
  },
});
