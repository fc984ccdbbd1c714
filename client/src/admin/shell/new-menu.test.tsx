import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderStaff } from '../../../test/render-staff.tsx';
import type { Role } from '../../generated/schema.ts';
import { FacilitiesPage } from '../facilities/facilities-page.tsx';
import { staffScreens } from '../staff-screens.ts';
import { NewMenu } from './new-menu.tsx';

const open = async (role: Role, path = '/admin') => {
  const view = renderStaff(
    <>
      <NewMenu role={role} />
      <main>
        <Routes>
          <Route path="/admin/facilities" element={<FacilitiesPage />} />
          <Route path="*" element="Another screen" />
        </Routes>
      </main>
    </>,
    { staffFacilities: () => ({ items: [] }) },
    path,
  );
  const button = screen.queryByRole('button', { name: 'New' });
  if (button) await view.user.click(button);
  return view;
};
const offered = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('New, in the bar of a phone', () => {
  test('opens the form from another screen, once', async () => {
    const { user } = await open('editor');
    await user.click(screen.getByRole('link', { name: 'New Stay' }));
    expect(await screen.findByRole('dialog', { name: 'New Stay' })).toBeVisible();
    expect(window.history.state.usr).toBeNull();
  });

  test('offers what the screen itself makes first, and leaves it as it was searched', async () => {
    await open('editor', '/admin/facilities?q=lodge');
    expect(offered()[0]).toBe('New Stay');
    expect(screen.getByRole('link', { name: 'New Stay' })).toHaveAttribute(
      'href',
      '/admin/facilities?q=lodge',
    );
  });

  test('offers what the role may make, or is not there', async () => {
    await open('content');
    expect(offered()).toContain('New Post');
    expect(offered()).not.toContain('New Newsletter');
    expect(offered()).toHaveLength(
      staffScreens.filter(({ makes }) => makes?.right === 'writeContent').length,
    );
  });

  test('is not there for who may only look', async () => {
    await open('viewer');
    expect(screen.queryByRole('button', { name: 'New' })).not.toBeInTheDocument();
  });
});
