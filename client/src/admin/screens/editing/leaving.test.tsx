import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderStaff } from '../../../../test/render-staff.tsx';
import { facilityRow } from '../../../../test/rows/staff-rows.ts';
import { FacilitiesPage } from '../../facilities/facilities-page.tsx';

const stays = [facilityRow(1, 'Sipi Lodge'), facilityRow(2, 'Nile Camp')];

async function edit(name: string) {
  const view = renderStaff(
    <Routes>
      <Route path="/admin" element="The dashboard" />
      <Route path="/admin/facilities" element={<FacilitiesPage />} />
    </Routes>,
    { staffFacilities: () => ({ items: stays }) },
    '/admin/facilities',
    ['/admin'],
  );
  await view.user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return { ...view, back: () => act(() => view.router.navigate(-1)) };
}

function asksBeforeClosing() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => sessionStorage.clear());

describe('Going back while something typed is not saved', () => {
  test('is asked about first, and staying keeps what was typed', async () => {
    const { user, back } = await edit('Nile Camp');
    await user.type(screen.getByLabelText('Name'), ' at Jinja');
    await back();
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/admin/facilities');
    expect(screen.getByLabelText('Name')).toHaveValue('Nile Camp at Jinja');
  });

  test('leaves when that is wanted, and removes it', async () => {
    const { user, back } = await edit('Nile Camp');
    await user.type(screen.getByLabelText('Name'), ' at Jinja');
    await back();
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('The dashboard')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is not asked about when nothing was typed', async () => {
    const { back } = await edit('Nile Camp');
    await back();
    expect(await screen.findByText('The dashboard')).toBeVisible();
  });
});

test('Closing the tab is asked about only while something typed is not saved', async () => {
  const { user } = await edit('Nile Camp');
  expect(asksBeforeClosing()).toBe(false);
  await user.type(screen.getByLabelText('Name'), '!');
  await waitFor(() => expect(asksBeforeClosing()).toBe(true));
});

describe('A search', () => {
  const search = () => screen.getByRole('searchbox');

  test('stands in the address, and is left with it', async () => {
    const { user, router } = await edit('Nile Camp');
    await user.keyboard('{Escape}');
    await user.type(search(), 'sipi');
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent('/admin/facilities?q=sipi'),
    );
    await act(() => router.navigate('/admin/facilities'));
    await waitFor(() => expect(search()).toHaveValue(''));
  });

  test('is kept on the way back, and takes no step of its own', async () => {
    const { user, back, router } = await edit('Nile Camp');
    await user.keyboard('{Escape}');
    await user.type(search(), 'sipi');
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('?q=sipi'));
    await back();
    expect(await screen.findByText('The dashboard')).toBeVisible();
    await act(() => router.navigate(1));
    await waitFor(() => expect(search()).toHaveValue('sipi'));
    expect(screen.getByText('1 shown')).toBeVisible();
  });
});
