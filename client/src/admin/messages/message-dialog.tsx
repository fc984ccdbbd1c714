import { useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Presence } from '../live/presence.tsx';
import { OpenAsPage } from '../office/open-as-page.tsx';
import type { DetailsProps } from '../screens/inbox/inbox.ts';
import { Unanswered } from '../screens/list/list-states.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { Fact } from '../ui/facts.tsx';
import { displayMoment } from '../ui/moment.ts';
import type { StaffMessageFragment } from './message-row.generated.ts';
import { StaffMessageOpenedDocument } from './messages.generated.ts';

/** An address as it stands in a link: only what would end it, or means something there, is encoded. */
const mailbox = (email: string) => email.replace(/[^\w.!$'*+\-~@]/g, encodeURIComponent);

/** A colon means nothing in the subject of such a link, and some mail programs would show it encoded. */
const encodeSubject = (subject: string) => encodeURIComponent(subject).replaceAll('%3A', ':');

/** All of a message, and the way to answer it by mail. It is asked for only when the list does not know it. */
export function MessageDialog({ id, item, onClose }: DetailsProps<StaffMessageFragment>) {
  const { data, error, refetch } = useQuery(StaffMessageOpenedDocument, {
    variables: { id },
    skip: Boolean(item),
  });
  const message = item ?? data?.item;
  return (
    <Dialog
      open
      onClose={onClose}
      title={message?.subject ?? 'Message'}
      size="md"
      footer={
        <>
          <OpenAsPage subject={{ kind: 'message', id }} />
          {message && <ButtonAnchor href={answerTo(message)}>Answer by mail</ButtonAnchor>}
        </>
      }
    >
      <DialogBody>
        <Presence kind="message" id={id} />
        {message ? (
          <chakra.dl display="grid" gap="3">
            <Fact name="From" value={`${message.name}, ${message.email}`} />
            <Fact name="Received" value={displayMoment(message.createdAt)} />
            <Fact name="Message" value={message.message} />
          </chakra.dl>
        ) : data ? (
          <Box py="8">This message was deleted meanwhile.</Box>
        ) : (
          <Unanswered error={error} refetch={refetch} />
        )}
      </DialogBody>
    </Dialog>
  );
}

const answerTo = ({ email, subject }: StaffMessageFragment) =>
  `mailto:${mailbox(email)}?subject=${encodeSubject(`Re: ${subject}`)}`;
