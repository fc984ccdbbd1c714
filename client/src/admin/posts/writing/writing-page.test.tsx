import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { inboxPage } from '../../../../test/rows/inbox-rows.ts';
import { listedPost, postRow } from '../../../../test/rows/staff-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { PostsPage } from '../posts-page.tsx';
import { adviceFor } from './search-advice.tsx';
import { WritingPage } from './writing-page.tsx';

const roads = postRow(1, 'Better roads');

function open(path: string, server: Server = {}) {
  return renderStaff(
    <Routes>
      <Route path="/admin/posts" element={<PostsPage />} />
      <Route path="/admin/posts/write" element={<WritingPage />} />
    </Routes>,
    {
      staffPosts: () => inboxPage([listedPost(roads)]),
      staffPostNow: ({ id }) => ({ item: Number(id) === 1 ? roads : null }),
      ...server,
    },
    path,
  );
}
const address = () => screen.getByLabelText('address');

beforeEach(() => sessionStorage.clear());

test('what was begun in the dialog is gone on with on a full page, without a question', async () => {
  const { user } = open('/admin/posts');
  await user.click(await screen.findByRole('button', { name: 'Edit Better roads' }));
  await user.type(await screen.findByLabelText('Title'), ' to Kidepo');
  await user.click(screen.getByRole('button', { name: 'Write on a full page' }));
  expect(await screen.findByRole('heading', { name: 'Edit Post' })).toBeVisible();
  expect(address()).toHaveTextContent('/admin/posts/write?id=1');
  expect(await screen.findByLabelText('Title')).toHaveValue('Better roads to Kidepo');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('Ctrl+S makes a new post and then saves the same one, while one goes on writing', async () => {
  const inputs: unknown[] = [];
  let version = 1;
  const { user } = open('/admin/posts/write', {
    createPost: ({ input }) => {
      inputs.push(input);
      return { saved: postRow(3, 'Tea time', { ...input, version }) };
    },
    updatePost: ({ input, version: from }) => {
      expect(from).toBe(version);
      version += 1;
      inputs.push(input);
      return { saved: postRow(3, 'Tea time', { ...input, version }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'HTML source' }));
  const title = screen.getByLabelText('Title');
  await user.type(screen.getByLabelText('Content'), '<p>At <b>five</b>.</p>');
  await user.type(title, 'Tea time');
  await user.keyboard('{Control>}s{/Control}');
  await seen('Post created successfully');
  await waitFor(() => expect(address()).toHaveTextContent('/admin/posts/write?id=3'));
  expect(screen.getByText('Saved')).toBeVisible();
  expect(title).toHaveFocus();
  await user.keyboard(' again');
  await user.keyboard('{Control>}s{/Control}');
  await seen('Post updated successfully');
  await user.keyboard('!');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(inputs).toHaveLength(3));
  expect(inputs).toMatchObject([
    { title: 'Tea time' },
    { title: 'Tea time again' },
    { title: 'Tea time again!' },
  ]);
  expect(screen.getByText('2 words, 1 minute to read')).toBeVisible();
});

test('leaving with something unsaved is asked about, and leads back to the list', async () => {
  const { user } = open('/admin/posts/write?id=1');
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'All posts' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/admin\/posts$/));
});

test('a post that is not there says so', async () => {
  open('/admin/posts/write?id=99');
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Edit Post');
});

test('drafts and scheduled posts are asked of the server, and each row leads to its page', async () => {
  const asked: unknown[] = [];
  const draft = postRow(2, 'Soon', { status: 'draft' });
  const { user } = open('/admin/posts', {
    staffPosts: (variables) => {
      asked.push(variables);
      return inboxPage([roads, draft].map(listedPost));
    },
  });
  expect(await screen.findByRole('link', { name: 'View Better roads on the website' })).toHaveAttribute(
    'href',
    '/news/1',
  );
  expect(screen.getByRole('link', { name: 'Preview of Soon' })).toHaveAttribute('href', draft.previewLink);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by visibility' }), 'Drafts');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'draft', searching: true }));
  expect(address()).toHaveTextContent('?status=draft');
});

test('advice counts what search engines show and looks for what pictures do not say', () => {
  const faults = (values: Parameters<typeof adviceFor>[0]) =>
    adviceFor(values).flatMap(({ isGood, text }) => (isGood ? [] : text));
  const text = `<p>${'Roads north are open again. '.repeat(4)}</p>`;
  expect(faults({ title: 'Roads', content: text })).toEqual([]);
  expect(faults({ title: 'x'.repeat(61), content: '<p>Short.</p>', imageUrl: '/media/a.jpg' })).toEqual([
    'The title has 61 characters; search results show about 60. Put what matters first.',
    'The text has 6 characters. Search results describe a post by its beginning: write 70 or more.',
    'The picture has no alt text: say what it shows for people who cannot see it.',
  ]);
  expect(
    faults({ title: 'Roads', content: `${text}<img src="/media/a.jpg"><img src="/b.jpg" alt="B">` }),
  ).toEqual(['A picture of the text does not say what can be seen: press it and fill in its alt text.']);
});
