import { itemForm, items } from '../../screens/form/items/items.tsx';
import { describedPicture, longText, picture, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm, titledText } from './group-form.ts';

const slide = itemForm<settings.HeroSlideInput>(
  { add: 'Add a slide', one: 'Slide' },
  settings.heroSlideInputRules,
)({
  title: text(),
  subtitle: text(),
  ...picture('imageUrl'),
});

/** A statistic that is counted unless it is written here. */
const ownNumber = (label: string, counted: string) =>
  text({ label, hint: `Such as 1,200. Left empty, the number of ${counted} is shown.` });

export const group = groupForm({
  now: settings.StaffHomeSettingsNowDocument,
  update: settings.UpdateHomeSettingsDocument,
  rules: settings.homeSettingsInputRules,
})({
  slides: items(slide, { hint: 'What the page opens with, in this order.' }),
  aboutTitle: text(),
  aboutLead: longText({ rows: 3 }),
  ...describedPicture('aboutImageUrl', 'aboutImageAlt', 'About picture'),
  aboutCaption: text({ label: 'Caption of the picture' }),
  aboutCards: items(titledText('Card'), { hint: 'What sets you apart.' }),
  valueCards: items(titledText('Value'), { hint: 'What you hold to.' }),
  yearsInService: text({ hint: 'Stands over “Years In Service”, such as 3+.' }),
  travelServices: ownNumber('Travel Services', 'services'),
  successfulTours: ownNumber('Successful Tours', 'members of staff'),
  happyTravelers: ownNumber('Happy Travelers', 'stays'),
  countriesCovered: ownNumber('Countries Covered', 'testimonials'),
  travelPartners: ownNumber('Hotel & Travel Partners', 'partners'),
});
