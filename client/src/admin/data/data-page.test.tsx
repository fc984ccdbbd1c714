import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { seen } from '../../../test/toasts.ts';
import { DataPage } from './data-page.tsx';

const left = { __typename: 'DemoContent', records: 61, settings: 12, removedAt: null };
const gone = { ...left, records: 0, settings: 0, removedAt: '2026-11-22T12:00:00.000Z' };

test('the demo content is removed after a question, and brought back by Undo', async () => {
  const { user, calls } = renderStaff(<DataPage />, {
    dataPage: () => ({ demoContent: left }),
    removeDemoContent: () => ({ removeDemoContent: gone }),
    restoreDemoContent: () => ({ restoreDemoContent: left }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the demo content' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove the demo content?' });
  expect(question).toHaveTextContent('61 records go into the trash');
  await user.click(within(question).getByRole('button', { name: 'Remove it' }));
  await seen('The demo content is removed.');
  expect(await screen.findByText(/^Nothing of the agency that this demo came with is left/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove the demo content' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^This demo still shows 61 records/)).toBeVisible();
  expect(calls).toEqual(['DataPage', 'RemoveDemoContent', 'RestoreDemoContent']);
});

test('a deployment has no demo content to speak of', async () => {
  renderStaff(<DataPage />, { dataPage: () => ({ demoContent: null }) });
  expect(await screen.findByRole('heading', { name: 'Data' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Demo content' })).toBeNull();
});
