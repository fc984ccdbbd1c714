import { chakra, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '../../../../lib/money.ts';
import { travelDay } from '../../../../lib/travel-days.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../office/panel.tsx';
import { useMay } from '../../../rights/rights.ts';
import { saveFetched } from '../../../screens/files.ts';
import { displayMoment } from '../../../ui/moment.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { usePress } from '../../../ui/use-press.ts';
import type { StaffDisputeFragment } from '../booking-work.generated.ts';
import type { Worked } from '../worked-booking.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { canBeChargedBack } from './charged-back.ts';
import { DisputeDialog } from './dispute-dialog.tsx';

type Opened = { what: 'note' } | { what: 'answer'; dispute: StaffDisputeFragment };

/** Payments that a guest's bank takes back: by when each must be answered, and the document that proves it. Nothing where no card was used. */
export function DisputesPanel({ booking }: { booking: Worked }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const mayHandle = useMay('handleMoney');
  const { disputes, payments, reference, currency, anonymisedAt } = booking;
  const canNote = mayHandle && currency !== null && !anonymisedAt && payments.some(canBeChargedBack);
  if (disputes.length === 0 && !canNote) return null;
  const close = () => setOpened(null);
  return (
    <Panel title="Chargebacks" screenOnly={disputes.length === 0}>
      {disputes.length === 0 ? (
        <p>Did the guest’s bank take a payment back? Note it here, and the answer is not forgotten.</p>
      ) : (
        <ul>
          {disputes.map((dispute) => (
            <Line
              key={dispute.id}
              dispute={dispute}
              reference={reference}
              onAnswer={() => setOpened({ what: 'answer', dispute })}
            />
          ))}
        </ul>
      )}
      {canNote && (
        <Button variant="outline" mt="3" data-screen-only onClick={() => setOpened({ what: 'note' })}>
          Note a chargeback
        </Button>
      )}
      {opened?.what === 'note' && currency && (
        <DisputeDialog booking={booking} currency={currency} onClose={close} />
      )}
      {opened?.what === 'answer' && <AnswerDialog dispute={opened.dispute} onClose={close} />}
    </Panel>
  );
}

interface LineProps {
  dispute: StaffDisputeFragment;
  reference: string;
  onAnswer(): void;
}

function Line({ dispute, reference, onAnswer }: LineProps) {
  const { isBusy, press } = usePress();
  const mayHandle = useMay('handleMoney');
  const maySeeAddresses = useMay('readAddresses');
  const { id, amount, currency, caseNumber, reason, answerBy, answer, answeredByName, answeredAt } = dispute;
  const save = () =>
    press('The evidence could not be had', async () => {
      await saveFetched(`/api/v1/admin/disputes/${id}/evidence.pdf`, `Evidence for booking ${reference}.pdf`);
      return 'Evidence downloaded';
    });
  return (
    <Item>
      <Flex justify="space-between" gap="4" align="baseline">
        <chakra.span fontWeight="semibold">
          {answer === null ? `Answer by ${travelDay(answerBy)}` : 'Answered'}
        </chakra.span>
        <chakra.span fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums lining-nums">
          {formatMoney(amount, currency)}
        </chakra.span>
      </Flex>
      <chakra.p color="muted">
        {caseNumber && `Case ${caseNumber}: `}
        {reason}
      </chakra.p>
      {answer !== null && answeredAt && (
        <chakra.p mt="1">
          {answer}{' '}
          <chakra.span color="muted">
            ({answeredByName}, {displayMoment(answeredAt)})
          </chakra.span>
        </chakra.p>
      )}
      {mayHandle && (
        <Flex gap="2" wrap="wrap" mt="2" data-screen-only>
          {maySeeAddresses && (
            <SmallButton aria-disabled={isBusy} onClick={() => void save()}>
              <Download aria-hidden />
              {isBusy ? 'Making it...' : 'Evidence as PDF'}
            </SmallButton>
          )}
          {answer === null && (
            <SmallButton variant="default" onClick={onAnswer}>
              It is answered
            </SmallButton>
          )}
        </Flex>
      )}
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    py: '3',
    fontSize: 'sm',
    borderTopWidth: '1px',
    borderColor: 'subtle',
    overflowWrap: 'anywhere',
    '&:first-of-type': { borderTopWidth: '0', pt: '0' },
  },
});
