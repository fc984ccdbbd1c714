import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { interceptUploads } from '../../../test/fake-uploads.ts';
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

test('a file is imported after a question, and what the server says of a bad one is told', async () => {
  const sent = interceptUploads();
  const { user } = renderStaff(<DataPage />, {
    dataPage: () => ({ demoContent: null }),
    archiveLink: ({ purpose }) => ({ archiveLink: `https://lubugo.example/api/v1/archive?token=${purpose}` }),
  });
  const file = new File(['x'.repeat(3000)], 'website.tar.gz', { type: 'application/gzip' });
  const input = await screen.findByLabelText('Archive to import');
  const send = async () => {
    await user.upload(input, file);
    const question = await screen.findByRole('alertdialog', { name: 'Import this file?' });
    expect(question).toHaveTextContent('website.tar.gz (3 kB)');
    await user.click(within(question).getByRole('button', { name: 'Import it' }));
    await screen.findByText(/^Sending/);
    return sent.at(-1);
  };
  const first = await send();
  expect(first?.url).toBe('https://lubugo.example/api/v1/archive?token=import');
  act(() => first?.progress(0.5));
  expect(screen.getByText('Sending: 50 %')).toBeVisible();
  const refusal = 'This is no archive of this product. Nothing was imported.';
  act(() => first?.answer(400, { error: { message: refusal } }));
  await seen(refusal);
  const second = await send();
  act(() => second?.answer(201, { data: { programs: 3 } }));
  await seen('The file is imported.');
});
