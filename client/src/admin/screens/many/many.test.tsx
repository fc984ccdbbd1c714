import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { inboxPage } from '../../../../test/rows/inbox-rows.ts';
import { programRow } from '../../../../test/rows/program-rows.ts';
import { galleryRow, listedPost, postRow } from '../../../../test/rows/staff-rows.ts';
import { trashRow } from '../../../../test/rows/trash-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { GalleryPage } from '../../gallery/gallery-page.tsx';
import { PostsPage } from '../../posts/posts-page.tsx';
import { ProgramsPage } from '../../programs/programs-page.tsx';
import { TrashPage } from '../../trash/trash-page.tsx';

const names = ['Bwindi', 'Sipi', 'Nile', 'Kidepo', 'Ziwa'];
const programs = names.map((name, at) => programRow(at + 1, name));
const leftOut = (id: number, name: string) => ({
  id,
  name,
  reason: 'changed',
  changedBy: 'brian@lubugo.example',
});

/** What the server was sent. */
let sent: unknown[];
const openPrograms = (server: Server = {}) =>
  renderStaff(<ProgramsPage />, { staffPrograms: () => ({ items: programs }), ...server });
const rows = () => screen.getAllByRole('row').slice(1);
const shown = () => rows().map((row) => row.querySelector('strong')?.textContent);
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Selected' }));

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

describe('Rows are chosen', () => {
  test('one by one, from one to another with Shift, all on the page, and none any more with Escape', async () => {
    const { user } = openPrograms();
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    expect(bar().getByText('None selected')).toBeVisible();
    await user.click(await box('Sipi'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Kidepo'));
    await user.keyboard('{/Shift}');
    expect(bar().getByText('3 selected')).toBeVisible();
    await user.click(await box('Nile'));
    expect(bar().getByText('2 selected')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Select all on this page' }));
    expect(bar().getByText('5 selected')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Select none' }));
    expect(bar().getByText('None selected')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('by keyboard alone', async () => {
    const { user } = openPrograms();
    (await screen.findByRole('button', { name: 'Select' })).focus();
    await user.keyboard('{Enter}');
    (await box('Bwindi')).focus();
    await user.keyboard(' ');
    (await box('Nile')).focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(bar().getByText('3 selected')).toBeVisible();
  });

  test('of those on screen only: what a search hides is not among them', async () => {
    const { user } = openPrograms();
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(bar().getByRole('button', { name: 'Select all on this page' }));
    await user.type(screen.getByRole('searchbox'), 'Nile');
    await waitFor(() => expect(bar().getByText('1 selected')).toBeVisible());
  });
});

describe('Many rows', () => {
  const choose = async (user: ReturnType<typeof openPrograms>['user'], ...chosen: string[]) => {
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    for (const name of chosen) await user.click(await box(name));
  };

  test('go into the trash in one call, but for those that a colleague changed, and Undo brings them back', async () => {
    const { user, calls } = openPrograms({
      deletePrograms: (variables) => {
        sent.push(variables);
        const hers = programRow(2, 'Sipi Falls', { version: 2 });
        return { many: { done: [1, 3], records: [hers], leftOut: [leftOut(2, 'Sipi Falls')] } };
      },
      restorePrograms: (variables) => {
        sent.push(variables);
        return { many: { done: [1, 3], records: [programs[0], programs[2]], leftOut: [] } };
      },
    });
    await choose(user, 'Bwindi', 'Sipi', 'Nile');
    await user.click(bar().getByRole('button', { name: 'Move to trash' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 3 services?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await seen('2 services moved to the trash');
    await seen('1 of 3 was changed by brian@lubugo.example since you read them: “Sipi Falls”.');
    expect(shown()).toEqual(['Sipi Falls', 'Kidepo', 'Ziwa']);
    // What was left out is still chosen, as it is now.
    expect(bar().getByText('1 selected')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await seen('2 services restored');
    expect(shown()).toEqual(['Bwindi', 'Sipi Falls', 'Nile', 'Kidepo', 'Ziwa']);
    const items = [1, 2, 3].map((id) => ({ id, version: 1 }));
    expect(sent).toEqual([{ records: { items } }, { records: { items: [items[0], items[2]] } }]);
    expect(calls).toEqual(['StaffPrograms', 'DeletePrograms', 'RestorePrograms']);
  });

  test('are taken off the website and get another category, and the list is not asked for again', async () => {
    const after = (more: object) => ({
      many: { done: [1, 2], records: programs.slice(0, 2).map((row) => ({ ...row, ...more })), leftOut: [] },
    });
    const { user, calls } = openPrograms({
      unpublishPrograms: () => after({ status: 'draft', version: 2 }),
      categorisePrograms: (variables) => {
        sent.push(variables);
        return after({ category: 'destination', version: 3 });
      },
    });
    await choose(user, 'Bwindi', 'Sipi');
    await user.click(bar().getByRole('button', { name: 'Unpublish' }));
    await seen('2 services taken off the website');
    expect(screen.getAllByText('Draft')).toHaveLength(2);
    await user.click(bar().getByRole('button', { name: 'Select all on this page' }));
    await user.selectOptions(bar().getByLabelText('New category'), 'Destination');
    await user.click(bar().getByRole('button', { name: 'Change category' }));
    await seen('2 services moved to Destination');
    expect(sent).toMatchObject([{ category: 'destination' }]);
    expect(screen.getAllByRole('cell', { name: 'Destination' })).toHaveLength(2);
    expect(calls).toEqual(['StaffPrograms', 'UnpublishPrograms', 'CategorisePrograms']);
  });

  test('stay chosen when the server refuses, which is said', async () => {
    const { user } = openPrograms({
      publishPrograms: () => {
        throw new Refusal('Not just now.', { code: 'INTERNAL' });
      },
    });
    await choose(user, 'Bwindi');
    await user.click(bar().getByRole('button', { name: 'Publish' }));
    await seen('The services could not be published');
    expect(bar().getByText('1 selected')).toBeVisible();
  });

  test('of a list that the server pages are taken out of the page, and its total follows', async () => {
    const posts = [1, 2, 3].map((id) => listedPost(postRow(id, `Post ${id}`)));
    const { user, calls } = renderStaff(<PostsPage />, {
      staffPosts: () => inboxPage(posts),
      deletePosts: () => ({ many: { done: [1, 2], records: [], leftOut: [] } }),
    });
    await choose(user, 'Post 1', 'Post 2');
    await user.click(bar().getByRole('button', { name: 'Move to trash' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await seen('2 posts moved to the trash');
    expect(shown()).toEqual(['Post 3']);
    expect(screen.getByText('Total 1')).toBeVisible();
    expect(calls).toEqual(['StaffPosts', 'DeletePosts']);
  });

  test('on cards are chosen as well', async () => {
    const { user } = renderStaff(<GalleryPage />, {
      staffGallery: () => ({ items: [galleryRow(1, 'Canoes'), galleryRow(2, 'Dawn')] }),
      deleteGalleryItems: () => ({ many: { done: [1], records: [], leftOut: [] } }),
    });
    await choose(user, 'Canoes');
    await user.click(bar().getByRole('button', { name: 'Move to trash' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await seen('1 gallery item moved to the trash');
    expect(screen.queryByText('Canoes')).toBeNull();
  });

  test('come back from the trash together, those of a kind in one call', async () => {
    const trashed = [
      trashRow('program', 1, 'Bwindi'),
      trashRow('program', 2, 'Sipi'),
      trashRow('facility', 7, 'Lodge'),
    ];
    const { user, calls } = renderStaff(<TrashPage />, {
      staffTrash: () => ({ items: trashed }),
      restorePrograms: (variables) => {
        sent.push(variables);
        return { many: { done: [1, 2], records: programs.slice(0, 2), leftOut: [] } };
      },
      restoreFacilities: () => {
        throw new Refusal('Not just now.', { code: 'INTERNAL' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(bar().getByRole('button', { name: 'Select all on this page' }));
    await user.click(bar().getByRole('button', { name: 'Restore' }));
    await seen('2 restored');
    await seen('1 of 3 could not be restored.');
    expect(rows()).toHaveLength(1);
    expect(sent).toEqual([{ records: { items: [{ id: 1 }, { id: 2 }] } }]);
    expect(calls).toEqual(['StaffTrash', 'RestorePrograms', 'RestoreFacilities']);
  });
});
