import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { coachRow } from '../../../test/rows/staff-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { CoachesPage, isInStaffFilter } from './coaches-page.tsx';

const team = [
  coachRow(1, 'Emmanuel', 'Tour Guide - Gorillas'),
  coachRow(2, 'Ruth', 'Driver - Land Cruiser'),
  coachRow(3, 'Juliet', 'Board Chair'),
];

const open = (server: Server = {}, path?: string) =>
  renderStaff(<CoachesPage />, { staffCoaches: () => ({ items: team }), ...server }, path);
type User = ReturnType<typeof open>['user'];

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const edit = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `Edit ${name}` }));

beforeEach(() => sessionStorage.clear());

describe('The team', () => {
  test('shows six skeleton cards, then a card for each member with name, role, bio and specialties', async () => {
    open();
    expect(screen.getAllByTestId('skeleton-card')).toHaveLength(6);
    expect(await screen.findByText('Total 3')).toBeVisible();
    expect(names()).toEqual(['Emmanuel', 'Ruth', 'Juliet']);
    expect(screen.getByText('Tour Guide - Gorillas')).toBeVisible();
    expect(screen.getByText('Emmanuel knows the way.')).toBeVisible();
    expect(screen.getAllByText('Forest birds')).toHaveLength(3);
  });

  test('is filtered by kind of member, and the filter stands in the address', async () => {
    const { user } = open();
    const filter = await screen.findByRole('combobox', { name: 'Filter team members' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Members', 'Coaches', 'Staff', 'Other']);
    await user.selectOptions(filter, 'Staff');
    expect(names()).toEqual(['Ruth']);
    expect(screen.getByText('1 shown')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/admin?show=staff'));
    await user.type(screen.getByRole('searchbox'), 'gorillas');
    expect(screen.getByText('No team members found matching your criteria.')).toBeVisible();
  });

  test('opens as the address says', async () => {
    open({}, '/admin?show=other&q=chair');
    await screen.findByText('Total 3');
    expect(names()).toEqual(['Juliet']);
    expect(screen.getByRole('searchbox')).toHaveValue('chair');
  });
});

describe('A member of the team', () => {
  test('is added with the prefix of the chosen type, and the list is not asked for again', async () => {
    let sent: unknown;
    const { user, calls } = open({
      createCoach: ({ input }) => {
        sent = input;
        return { saved: coachRow(4, 'Isaac', 'Driver - Vans', input) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Member' }));
    expect(screen.getByRole('dialog', { name: 'Add Member' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Tour Guide',
      'Tour Operator',
      'Driver',
      'Other',
    ]);
    await user.type(screen.getByLabelText('Name'), 'Isaac');
    await user.click(screen.getByRole('tab', { name: 'Driver' }));
    await user.type(screen.getByLabelText('Role'), 'Vans');
    await user.type(screen.getByLabelText('Bio'), 'Never late.');
    await user.type(screen.getByLabelText(/^Specialties/), 'Night drives, , Swahili ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Team member created successfully');
    expect(sent).toEqual({
      name: 'Isaac',
      role: 'Driver - Vans',
      bio: 'Never late.',
      specialties: ['Night drives', 'Swahili'],
      imageUrl: null,
      imageAlt: null,
    });
    expect(names()).toContain('Isaac');
    expect(calls).toEqual(['StaffCoaches', 'CreateCoach']);
  });

  test('opens with its type chosen and its role without the prefix, which saving puts back once', async () => {
    let sent: { role?: string } = {};
    const { user, calls } = open({
      updateCoach: ({ input }) => {
        sent = input;
        return { saved: { ...team[0], ...input, version: 2 } };
      },
    });
    await edit(user, 'Emmanuel');
    expect(screen.getByRole('tab', { name: 'Tour Guide' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Role')).toHaveValue('Gorillas');
    await user.click(screen.getByRole('tab', { name: 'Tour Operator' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Team member updated successfully');
    expect(sent.role).toBe('Tour operator - Gorillas');
    expect(screen.getByText('Tour operator - Gorillas')).toBeVisible();
    expect(calls).toEqual(['StaffCoaches', 'UpdateCoach']);
  });

  test('needs a name, a role and a bio', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Member' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    for (const field of ['Name', 'Role', 'Bio'])
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(`${field} is required\\.`));
    expect(calls).toEqual(['StaffCoaches']);
  });

  test('is deleted only after a question, with the focus on Cancel', async () => {
    const { user, calls } = open({ deleteCoach: () => ({ removed: 2 }) });
    await user.click(await screen.findByRole('button', { name: 'Delete Ruth' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Are you sure you want to delete this team member?');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await seen('Team member deleted successfully');
    expect(names()).toEqual(['Emmanuel', 'Juliet']);
    expect(calls).toEqual(['StaffCoaches', 'DeleteCoach']);
  });

  test('that could not be saved or deleted says so', async () => {
    const refuse = () => {
      throw new Refusal('Not just now.', { code: 'INTERNAL' });
    };
    const { user } = open({ updateCoach: refuse, deleteCoach: refuse });
    await edit(user, 'Ruth');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Failed to save team member');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Ruth' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await seen('Failed to delete team member');
    expect(names()).toContain('Ruth');
  });
});

const roles = [
  'Tour Guide - Gorillas',
  'Tour operator - Northern parks',
  'Driver - Land Cruiser',
  'Support Staff',
  'Board Chair',
];
const shown = (filter: string) => roles.filter((role) => isInStaffFilter(role, filter));

describe('The staff filter', () => {
  test('shows everybody under All Members', () => expect(shown('all')).toEqual(roles));
  test('shows guides and operators under Coaches', () => expect(shown('coaches')).toEqual(roles.slice(0, 2)));
  test('shows drivers and staff under Staff', () => expect(shown('staff')).toEqual(roles.slice(2, 4)));
  test('shows the rest under Other', () => expect(shown('other')).toEqual(['Board Chair']));
  test('cares for no case', () => expect(isInStaffFilter('SENIOR TOUR GUIDE', 'coaches')).toBe(true));
});
