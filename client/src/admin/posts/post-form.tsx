import { form, row } from '../screens/form/form.tsx';
import { picture, select, text } from '../screens/form/kinds.tsx';
import { visibility } from '../screens/form/visibility.tsx';
import { ContentField } from './content-field.tsx';
import { htmlInWords } from './html-in-words.ts';
import { type PostInput, postInputRules, type StaffPostFragment } from './posts.generated.ts';

/** The kinds of news in the order staff choose from, the usual one first. */
export const categoryLabels = {
  news: 'News',
  events: 'Events',
  announcements: 'Announcements',
  destinations: 'Services',
  tours: 'Tours',
  deals: 'Special Deals',
};

export const postForm = form<StaffPostFragment, PostInput>(
  { create: 'New Post', edit: 'Edit Post' },
  postInputRules,
)({
  ...row('2fr 1fr', { title: text(), category: select(categoryLabels) }),
  content: text({ draw: (props) => <ContentField {...props} />, words: htmlInWords }),
  ...picture('imageUrl'),
  videoUrl: text({ hint: 'Such as its page on YouTube or Vimeo.' }),
  ...visibility(),
});
