import { chakra } from '@chakra-ui/react';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Fact } from '../screens/table/facts.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { displayMoment } from '../ui/moment.ts';
import type { StaffMessageFragment } from './messages.generated.ts';

interface Props {
  item: StaffMessageFragment;
  onClose(): void;
}

/** An address as it stands in a link: only what would end it, or means something there, is encoded. */
const mailbox = (email: string) => email.replace(/[^\w.!$'*+\-~@]/g, encodeURIComponent);

/** A colon means nothing in the subject of such a link, and some mail programs would show it encoded. */
const encodeSubject = (subject: string) => encodeURIComponent(subject).replaceAll('%3A', ':');

/** All of a message, and the way to answer it by mail. */
export function MessageDialog({ item, onClose }: Props) {
  const { name, email, subject, message, createdAt } = item;
  const answer = `mailto:${mailbox(email)}?subject=${encodeSubject(`Re: ${subject}`)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={subject}
      size="md"
      footer={<ButtonAnchor href={answer}>Answer by mail</ButtonAnchor>}
    >
      <DialogBody>
        <chakra.dl display="grid" gap="3">
          <Fact name="From" value={`${name}, ${email}`} />
          <Fact name="Received" value={displayMoment(createdAt)} />
          <Fact name="Message" value={message} />
        </chakra.dl>
      </DialogBody>
    </Dialog>
  );
}
