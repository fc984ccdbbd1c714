import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { inboxPage } from '../../../../test/rows/inbox-rows.ts';
import { programRow } from '../../../../test/rows/program-rows.ts';
import { coachRow, listedPost, postRow } from '../../../../test/rows/staff-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { CoachesPage } from '../../coaches/coaches-page.tsx';
import { PostsPage } from '../../posts/posts-page.tsx';
import { ProgramsPage } from '../../programs/programs-page.tsx';

const team = ['Ann', 'Ben', 'Cleo'].map((name, at) => coachRow(at + 1, name, 'Guide'));
const open = (server: Server = {}) =>
  renderStaff(<CoachesPage />, { staffCoaches: () => ({ items: team }), ...server });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => sessionStorage.clear());

describe('The order of a list', () => {
  test('is made by keyboard and saved in one call; the list follows without being asked for again', async () => {
    const sent: unknown[] = [];
    const { user, calls } = open({
      orderCoaches: (variables) => {
        sent.push(variables);
        const ordered = [3, 1, 2].map((id, at) => ({ __typename: 'Coach', id, position: at + 1 }));
        return { ordered };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Order' }));
    const up = await screen.findByRole('button', { name: 'Move Cleo up' });
    up.focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Move Cleo up' }).focus();
    await user.keyboard('{Enter}');
    await user.click(dialog().getByRole('button', { name: 'Save order' }));
    await seen('Order saved');
    await waitFor(() => expect(names()).toEqual(['Cleo', 'Ann', 'Ben']));
    expect(sent).toEqual([{ ids: [3, 1, 2], from: [] }]);
    expect(calls).toEqual(['StaffCoaches', 'OrderCoaches']);
  });

  test('goes back to the usual one', async () => {
    const ordered = team.map((row, at) => ({ ...row, position: 3 - at })).toReversed();
    const { user } = open({
      staffCoaches: () => ({ items: ordered }),
      orderCoaches: () => ({ ordered: [] }),
    });
    await waitFor(() => expect(names()).toEqual(['Cleo', 'Ben', 'Ann']));
    await user.click(screen.getByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the default order' }));
    await seen('Back in the default order');
    await waitFor(() => expect(names()).toEqual(['Ann', 'Ben', 'Cleo']));
  });

  test('that somebody else made meanwhile is told and not undone; one’s own stays, to be saved or left for theirs', async () => {
    const sent: unknown[] = [];
    const inOrder = (...ids: number[]) =>
      ids.map((id, at) => ({
        ...coachRow(id, ['Ann', 'Ben', 'Cleo'][id - 1] ?? '', 'Guide'),
        position: at + 1,
      }));
    let now = team;
    const { user } = open({
      staffCoaches: () => ({ items: now }),
      orderCoaches: (variables) => {
        sent.push(variables);
        const { ids, from } = variables as unknown as { ids: number[]; from: number[] };
        if (from.length === 0) {
          now = inOrder(2, 3, 1);
          throw new Refusal('Somebody put them in another order.', { code: 'CONFLICT', order: [2, 3, 1] });
        }
        return { ordered: inOrder(...ids) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('button', { name: 'Move Ann down' }));
    await user.click(dialog().getByRole('button', { name: 'Save order' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      /another order meanwhile.*now Ben, Cleo, Ann\./,
    );
    const order = () =>
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(order()).toEqual(['1Ben', '2Ann', '3Cleo']);
    await user.click(dialog().getByRole('button', { name: 'Take theirs' }));
    expect(order()).toEqual(['1Ben', '2Cleo', '3Ann']);
    expect(dialog().queryByRole('alert')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Move Cleo up' }));
    await user.click(dialog().getByRole('button', { name: 'Save order' }));
    await seen('Order saved');
    expect(sent.at(-1)).toEqual({ ids: [3, 2, 1], from: [2, 3, 1] });
  });

  test('that could not be saved stays as it was made', async () => {
    const { user } = open({
      orderCoaches: () => {
        throw new Refusal('Not just now.', { code: 'INTERNAL' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('button', { name: 'Move Ann down' }));
    await user.click(dialog().getByRole('button', { name: 'Save order' }));
    await seen('The order could not be saved');
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1Ben', '2Ann', '3Cleo']);
  });
});

describe('A duplicate', () => {
  test('is a new record that begins as the copy, as a draft; nothing is made before it is saved', async () => {
    let sent: unknown;
    const { user, calls } = renderStaff(<ProgramsPage />, {
      staffPrograms: () => ({ items: [programRow(1, 'Sipi')] }),
      staffProgramNow: () => ({ item: programRow(1, 'Sipi', { price: 90_000, included: ['Tea'] }) }),
      guideChoices: () => ({ coaches: [] }),
      createProgram: ({ input }) => {
        sent = input;
        return { saved: programRow(2, 'Sipi (copy)', { status: 'draft' }) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Duplicate Sipi' }));
    expect(await screen.findByRole('dialog', { name: 'New Service' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Sipi (copy)');
    expect(calls).not.toContain('CreateProgram');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await seen('Program created successfully');
    expect(sent).toMatchObject({
      name: 'Sipi (copy)',
      price: 90_000,
      included: ['Tea'],
      status: 'draft',
      publishAt: null,
    });
    expect(screen.getByText('Sipi (copy)')).toBeVisible();
  });

  test('of a post has its whole content', async () => {
    const post = postRow(1, 'Rain', { content: '<p>It rains.</p>' });
    let sent: unknown;
    const { user } = renderStaff(<PostsPage />, {
      staffPosts: () => inboxPage([listedPost(post)]),
      staffPostNow: () => ({ item: post }),
      createPost: ({ input }) => {
        sent = input;
        return { saved: postRow(2, 'Rain (copy)') };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Duplicate Rain' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await seen('Post created successfully');
    expect(sent).toMatchObject({ title: 'Rain (copy)', content: '<p>It rains.</p>', status: 'draft' });
  });
});
