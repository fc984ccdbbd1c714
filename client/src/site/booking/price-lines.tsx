import { Box, chakra } from '@chakra-ui/react';
import type { PriceCurrency } from '../../generated/schema.ts';
import { formatMoney } from '../../lib/money.ts';
import type { BookingLinePartsFragment } from './booking-parts.generated.ts';

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& th, & td': {
      py: '3',
      borderTopWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'normal',
    },
    '& td:last-of-type': { textAlign: 'end', whiteSpace: 'nowrap', ps: '4' },
    '& tfoot :is(th, td)': { borderColor: 'lineStrong', fontWeight: 'semibold' },
    '& tfoot td:last-of-type': {
      fontFamily: 'heading',
      fontWeight: 'normal',
      fontSize: 'xl',
      color: 'brand',
    },
  },
});

interface Props {
  /** With how much of the total are permits. */
  of: { lines: readonly BookingLinePartsFragment[]; permitTotal: number | null };
  currency: PriceCurrency;
  total: number;
  /** What guests read of permits, and how many shillings are a dollar. */
  settings: { permitNote: string | null; ugxForUsd: number | null };
}

/** A price line by line, with the permit apart, and the total in the other currency where there is a rate. */
export function PriceLines({ of: { lines, permitTotal }, currency, total, settings }: Props) {
  const { permitNote } = settings;
  const about = inOtherCurrency(total, currency, settings.ugxForUsd);
  return (
    <>
      <Table>
        <chakra.caption srOnly>What it costs</chakra.caption>
        <thead>
          <Box as="tr" srOnly>
            <th scope="col">For</th>
            <th scope="col">Amount</th>
          </Box>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no number, and their order is theirs
            <tr key={at}>
              <th scope="row">
                {line.text}
                <Box as="span" display="block" fontSize="sm" color="muted">
                  {line.count} × {formatMoney(line.unitAmount, currency)}
                  {line.unitPermit > 0 && `, of which permit ${formatMoney(line.unitPermit, currency)}`}
                </Box>
              </th>
              <td>{formatMoney(line.amount, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              Total
              {permitTotal !== null && permitTotal > 0 && (
                <Box as="span" display="block" fontSize="sm" fontWeight="normal" color="muted">
                  of which permits {formatMoney(permitTotal, currency)}
                </Box>
              )}
            </th>
            <td>{formatMoney(total, currency)}</td>
          </tr>
        </tfoot>
      </Table>
      {about && (
        <Box as="p" fontSize="sm" color="muted" textAlign="end">
          about {about}
        </Box>
      )}
      {permitNote && permitTotal !== null && permitTotal > 0 && (
        <Box as="p" fontSize="sm" color="muted" mt="2">
          {permitNote}
        </Box>
      )}
    </>
  );
}

/** A sum in the other currency, whole; null without a rate. `rate`: shillings for a dollar. */
function inOtherCurrency(amount: number, currency: PriceCurrency, rate: number | null) {
  if (!rate) return null;
  return currency === 'USD'
    ? formatMoney(Math.round((amount / 100) * rate), 'UGX')
    : formatMoney(Math.round(amount / rate) * 100, 'USD');
}
