import { chakra, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { formatMoney } from '../../../../lib/money.ts';
import { travelDay } from '../../../../lib/travel-days.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../office/panel.tsx';
import { useMay } from '../../../rights/rights.ts';
import { saveFetched } from '../../../screens/files.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { usePress } from '../../../ui/use-press.ts';
import { paperKinds } from '../../booking-words.ts';
import { IssueBookingPapersDocument, type StaffPaperFragment } from '../booking-work.generated.ts';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';

/** Invoices, receipts and credit notes of a booking; nothing where none are issued. */
export function PapersPanel({ booking: { id, papers, missesPapers } }: { booking: Worked }) {
  const { isBusy, press } = usePress();
  const call = useBookingCall();
  const mayHandle = useMay('handleMoney');
  const canIssue = missesPapers && mayHandle;
  if (papers.length === 0 && !canIssue) return null;
  const issue = () =>
    press('The papers were not issued', async () => {
      await call(IssueBookingPapersDocument, { id });
      return 'Papers issued';
    });
  const save = ({ kind, number }: StaffPaperFragment) => {
    const name = `${paperKinds[kind]} ${number}`;
    return press(`${name} could not be had`, async () => {
      await saveFetched(`/api/v1/admin/papers/${number}.pdf`, `${name}.pdf`);
      return `${name} downloaded`;
    });
  };
  return (
    <Panel title="Invoices and receipts">
      {papers.length > 0 && (
        <ul>
          {papers.map((paper) => (
            <Line key={paper.number}>
              <chakra.div minW="0" flex="1 1 12rem">
                <chakra.p fontWeight="semibold">
                  {paperKinds[paper.kind]} <chakra.span whiteSpace="nowrap">{paper.number}</chakra.span>
                </chakra.p>
                <chakra.p color="muted">
                  {travelDay(paper.issuedOn)}
                  {noteOf(paper)}
                </chakra.p>
              </chakra.div>
              <chakra.span
                fontWeight="semibold"
                whiteSpace="nowrap"
                fontVariantNumeric="tabular-nums lining-nums"
                textDecoration={paper.counts ? undefined : 'line-through'}
              >
                {formatMoney(paper.amount, paper.currency)}
              </chakra.span>
              <Flex data-screen-only>
                <SmallButton
                  aria-disabled={isBusy}
                  aria-label={`Download ${paperKinds[paper.kind]} ${paper.number}`}
                  onClick={() => void save(paper)}
                >
                  <Download aria-hidden />
                  PDF
                </SmallButton>
              </Flex>
            </Line>
          ))}
        </ul>
      )}
      {canIssue && (
        <>
          <chakra.p mt={papers.length > 0 ? '3' : '0'}>
            Some were not issued, as your tax number was not in the settings yet.
          </chakra.p>
          <Button mt="3" aria-disabled={isBusy} data-screen-only onClick={() => void issue()}>
            Issue them now
          </Button>
        </>
      )}
    </Panel>
  );
}

function noteOf({ kind, takesBack, counts }: StaffPaperFragment): string {
  if (takesBack) return `, takes back ${takesBack}`;
  if (counts) return '';
  return kind === 'invoice' ? ', taken back' : ', its payment was countered';
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    py: '2.5',
    fontSize: 'sm',
    borderTopWidth: '1px',
    borderColor: 'subtle',
    '&:first-of-type': { borderTopWidth: '0', pt: '0' },
  },
});
