import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { Refusal, renderStaff } from '../../../test/render-staff.tsx';
import { seen } from '../../../test/toasts.ts';
import { endSession, login } from '../../lib/session/session.ts';
import { VehiclesPage } from './vehicles-page.tsx';

const vehicle = (id: number, name: string, seats: number, version = 1) => ({
  __typename: 'Vehicle',
  id,
  name,
  seats,
  version,
});
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

afterEach(() => act(endSession));
beforeEach(() => sessionStorage.clear());

test('A vehicle is made and changed, stands where its name belongs, and the list is asked for once', async () => {
  const sent: unknown[] = [];
  const { user, calls } = renderStaff(<VehiclesPage />, {
    staffVehicles: () => ({ items: [vehicle(1, 'Minibus', 14)] }),
    saveVehicle: ({ id = 2, input, version, key }) => {
      sent.push({ id, input, version, hasKey: key !== undefined });
      return { saved: { ...vehicle(id, '', 0, (version ?? 0) + 1), ...input } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New Vehicle' }));
  await user.type(screen.getByLabelText('Name'), 'Land Cruiser');
  await user.type(screen.getByLabelText('Seats'), '6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen('Vehicle created successfully');
  expect(names()).toEqual(['Land Cruiser', 'Minibus']);
  await user.click(screen.getByRole('button', { name: 'Edit Land Cruiser' }));
  await user.clear(await screen.findByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Safari van');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen('Vehicle updated successfully');
  expect(names()).toEqual(['Minibus', 'Safari van']);
  expect(sent).toEqual([
    { id: 2, input: { name: 'Land Cruiser', seats: 6 }, version: undefined, hasKey: true },
    { id: 2, input: { name: 'Safari van', seats: 6 }, version: 1, hasKey: false },
  ]);
  expect(calls.filter((name) => name === 'StaffVehicles')).toHaveLength(1);
});

test('a vehicle that goes along on a departure is not deleted, and it is said on which', async () => {
  const message = 'Minibus goes along on Gorilla Trek, Fri 4 Dec 2099. Take it off there first.';
  let refuse = true;
  const { user } = renderStaff(<VehiclesPage />, {
    staffVehicles: () => ({ items: [vehicle(1, 'Minibus', 14)] }),
    deleteVehicle: () => {
      if (refuse) throw new Refusal(message, { code: 'CONFLICT' });
      return { removed: 1 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Minibus' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await seen(message);
  expect(names()).toEqual(['Minibus']);
  refuse = false;
  await user.click(screen.getByRole('button', { name: 'Delete Minibus' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await seen('Vehicle deleted successfully');
  expect(screen.queryByText('Minibus')).not.toBeInTheDocument();
});

test('vehicles are only read by who may change nothing', async () => {
  act(() => login({ user: { id: 1, email: 'vera@lubugo.example', role: 'viewer' }, token: 'good' }));
  renderStaff(<VehiclesPage />, { staffVehicles: () => ({ items: [vehicle(1, 'Minibus', 14)] }) });
  expect(await screen.findByText('Minibus')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New Vehicle' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Minibus' })).not.toBeInTheDocument();
});
