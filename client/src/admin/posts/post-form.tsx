import { form, row } from '../screens/form/form.tsx';
import { picture, select, text } from '../screens/form/kinds.tsx';
import { visibility } from '../screens/form/visibility.tsx';
import { ContentField } from './content-field.tsx';
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

/** What a reader sees of HTML, a line to a paragraph. */
function htmlInWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[${picture.alt || 'picture'}]`);
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, li, blockquote, tr')) block.append('\n');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
