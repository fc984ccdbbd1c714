import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { facilityRow } from '../../../test/rows/staff-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { FacilitiesPage } from './facilities-page.tsx';

const stays = [
  facilityRow(1, 'Sipi Lodge'),
  facilityRow(2, 'Nile Camp', { openingHours: 'Around the clock' }),
];

const open = (server: Server = {}) =>
  renderStaff(<FacilitiesPage />, { staffFacilities: () => ({ items: stays }), ...server });
const rows = () => screen.getAllByRole('row').slice(1);

beforeEach(() => sessionStorage.clear());

describe('The list of stays', () => {
  test('shows each stay with its features and equipment, and can be searched by them', async () => {
    const { user } = open();
    expect(await screen.findByText('Total 2')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Stays' })).toBeVisible();
    expect(screen.getAllByText('River view')).toHaveLength(2);
    await user.type(screen.getByRole('searchbox'), 'nile');
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('1 shown')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), ' of old');
    expect(screen.getByText('No stays found matching your search.')).toBeVisible();
  });
});

describe('A stay', () => {
  test('is made from features and equipment typed one to a line', async () => {
    let sent: unknown;
    const { user, calls } = open({
      createFacility: ({ input }) => {
        sent = input;
        return { saved: facilityRow(3, 'Crater House', input) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New Stay' }));
    await user.type(screen.getByLabelText('Name'), 'Crater House');
    await user.type(screen.getByLabelText('Image URL'), 'https://pictures.example/c.jpg');
    await user.type(screen.getByLabelText('Description'), 'Above the lake.');
    await user.type(screen.getByLabelText('Features'), ' Fireplace{Enter}{Enter}Library ');
    await user.type(screen.getByLabelText('Equipment'), 'Canoes');
    await user.type(screen.getByLabelText(/^Capacity/), '6 guests');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Stay created successfully');
    expect(sent).toEqual({
      name: 'Crater House',
      imageUrl: 'https://pictures.example/c.jpg',
      imageAlt: null,
      description: 'Above the lake.',
      features: ['Fireplace', 'Library'],
      equipment: ['Canoes'],
      openingHours: null,
      availableDays: null,
      capacity: '6 guests',
      maintenance: null,
    });
    expect(rows()).toHaveLength(3);
    expect(calls).toEqual(['StaffFacilities', 'CreateFacility']);
  });

  test('needs features and equipment that are more than blank lines', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'New Stay' }));
    await user.type(screen.getByLabelText('Features'), ' {Enter} ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Features')).toHaveAccessibleDescription(/Features are required\./);
      expect(screen.getByLabelText('Equipment')).toHaveAccessibleDescription(/Equipment is required\./);
    });
    expect(calls).toEqual(['StaffFacilities']);
  });

  test('is changed and deleted without asking for the list again', async () => {
    const { user, calls } = open({
      updateFacility: ({ input }) => ({ saved: { ...stays[0], ...input, version: 2 } }),
      deleteFacility: () => ({ removed: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Sipi Lodge' }));
    expect(screen.getByRole('dialog', { name: 'Edit Stay' })).toBeVisible();
    expect(screen.getByLabelText('Features')).toHaveValue('River view\nHot showers');
    await user.clear(screen.getByLabelText(/^Opening Hours/));
    await user.type(screen.getByLabelText(/^Opening Hours/), 'From noon');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Stay updated successfully');
    expect(screen.getByText('From noon')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Sipi Lodge' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await seen('Stay deleted successfully');
    expect(rows()).toHaveLength(1);
    expect(calls).toEqual(['StaffFacilities', 'UpdateFacility', 'DeleteFacility']);
  });

  test('that could not be saved or deleted says so', async () => {
    const refuse = () => {
      throw new Refusal('Not just now.', { code: 'INTERNAL' });
    };
    const { user } = open({ updateFacility: refuse, deleteFacility: refuse });
    await user.click(await screen.findByRole('button', { name: 'Edit Nile Camp' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Failed to save facility');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Nile Camp' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await seen('Failed to delete facility');
  });
});
