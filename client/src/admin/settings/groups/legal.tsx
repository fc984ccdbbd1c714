import { itemForm, items } from '../../screens/form/items/items.tsx';
import { lines, longText, paragraphs, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm, titledText } from './group-form.ts';

const collected = itemForm<settings.CollectedDataInput>(
  { add: 'Add a kind of data', one: 'Kind of data' },
  settings.collectedDataInputRules,
)({
  what: text({ label: 'When it is collected' }),
  holds: longText({ label: 'What it holds', rows: 2 }),
  why: longText({ label: 'Why', rows: 2 }),
  kept: longText({
    label: 'How long it is kept',
    rows: 2,
    hint: 'May hold {registrationDays}, {messageDays}, {unsubscribedDays}, {donorYears} and {activityDays}.',
  }),
});

const section = itemForm<settings.TermsSectionInput>(
  { add: 'Add a section', one: 'Section' },
  settings.termsSectionInputRules,
)({
  title: text(),
  id: text({ label: 'Name in the address', hint: 'Small letters, such as payment.' }),
  text: paragraphs(),
  list: lines({ label: 'Points', hint: 'One to a line.' }),
});

export const group = groupForm({
  now: settings.StaffLegalSettingsNowDocument,
  update: settings.UpdateLegalSettingsDocument,
  rules: settings.legalSettingsInputRules,
})({
  privacyLead: longText({ label: 'Introduction of the privacy notice', rows: 3 }),
  collected: items(collected, { label: 'What is collected' }),
  rights: lines({ label: 'Rights of visitors', hint: 'One to a line.' }),
  elsewhere: paragraphs({ label: 'Cookies, browser storage and other companies' }),
  termsLead: longText({ label: 'Introduction of the terms', rows: 3 }),
  terms: items(section, { label: 'Terms of travel' }),
  consentText: longText({
    rows: 2,
    hint: 'The words “privacy notice” follow it. A change makes a new version; registrations keep theirs.',
  }),
  healthReason: longText({
    label: 'Why the registration asks about health',
    rows: 2,
    hint: 'What becomes of the answers follows it.',
  }),
  whatComesNext: items(titledText('Step'), { hint: 'What follows a registration, in this order.' }),
});
