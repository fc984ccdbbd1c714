import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { inboxPage, messageRow } from '../../../test/rows/inbox-rows.ts';
import { facilityRow, listedPost, postRow } from '../../../test/rows/staff-rows.ts';
import { trashRow } from '../../../test/rows/trash-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { FacilitiesPage } from '../facilities/facilities-page.tsx';
import { PostsPage } from '../posts/posts-page.tsx';
import { TrashPage } from './trash-page.tsx';

// Two kinds have a number 7: they must not be taken for one another.
const post = trashRow('post', 7, 'New permits', { deletedAt: '2026-11-21T09:00:00.000Z' });
const stay = trashRow('facility', 7, 'Ridge Lodge', { deletedBy: null, goesAt: '2026-11-23T08:00:00.000Z' });

const open = (server: Server = {}, path = '/admin/trash') =>
  renderStaff(<TrashPage />, { staffTrash: () => ({ items: [post, stay] }), ...server }, path);

const rows = () => screen.queryAllByRole('row').slice(1);
const titles = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const refuse = () => {
  throw new Refusal('Not just now.', { code: 'INTERNAL' });
};

describe('The trash', () => {
  test('shows what was deleted, by whom, when, and for how long it can be restored', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z'), doNotFake: ['setTimeout'] });
    open();
    expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
    expect(await screen.findByText('Total 2')).toBeVisible();
    const cells = rows().map((row) => within(row).getAllByRole('cell').slice(0, 5));
    jest.useRealTimers();
    expect(cells.map((all) => all.map(({ textContent }) => textContent))).toEqual([
      ['New permits', 'Post', 'Nov 21, 2026 12:00 PM', 'nakato@lubugo.example', '29 days'],
      ['Ridge Lodge', 'Stay', 'Nov 20, 2026 3:00 PM', 'Account is gone', '2 days'],
    ]);
  });

  test('is searched by words and by type, which the address keeps', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search the trash' }), 'permit');
    expect(titles()).toEqual(['New permits']);
    expect(screen.getByText('1 shown')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Filter by type'), 'Stay');
    expect(await screen.findByText('Nothing in the trash matches your search.')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    expect(titles()).toEqual(['Ridge Lodge']);
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('?show=facility'));
  });

  test('that is searched in vain offers the way back to all', async () => {
    const { user } = open({}, '/admin/trash?q=igloo&show=post');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(titles()).toEqual(['New permits', 'Ridge Lodge']);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('that is empty says so', async () => {
    open({ staffTrash: () => ({ items: [] }) });
    expect(await screen.findByText('The trash is empty.')).toBeVisible();
  });

  test('that cannot be read says why and can be tried again', async () => {
    let broken = true;
    const { user } = open({ staffTrash: () => (broken ? refuse() : { items: [post] }) });
    expect(await screen.findByText('Not just now.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toEqual(['New permits']));
  });
});

describe('Something in the trash', () => {
  const screens = (
    <>
      <Link to="/admin/posts">To the posts</Link>
      <Link to="/admin/facilities">To the stays</Link>
      <Link to="/admin/trash">To the trash</Link>
      <Routes>
        <Route path="/admin/posts" element={<PostsPage />} />
        <Route path="/admin/facilities" element={<FacilitiesPage />} />
        <Route path="/admin/trash" element={<TrashPage />} />
      </Routes>
    </>
  );

  test('is restored to the list of its own screen, and neither list is asked for again', async () => {
    const { user, calls } = renderStaff(
      screens,
      {
        staffFacilities: () => ({ items: [facilityRow(1, 'Sipi Lodge'), facilityRow(9, 'Nile Camp')] }),
        staffTrash: () => ({ items: [post, stay] }),
        restoreFacility: () => ({ restored: facilityRow(7, 'Ridge Lodge') }),
      },
      '/admin/facilities',
    );
    expect(await screen.findByText('Total 2')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To the trash' }));
    await user.click(await screen.findByRole('button', { name: 'Restore Ridge Lodge' }));
    await seen('Stay restored successfully');
    expect(titles()).toEqual(['New permits']);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Trash' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'To the stays' }));
    const names = (await screen.findAllByRole('row'))
      .slice(1)
      .map((row) => row.querySelector('strong')?.textContent);
    expect(names).toEqual(['Sipi Lodge', 'Ridge Lodge', 'Nile Camp']);
    expect(calls).toEqual(['StaffFacilities', 'StaffTrash', 'RestoreFacility']);
  });

  test('is asked for with its page once it is restored to a list that the server pages', async () => {
    const old = postRow(1, 'Better roads');
    let isBack = false;
    const restored = listedPost(postRow(7, 'New permits', { createdAt: '2026-01-06T12:00:00.000Z' }));
    const { user, calls } = renderStaff(
      screens,
      {
        staffPosts: () => inboxPage(isBack ? [restored, listedPost(old)] : [listedPost(old)]),
        staffTrash: () => ({ items: [post, stay] }),
        restorePost: () => {
          isBack = true;
          return { restored };
        },
      },
      '/admin/posts',
    );
    expect(await screen.findByText('Total 1')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To the trash' }));
    await user.click(await screen.findByRole('button', { name: 'Restore New permits' }));
    await seen('Post restored successfully');
    await user.click(screen.getByRole('link', { name: 'To the posts' }));
    expect(await screen.findByText('Total 2')).toBeVisible();
    expect(titles()).toEqual(['New permits', 'Better roads']);
    expect(calls).toEqual(['StaffPosts', 'StaffTrash', 'RestorePost', 'StaffPosts']);
  });

  test('that visitors sent is restored from here, too', async () => {
    const { user } = open({
      staffTrash: () => ({ items: [trashRow('message', 3, 'Grace Akello: Boots')] }),
      restoreMessage: () => ({ restored: messageRow(3, 'Boots') }),
    });
    await user.click(await screen.findByRole('button', { name: 'Restore Grace Akello: Boots' }));
    await seen('Message restored successfully');
    expect(titles()).toEqual([]);
  });

  test('is deleted for good after a question that says so', async () => {
    let sent: unknown;
    const { user, calls } = open({
      deleteForGood: (variables) => {
        sent = variables;
        return { removed: 7 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Ridge Lodge for good' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete for good?' });
    expect(question).toHaveTextContent('The stay “Ridge Lodge” will be gone, and nobody can bring it back.');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
    await seen('Stay deleted for good');
    expect(titles()).toEqual(['New permits']);
    expect(sent).toEqual({ type: 'facility', id: 7 });
    expect(calls).toEqual(['StaffTrash', 'DeleteForGood']);
  });

  test('is there again, with a word about why, when the server refuses', async () => {
    const { user } = open({ restorePost: refuse, deleteForGood: refuse });
    await user.click(await screen.findByRole('button', { name: 'Restore New permits' }));
    await seen('Failed to restore post');
    expect(screen.getByText('Not just now.')).toBeVisible();
    expect(titles()).toEqual(['New permits', 'Ridge Lodge']);
    await user.click(screen.getByRole('button', { name: 'Delete Ridge Lodge for good' }));
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    await seen('Failed to delete stay for good');
    expect(titles()).toEqual(['New permits', 'Ridge Lodge']);
  });
});
