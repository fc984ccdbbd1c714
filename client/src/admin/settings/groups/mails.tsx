import type { MailName } from '../../../generated/schema.ts';
import { form } from '../../screens/form/form.tsx';
import { itemForm, items } from '../../screens/form/items/items.tsx';
import { longText, paragraphs, select, text } from '../../screens/form/kinds.tsx';
import { MailFields } from '../mails/mail-fields.tsx';
import {
  type MailsSettingsInput,
  type MailTextInput,
  mailsSettingsInputRules,
  mailTextInputRules,
  type StaffMailsSettingsFragment,
  StaffMailsSettingsNowDocument,
  UpdateMailsSettingsDocument,
} from '../settings.generated.ts';
import { groupForm } from '../settings-group.ts';

const mailNames: Record<MailName, string> = {
  registrationReceived: 'Registration received, to the guest',
  registrationOffice: 'Registration received, to the office',
  contactOffice: 'Message from the contact page, to the office',
  donationReceipt: 'Receipt of a donation',
  newsletterConfirm: 'Newsletter: please confirm',
  newsletterUnsubscribe: 'Newsletter: unsubscribed',
  passwordReset: 'Forgotten password',
  invitation: 'Invitation of a colleague',
};

const words = itemForm<MailTextInput>(
  { add: 'Add a mail', one: 'Mail' },
  mailTextInputRules,
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

const mailsForm = form<StaffMailsSettingsFragment, MailsSettingsInput>(
  { create: 'Mails', edit: 'Mails' },
  mailsSettingsInputRules,
)({
  mails: items(mail, {
    hint: 'Each mail can be listed once. One that you add begins with the text that is sent now.',
    ordered: false,
    unique: { field: 'mail', choices: Object.keys(mailNames) },
  }),
});

export const group = groupForm({
  now: StaffMailsSettingsNowDocument,
  update: UpdateMailsSettingsDocument,
  form: mailsForm,
});
