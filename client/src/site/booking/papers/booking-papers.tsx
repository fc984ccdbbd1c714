import { Box, chakra } from '@chakra-ui/react';
import { formatMoney } from '../../../lib/money.ts';
import { travelDay } from '../../../lib/travel-days.ts';
import type { OwnBookingFragment } from '../booking-page.generated.ts';
import { Part } from '../part.tsx';

type Paper = OwnBookingFragment['papers'][number];

const names: Record<Paper['kind'], string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  creditNote: 'Credit note',
};

const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '4',
    py: '2.5',
    borderTopWidth: '1px',
    '& a': { fontWeight: 'medium', color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

interface Props {
  papers: Paper[];
  bookingKey: string;
}

/** Invoices, receipts and credit notes, each a PDF that the key opens. */
export function BookingPapers({ papers, bookingKey }: Props) {
  return (
    <Part title="Invoices and receipts">
      <ul>
        {papers.map((paper) => (
          <Row key={paper.number}>
            <Box minW="0">
              <a href={addressOf(bookingKey, paper.number)}>
                {names[paper.kind]} <chakra.span whiteSpace="nowrap">{paper.number}</chakra.span>{' '}
                <chakra.span srOnly>as PDF</chakra.span>
              </a>
              <Box as="p" fontSize="sm" color="muted" mt="0.5">
                {travelDay(paper.issuedOn)}
                {noteOf(paper)}
              </Box>
            </Box>
            <chakra.span whiteSpace="nowrap" fontVariantNumeric="lining-nums tabular-nums">
              {formatMoney(paper.amount, paper.currency)}
            </chakra.span>
          </Row>
        ))}
      </ul>
    </Part>
  );
}

const addressOf = (key: string, number: string) =>
  `/booking/paper.pdf?key=${encodeURIComponent(key)}&number=${encodeURIComponent(number)}`;

function noteOf({ kind, takesBack, counts }: Paper): string {
  if (takesBack) return `, takes back ${takesBack}`;
  if (counts) return '';
  return kind === 'invoice' ? ', taken back by a credit note' : ', written by mistake: it does not count';
}
