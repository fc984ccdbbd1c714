import { chakra, Flex } from '@chakra-ui/react';
import { toast } from 'sonner';
import { travelDay } from '../../../lib/travel-days.ts';
import { Panel, PanelLine } from '../../office/panel.tsx';
import { useMay } from '../../rights/rights.ts';
import { displayMoment } from '../../ui/moment.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import { bookingMails } from '../booking-words.ts';
import { StopBookingMailDocument } from './booking-work.generated.ts';
import { useBookingCall } from './use-booking-call.ts';
import type { Worked } from './worked-booking.ts';

type Mail = Worked['mails'][number];

/** Which mails the guest got and will get by themselves; one that is planned can be stopped, and let go after all. */
export function MailsPanel({ booking }: { booking: Worked }) {
  const { id, mails } = booking;
  const call = useBookingCall();
  const mayWrite = useMay('writeOffice');
  const stop = async ({ mail }: Mail, stopped: boolean) => {
    try {
      await call(StopBookingMailDocument, { id, mail, stopped });
      toast.success(
        stopped ? `“${bookingMails[mail]}” will not be sent` : `“${bookingMails[mail]}” will be sent`,
      );
    } catch (error) {
      showFailure('The mail could not be changed', error);
    }
  };
  return (
    <Panel title="Mails to the guest">
      {mails.length === 0 ? (
        <p>None so far, and none is planned.</p>
      ) : (
        <ul>
          {mails.map((mail) => (
            <PanelLine key={`${mail.mail} ${mail.on}`} fontSize="sm">
              <chakra.div minW="0" flex="1 1 10rem">
                <chakra.p fontWeight="semibold">{bookingMails[mail.mail]}</chakra.p>
                <chakra.p color="muted">{whenInWords(mail)}</chakra.p>
              </chakra.div>
              {mayWrite && !mail.sentAt && (
                <Flex data-screen-only>
                  <SmallButton
                    aria-label={`${mail.stopped ? 'Send after all' : 'Do not send'}: ${bookingMails[mail.mail]}`}
                    onClick={() => void stop(mail, !mail.stopped)}
                  >
                    {mail.stopped ? 'Send after all' : 'Do not send'}
                  </SmallButton>
                </Flex>
              )}
            </PanelLine>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function whenInWords({ sentAt, stopped, on }: Mail): string {
  if (sentAt) return `Sent ${displayMoment(sentAt)}`;
  return stopped ? `Stopped; planned for ${travelDay(on)}` : `Planned for ${travelDay(on)}`;
}
