import { items } from '../../screens/form/items/items.tsx';
import { longText, paragraphs, pdf, picture, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm, titledText } from './group-form.ts';

export const group = groupForm({
  now: settings.StaffAboutSettingsNowDocument,
  update: settings.UpdateAboutSettingsDocument,
  rules: settings.aboutSettingsInputRules,
})({
  title: text({ label: 'Heading' }),
  lead: longText({ rows: 3 }),
  ...picture('imageUrl'),
  imageCaption: text({ label: 'Caption of the picture' }),
  paragraphs: paragraphs({ label: 'About us' }),
  giftsLead: longText({ label: 'Words before the link to the donations', rows: 2 }),
  missionTitle: text({ label: 'Heading of the mission' }),
  mission: longText({ rows: 4 }),
  values: items(titledText('Value')),
  profileTitle: text({
    label: 'Title of the company profile',
    hint: 'The About page shows the profile, a PDF, as soon as it has a title.',
  }),
  profileLabel: text({ label: 'Small words over its heading' }),
  profileIntro: longText({ label: 'What the About page says of it', rows: 2 }),
  profileUrl: pdf({
    label: 'A company profile of your own',
    hint: 'A PDF of 20 MB at most. Without one the profile is made of what you say in these settings.',
  }),
});
