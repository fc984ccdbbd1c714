import type { SitePage } from '../../../generated/schema.ts';
import { itemForm, items } from '../../screens/form/items/items.tsx';
import { longText, picture, select, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

const pages: Record<SitePage, string> = {
  home: 'Home',
  about: 'About',
  programs: 'Services',
  coaches: 'Staff',
  facilities: 'Stays',
  alumni: 'Testimonials',
  news: 'News',
  gallery: 'Gallery',
  videos: 'Videos',
  contact: 'Contact',
  faq: 'FAQ',
  donations: 'Donations',
  registration: 'Registration',
  privacy: 'Privacy',
  terms: 'Terms',
  newsletter: 'Newsletter',
  notFound: 'Page not found',
};

const standard = 'Empty means the page’s standard one.';

const page = itemForm<settings.PageTextsInput>(
  { add: 'Add a page', one: 'Page' },
  settings.pageTextsInputRules,
)({
  page: select(pages),
  label: text({ label: 'Words above the heading', hint: standard }),
  title: text({ label: 'Heading', hint: standard }),
  lead: longText({ label: 'Introduction', rows: 3 }),
  ...picture('imageUrl'),
  imageCaption: text({ label: 'Caption of the picture' }),
  searchTitle: text({
    label: 'Title for search engines',
    hint: 'Your name follows it. About 60 characters are shown.',
  }),
  searchDescription: longText({
    label: 'Description for search engines',
    rows: 2,
    hint: 'About 155 characters are shown.',
  }),
});

export const group = groupForm({
  now: settings.StaffPagesSettingsNowDocument,
  update: settings.UpdatePagesSettingsDocument,
  rules: settings.pagesSettingsInputRules,
})({
  pages: items(page, {
    hint: 'Each page can be listed once.',
    ordered: false,
    unique: { field: 'page', choices: Object.keys(pages) },
  }),
  feedDescription: longText({ label: 'Description of the news feed', rows: 2 }),
});
