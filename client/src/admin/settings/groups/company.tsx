import type { Weekday } from '../../../generated/schema.ts';
import { row } from '../../screens/form/form.tsx';
import { itemForm, items } from '../../screens/form/items/items.tsx';
import { describedPicture, lines, longText, number, several, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

const weekdays: Record<Weekday, string> = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};

const hours = itemForm<settings.OpeningHoursInput>(
  { add: 'Add opening hours', one: 'Opening hours' },
  settings.openingHoursInputRules,
)({
  ...row('1fr 1fr', {
    days: text({ hint: 'In words, such as Monday to Friday.' }),
    hours: text({ hint: 'In words, such as 8:00 AM to 5:00 PM, or Closed.' }),
  }),
  on: several(weekdays, { label: 'The same days for search engines', hint: 'None where you are closed.' }),
  ...row('1fr 1fr', {
    opens: text({ label: 'Opens at', hint: 'For search engines, such as 08:00.' }),
    closes: text({ label: 'Closes at', hint: 'For search engines, such as 17:00.' }),
  }),
});

const link = itemForm<settings.SocialLinkInput>(
  { add: 'Add a link', one: 'Link' },
  settings.socialLinkInputRules,
)({
  name: text({ hint: 'Such as Facebook.' }),
  url: text({ label: 'Address' }),
});

export const group = groupForm({
  now: settings.StaffCompanySettingsNowDocument,
  update: settings.UpdateCompanySettingsDocument,
  rules: settings.companySettingsInputRules,
})({
  name: text({ hint: 'As guests know you. In texts, {name} stands for it.' }),
  tagline: text({ hint: 'What you do, in one line.' }),
  ...row('1fr 1fr', { legalName: text(), legalStatus: text({ hint: 'Such as limited by shares.' }) }),
  ...row('1fr 1fr', { registrationNumber: text(), licenceNumber: text() }),
  directors: lines({ hint: 'One to a line.' }),
  founded: number({ label: 'Founded in', hint: 'The year.' }),
  ...row('1fr 1fr', { street: text(), area: text() }),
  ...row('1fr 1fr 1fr', {
    box: text({ label: 'Post box', hint: 'Such as P.O. Box 12.' }),
    city: text({ hint: 'In texts, {city} stands for it.' }),
    country: text(),
  }),
  ...row('1fr 1fr', {
    phones: lines({ hint: 'One on each line; in texts, {phone} stands for the first.' }),
    emails: lines({ label: 'E-mails', hint: 'One on each line; in texts, {email} stands for the first.' }),
  }),
  answers: text({
    label: 'How soon you answer',
    hint: 'Written as the end of a sentence, such as “within one working day”. In texts, {answers} stands for it.',
  }),
  ...row('1fr 2fr', {
    chatNumber: text({ hint: 'With the country in front, digits only. Without it there is no chat button.' }),
    chatGreeting: text({ hint: 'What a guest’s first message says already.' }),
  }),
  openingHours: items(hours),
  socialLinks: items(link),
  ...row('1fr 1fr', {
    latitude: number({ hint: 'Where your office is, in degrees. The map needs latitude and longitude.' }),
    longitude: number(),
  }),
  description: longText({ rows: 3, hint: 'For search engines and the news feed.' }),
  story: longText({ rows: 3, hint: 'Stands in the foot of every page.' }),
  ...describedPicture('shareImageUrl', 'shareImageAlt', 'Picture for shared links'),
});
