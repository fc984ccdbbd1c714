import { useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MailName, MailTextInput } from '../../../generated/schema.ts';
import { readFailure } from '../../../lib/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { MailPreview } from '../../replies/mail-preview.tsx';
import { insertInto, VariableChips } from '../../replies/variable-chips.tsx';
import type { Form, Values } from '../../screens/form/form.tsx';
import { itemForm, items, type SavedAs } from '../../screens/form/items/items.tsx';
import { longText, paragraphs, select, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';
import { MailPreviewDocument, MailVariablesDocument } from './mails.generated.ts';

interface Props {
  form: Pick<Form<SavedAs<MailTextInput>, MailTextInput>, 'blank' | 'read' | 'send' | 'labels'>;
  /** In front of the names of its fields. */
  within: string;
  /** Its fields. */
  children: ReactNode;
}

type Area = HTMLTextAreaElement | HTMLInputElement;

/** The words of one mail, with what they may hold a press away, and the mail as it will look. */
function MailFields({ form, within, children }: Props) {
  const { getValues, setValue, trigger } = useFormContext();
  const element = useRef<HTMLDivElement>(null);
  const last = useRef<Area>(null);
  const [previewed, setPreviewed] = useState<MailTextInput | null>(null);
  const mail = useWatch({ name: `${within}mail` });
  const { data, error } = useQuery(MailVariablesDocument);
  const known = data?.all.find((variables) => variables.mail === mail);

  // What nobody wrote yet begins with what the mail says as it is.
  useEffect(() => {
    if (!data || !known) return;
    const now = getValues(within.slice(0, -1)) as Values;
    const isWritten = [form.blank(), ...data.all.map(({ usual }) => form.read(usual))].every((untouched) =>
      Object.keys(untouched).some((name) => name !== 'mail' && now[name] !== untouched[name]),
    );
    if (isWritten) return;
    for (const [name, value] of Object.entries(form.read(known.usual)))
      setValue(within + name, value, { shouldDirty: true });
  }, [data, known, form, within, getValues, setValue]);

  const insert = (what: string) => {
    const area = last.current ?? element.current?.querySelector('textarea');
    if (area) insertInto(area, what, (text) => setValue(area.name, text, { shouldDirty: true }));
  };
  const preview = async () => {
    const names = Object.keys(form.labels).map((name) => within + name);
    if (await trigger(names, { shouldFocus: true }))
      setPreviewed(form.send(getValues(within.slice(0, -1)) as Values));
  };

  return (
    <Box
      ref={element}
      display="grid"
      gap="5"
      onFocus={({ target }) => {
        if (target.matches('textarea, input')) last.current = target as HTMLElement as Area;
      }}
    >
      {children}
      {known && (
        <VariableChips
          variables={[
            ...known.variables.map((name) => ({ name, value: `{${name}}` })),
            // A paragraph of its own.
            ...known.parts.map((name) => ({ name, value: `\n\n{${name}}\n\n` })),
          ]}
          onInsert={insert}
        />
      )}
      {error && (
        <chakra.p role="alert" fontSize="sm" color="dangerText">
          What the texts may hold is not known just now. {readFailure(error).message}
        </chakra.p>
      )}
      <Box>
        <Button variant="outline" minH="11" onClick={preview}>
          <Eye aria-hidden />
          Preview the mail
        </Button>
      </Box>
      {previewed && (
        // With values that are made up.
        <MailPreview
          query={MailPreviewDocument}
          variables={{ input: previewed }}
          onClose={() => setPreviewed(null)}
        />
      )}
    </Box>
  );
}

const mailNames: Record<MailName, string> = {
  registrationReceived: 'Registration received, to the guest',
  registrationOffice: 'Registration received, to the office',
  contactOffice: 'Message from the contact page, to the office',
  donationReceipt: 'Receipt of a donation',
  newsletterConfirm: 'Newsletter: please confirm',
  newsletterUnsubscribe: 'Newsletter: unsubscribed',
  passwordReset: 'Forgotten password',
  invitation: 'Invitation of a colleague',
  bookingConfirmAddress: 'Booking: please confirm your address',
  bookingReceived: 'Booking: request received',
  bookingHeld: 'Booking: seats held',
  bookingConfirmed: 'Booking: confirmed',
  bookingDeclined: 'Booking: declined',
  bookingLapsed: 'Booking: time is over',
  bookingMoved: 'Booking: other dates',
  bookingCancelled: 'Booking: cancelled',
  bookingPlaceOffered: 'Waiting list: seats offered',
  bookingPaidTooLate: 'Booking: paid when the seats were gone',
  bookingPaid: 'Booking: a payment came in',
  bookingNamesMissing: 'Booking: names are missing',
  bookingWhatToBring: 'Booking: what to bring',
  bookingWelcome: 'Booking: welcome',
  bookingBalanceSoon: 'Booking: the rest is due soon',
  bookingBalanceDue: 'Booking: the rest is due',
  bookingBalanceOverdue: 'Booking: the rest is overdue',
  bookingReviewAsked: 'Booking: how was it?',
  bookingLink: 'Booking: a new link',
  bookingWaiting: 'Waiting list: you are on it',
  bookingOffice: 'Booking, to the office',
  quoteSent: 'Quote, to the guest',
  quoteOffice: 'Quote accepted or declined, to the office',
};

const words = itemForm<MailTextInput>(
  { add: 'Add a mail', one: 'Mail' },
  settings.mailTextInputRules,
)({
  mail: select(mailNames),
  subject: text(),
  heading: text(),
  paragraphs: paragraphs({ label: 'Text' }),
  note: longText({ label: 'Small words at the end', rows: 2 }),
});

const mail: typeof words = {
  ...words,
  draw: (item, within = '') => (
    <MailFields form={words} within={within}>
      {words.draw(item, within)}
    </MailFields>
  ),
};

export const group = groupForm({
  now: settings.StaffMailsSettingsNowDocument,
  update: settings.UpdateMailsSettingsDocument,
  rules: settings.mailsSettingsInputRules,
})({
  mails: items(mail, {
    hint: 'Each mail can be listed once. One that you add begins with the text that is sent now.',
    ordered: false,
    unique: { field: 'mail', choices: Object.keys(mailNames) },
  }),
});
