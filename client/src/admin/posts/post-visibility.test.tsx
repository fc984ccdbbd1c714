import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderStaff, type Server } from '../../../test/render-staff.tsx';
import { inboxPage } from '../../../test/rows/inbox-rows.ts';
import { programRow } from '../../../test/rows/program-rows.ts';
import { listedPost, postRow } from '../../../test/rows/staff-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { ProgramsPage } from '../programs/programs-page.tsx';
import { PostsPage } from './posts-page.tsx';

const published = postRow(3, 'Better roads');
const draft = postRow(2, 'New permits', { status: 'draft', publishedAt: null });
const scheduled = postRow(1, 'Tea time', {
  status: 'scheduled',
  publishAt: '2099-01-05T12:00:00.000Z',
  publishedAt: null,
});

function open(server: Server = {}) {
  const sent: Record<string, unknown>[] = [];
  const view = renderStaff(<PostsPage />, {
    staffPosts: () => inboxPage([published, draft, scheduled].map(listedPost)),
    staffPostNow: ({ id }) => ({
      item: [published, draft, scheduled].find((post) => post.id === id) ?? null,
    }),
    updatePost: ({ input, version }) => {
      sent.push(input as Record<string, unknown>);
      return { saved: { ...draft, ...input, version: version + 1 } };
    },
    ...server,
  });
  return { ...view, sent };
}
type User = ReturnType<typeof open>['user'];

const edit = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
const choice = (name: string) => screen.findByRole('tab', { name });
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const nameCell = (row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement).getAllByRole('cell')[0]?.textContent;

beforeEach(() => sessionStorage.clear());

describe('In the list', () => {
  test('a published post has no mark, a draft and a scheduled one say what they are', async () => {
    open();
    await screen.findByText('Total 3');
    expect([1, 2, 3].map(nameCell)).toEqual([
      'Better roads',
      'New permitsDraft',
      'Tea timeScheduled for Jan 5, 2099 3:00 PM',
    ]);
  });

  test('a service is marked in the same way', async () => {
    const items = [programRow(1, 'Sipi Falls', { status: 'draft' })];
    renderStaff(<ProgramsPage />, { staffPrograms: () => ({ items }) });
    expect(await screen.findByText('Draft')).toBeVisible();
  });
});

describe('The form', () => {
  test('of a new post says Published, and shows no preview', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'New Post' }));
    expect(await choice('Published')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByLabelText('Publish at')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open preview' })).not.toBeInTheDocument();
  });

  test('of a published post shows no preview either: its page is there for all', async () => {
    const { user } = open();
    await edit(user, 'Better roads');
    expect(await screen.findByRole('tablist', { name: 'Visibility' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy preview link' })).not.toBeInTheDocument();
  });

  test('schedules a draft by the clock of Kampala', async () => {
    const { user, sent } = open();
    await edit(user, 'New permits');
    await user.click(await choice('Scheduled'));
    const field = screen.getByLabelText('Publish at');
    expect(field).toHaveAccessibleDescription(/Kampala time/);
    await user.type(field, '2099-03-01T09:30');
    await save(user);
    await seen('Post updated successfully');
    expect(sent).toEqual([
      expect.objectContaining({ status: 'scheduled', publishAt: '2099-03-01T06:30:00.000Z' }),
    ]);
    expect(nameCell(2)).toBe('New permitsScheduled for Mar 1, 2099 9:30 AM');
  });

  test('needs a time in the future for that, and says so beside the field', async () => {
    const { user, sent } = open();
    await edit(user, 'New permits');
    await user.click(await choice('Scheduled'));
    await save(user);
    expect(screen.getByLabelText('Publish at')).toHaveAccessibleDescription(/Publish at is required\./);
    await user.type(screen.getByLabelText('Publish at'), '2020-03-01T09:30');
    await save(user);
    expect(screen.getByLabelText('Publish at')).toHaveAccessibleDescription(
      /Publish at must be in the future\./,
    );
    expect(sent).toEqual([]);
  });

  test('saves a scheduled one whose time came while it was open', async () => {
    const publishAt = '2020-01-05T12:00:00.000Z';
    const { user, sent } = open({ staffPostNow: () => ({ item: { ...scheduled, publishAt } }) });
    await edit(user, 'Tea time');
    await save(user);
    await seen('Post updated successfully');
    expect(sent).toEqual([expect.objectContaining({ status: 'scheduled', publishAt })]);
  });

  test('opens a scheduled one at its time, and forgets the time when it is published now', async () => {
    const { user, sent } = open();
    await edit(user, 'Tea time');
    expect(screen.getByLabelText('Publish at')).toHaveValue('2099-01-05T15:00');
    await user.click(await choice('Published'));
    await save(user);
    await seen('Post updated successfully');
    expect(sent).toEqual([expect.objectContaining({ status: 'published', publishAt: null })]);
  });

  test('hands out the preview of what is not published', async () => {
    const { user } = open();
    await edit(user, 'New permits');
    const link = await screen.findByRole('link', { name: 'Open preview' });
    expect(link).toHaveAttribute('href', draft.previewLink);
    expect(link).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: 'Copy preview link' }));
    await seen('Preview link copied');
    expect(await navigator.clipboard.readText()).toBe(draft.previewLink);
  });

  test('says what to do when the browser does not let it copy', async () => {
    const { user } = open();
    await edit(user, 'New permits');
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    await user.click(await screen.findByRole('button', { name: 'Copy preview link' }));
    await seen('The link could not be copied');
  });
});
