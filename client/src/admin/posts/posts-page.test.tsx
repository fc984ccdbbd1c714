import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { inboxPage } from '../../../test/rows/inbox-rows.ts';
import { listedPost, postRow } from '../../../test/rows/staff-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { PostsPage } from './posts-page.tsx';

const permits = postRow(2, 'New permits', {
  videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  createdAt: '2026-01-06T12:00:00.000Z',
});
const roads = postRow(1, 'Better roads', { category: 'destinations', imageUrl: null, image: null });

const open = (server: Server = {}) =>
  renderStaff(<PostsPage />, {
    staffPosts: () => inboxPage([permits, roads].map(listedPost)),
    staffPostNow: ({ id }) => ({ item: [permits, roads].find((post) => post.id === id) ?? null }),
    ...server,
  });
type User = ReturnType<typeof open>['user'];

const rows = () => screen.getAllByRole('row').slice(1);
const titles = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const source = async (user: User) => user.click(await screen.findByRole('button', { name: 'HTML source' }));

beforeEach(() => sessionStorage.clear());

describe('The postings', () => {
  test('show five skeleton rows, then every column of each post', async () => {
    open();
    expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
    expect(await screen.findByText('Total 2')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Category',
      'Content',
      'Image',
      'Video',
      'Created At',
      'Updated At',
      'Actions',
    ]);
    const row = within(rows()[1] as HTMLElement);
    expect(row.getByText('Services')).toBeVisible();
    expect(row.getByText('All about Better roads.')).toBeVisible();
    expect(row.getAllByText('None')).toHaveLength(2);
  });

  test('are searched, filtered and sorted by the server', async () => {
    const asked: unknown[] = [];
    const { user } = open({
      staffPosts: (variables) => {
        asked.push(variables);
        return 'search' in variables
          ? inboxPage([listedPost(roads)], { total: 2, found: 1 })
          : inboxPage([permits, roads].map(listedPost));
      },
    });
    await user.type(await screen.findByRole('searchbox'), 'better');
    expect(await screen.findByText('1 shown')).toBeVisible();
    expect(titles()).toEqual(['Better roads']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by category' }), 'Services');
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('?q=better&show=destinations&sort=title');
    const search = { first: 25, search: 'better', searching: true };
    await waitFor(() =>
      expect(asked).toEqual([
        { first: 25, searching: false },
        search,
        { ...search, category: 'destinations' },
        { ...search, category: 'destinations', sort: { field: 'title', direction: 'asc' } },
      ]),
    );
  });

  test('are the newest first, and say so', async () => {
    open();
    expect(await screen.findByRole('columnheader', { name: 'Created At' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  test('show the picture and the film of a post in dialogs', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Image of New permits' }));
    const picture = await screen.findByRole('dialog', { name: 'New permits' });
    expect(within(picture).getByRole('img', { name: 'New permits' })).toHaveAttribute(
      'src',
      permits.imageUrl,
    );
    await user.click(within(picture).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Video of New permits' }));
    const film = await screen.findByRole('dialog', { name: 'New permits' });
    expect(within(film).getByTitle('New permits')).toHaveAttribute(
      'src',
      expect.stringContaining('youtube-nocookie.com/embed/aqz-KE-bpKQ'),
    );
  });
});

describe('A post', () => {
  test('is news unless another category is chosen, and comes first in the list', async () => {
    let sent: unknown;
    const { user, calls } = open({
      createPost: ({ input }) => {
        sent = input;
        return { saved: postRow(3, 'Tea time', { ...input, createdAt: '2026-02-01T12:00:00.000Z' }) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New Post' }));
    const category = screen.getByLabelText('Category');
    expect(
      within(category)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['News', 'Events', 'Announcements', 'Services', 'Tours', 'Special Deals']);
    expect(category).toHaveDisplayValue('News');
    await user.type(screen.getByLabelText('Title'), 'Tea time');
    await source(user);
    await user.type(screen.getByLabelText('Content'), '<p>At <strong>five</strong>.</p>');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Post created successfully');
    expect(sent).toEqual({
      title: 'Tea time',
      category: 'news',
      content: '<p>At <strong>five</strong>.</p>',
      imageAlt: null,
      imageUrl: null,
      videoUrl: null,
      status: 'published',
      publishAt: null,
    });
    expect(titles()).toEqual(['Tea time', 'New permits', 'Better roads']);
    expect(calls).toEqual(['StaffPosts', 'CreatePost']);
  });

  test('needs a title and a content, and an address where a film is named', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'New Post' }));
    await user.type(await screen.findByLabelText(/^Video URL/), 'a film');
    await source(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(/Title is required\./);
    // Its editor was fetched, and is drawn for itself.
    await waitFor(() =>
      expect(screen.getByLabelText('Content')).toHaveAccessibleDescription(/Content is required\./),
    );
    expect(screen.getByLabelText(/^Video URL/)).toHaveAccessibleDescription(
      /Video URL must be a web address beginning with https:\/\/ or http:\/\/\./,
    );
    expect(calls).toEqual(['StaffPosts']);
  });

  test('is shown as it will look, and opening it changes nothing', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit New permits' }));
    const text = await screen.findByRole('textbox', { name: 'Content' });
    expect(text).toHaveTextContent('All about New permits.');
    expect(screen.getByRole('toolbar', { name: 'Text' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('that holds a caption is edited as HTML, so that the caption stays', async () => {
    const content = '<figure><img src="/media/a.jpg" alt=""><figcaption>Permit</figcaption></figure>';
    const { user } = open({ staffPostNow: () => ({ item: { ...permits, content } }) });
    await user.click(await screen.findByRole('button', { name: 'Edit New permits' }));
    expect(await screen.findByLabelText('Content')).toHaveValue(content);
    expect(screen.getByRole('button', { name: 'HTML source' })).toBeDisabled();
  });

  test('is changed and deleted with a word about each', async () => {
    let broken = true;
    const attempt = (result: unknown) => () => {
      if (broken) throw new Refusal('Not just now.', { code: 'INTERNAL' });
      return result;
    };
    const { user, calls } = open({
      updatePost: attempt({ saved: { ...roads, title: 'Best roads', version: 2 } }),
      deletePost: attempt({ removed: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Better roads' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await seen('Failed to save post');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Post updated successfully');
    expect(titles()).toEqual(['New permits', 'Best roads']);
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete New permits' }));
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
    };
    broken = true;
    await remove();
    await seen('Failed to delete post');
    broken = false;
    await remove();
    await seen('Post deleted successfully');
    expect(titles()).toEqual(['Best roads']);
    expect(calls.filter((name) => name === 'StaffPosts')).toHaveLength(1);
  });

  test('is fetched as it is now when its form opens', async () => {
    const newer = { ...permits, title: 'Newer permits', version: 7 };
    let sent: unknown;
    const { user } = open({
      staffPostNow: () => ({ item: newer }),
      updatePost: ({ version }) => {
        sent = version;
        return { saved: { ...newer, version: 8 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit New permits' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Newer permits');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Post updated successfully');
    expect(sent).toBe(7);
  });

  test('that is gone when its form opens says so', async () => {
    const { user } = open({ staffPostNow: () => ({ item: null }) });
    await user.click(await screen.findByRole('button', { name: 'Edit New permits' }));
    expect(await screen.findByText('This post was deleted meanwhile.')).toBeVisible();
  });

  test('that is made while something is searched is seen without the list being asked for again', async () => {
    const { user, calls } = open({
      createPost: ({ input }) => ({ saved: postRow(3, 'Tea time', input) }),
      staffPosts: (variables) =>
        'search' in variables
          ? inboxPage([listedPost(roads)], { total: 2, found: 1 })
          : inboxPage([permits, roads].map(listedPost)),
    });
    await user.type(await screen.findByRole('searchbox'), 'better');
    await screen.findByText('1 shown');
    await user.click(screen.getByRole('button', { name: 'New Post' }));
    await user.type(await screen.findByLabelText('Title'), 'Tea time');
    await source(user);
    await user.type(screen.getByLabelText('Content'), '<p>At five.</p>');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Total 3')).toBeVisible();
    expect(titles()).toEqual(['Tea time', 'New permits', 'Better roads']);
    expect(calls).toEqual(['StaffPosts', 'StaffPosts', 'CreatePost']);
  });
});

describe('Undo, in the toast of a delete', () => {
  const rain = postRow(3, 'Rain', { createdAt: '2026-01-07T12:00:00.000Z' });
  const remove = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Delete New permits' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('You can restore it from the trash for 30 days.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await seen('Post deleted successfully');
    expect(titles()).toEqual(['Rain', 'Better roads']);
  };
  const openThree = (server: Server) =>
    open({
      staffPosts: () => inboxPage([rain, permits, roads].map(listedPost)),
      deletePost: () => ({ removed: 2 }),
      ...server,
    });

  test('can be found and pressed while a form is open, which stays with what was typed', async () => {
    const { user } = openThree({ restorePost: () => ({ restored: listedPost(permits) }) });
    await remove(user);
    await user.click(screen.getByRole('button', { name: 'New Post' }));
    await user.type(await screen.findByLabelText('Title'), 'Half');
    // The editor has an Undo of its own.
    const toast = screen.getByText('Post deleted successfully').closest('li') as HTMLElement;
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await seen('Post restored successfully');
    expect(screen.getByLabelText('Title')).toHaveValue('Half');
  });

  test('puts the post back at its place, at once and without asking for the list', async () => {
    let answer = (_restored: object) => {};
    const { user, calls } = openThree({ restorePost: () => new Promise((resolve) => (answer = resolve)) });
    await remove(user);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toEqual(['Rain', 'New permits', 'Better roads']));
    expect(screen.getByText('Total 3')).toBeVisible();
    answer({ restored: listedPost(permits) });
    await seen('Post restored successfully');
    expect(titles()).toEqual(['Rain', 'New permits', 'Better roads']);
    expect(rows()[1]).toHaveAttribute('data-saved');
    expect(calls).toEqual(['StaffPosts', 'DeletePost', 'RestorePost']);
  });

  test('that fails says why, takes the post away again and can be tried once more', async () => {
    let broken = true;
    const { user } = openThree({
      restorePost: () => {
        if (broken) throw new Refusal('The database is being restarted.', { code: 'UNAVAILABLE' });
        return { restored: listedPost(permits) };
      },
    });
    await remove(user);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await seen('Failed to restore post');
    expect(screen.getByText('The database is being restarted.')).toBeVisible();
    expect(titles()).toEqual(['Rain', 'Better roads']);
    broken = false;
    const failure = screen.getByText('Failed to restore post').closest('li') as HTMLElement;
    await user.click(within(failure).getByRole('button', { name: 'Undo' }));
    await seen('Post restored successfully');
    expect(titles()).toEqual(['Rain', 'New permits', 'Better roads']);
  });

  test('is not offered again for a post that is gone for good', async () => {
    const { user } = openThree({
      restorePost: () => {
        throw new Refusal('There is no such post in the trash any more.', { code: 'NOT_FOUND' });
      },
    });
    await remove(user);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('There is no such post in the trash any more.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  });
});
