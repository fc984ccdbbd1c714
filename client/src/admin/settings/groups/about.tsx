import { form } from '../../screens/form/form.tsx';
import { items } from '../../screens/form/items/items.tsx';
import { longText, paragraphs, picture, text } from '../../screens/form/kinds.tsx';
import {
  type AboutSettingsInput,
  aboutSettingsInputRules,
  type StaffAboutSettingsFragment,
  StaffAboutSettingsNowDocument,
  UpdateAboutSettingsDocument,
} from '../settings.generated.ts';
import { groupForm } from '../settings-group.ts';
import { titledText } from './titled-text.ts';

const aboutForm = form<StaffAboutSettingsFragment, AboutSettingsInput>(
  { create: 'About us', edit: 'About us' },
  aboutSettingsInputRules,
)({
  title: text({ label: 'Heading' }),
  lead: longText({ rows: 3 }),
  ...picture('imageUrl'),
  imageCaption: text({ label: 'Caption of the picture' }),
  paragraphs: paragraphs({ label: 'About us' }),
  missionTitle: text({ label: 'Heading of the mission' }),
  mission: longText({ rows: 4 }),
  values: items(titledText('Value')),
  profileTitle: text({ label: 'Title of the company profile' }),
});

export const group = groupForm({
  now: StaffAboutSettingsNowDocument,
  update: UpdateAboutSettingsDocument,
  form: aboutForm,
});
