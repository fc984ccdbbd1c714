// Registrations and messages as what still waits for somebody, and as a phone shows them.
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderStaff } from '../../../../test/render-staff.tsx';
import { inboxPage, messageRow, registrationRow } from '../../../../test/rows/inbox-rows.ts';
import { login } from '../../../lib/session/session.ts';
import { MessagesPage } from '../../messages/messages-page.tsx';
import { RegistrationsPage } from '../../registrations/registrations-page.tsx';

const grace = { __typename: 'StaffMember', id: 2, name: 'Grace', email: 'grace@example.org' } as const;
const fiveDaysAgo = new Date(Date.now() - 5 * 86_400_000).toISOString();
const amina = registrationRow(1, 'Amina', { status: 'inContact', assignee: grace, createdAt: fiveDaysAgo });
const opio = registrationRow(2, 'Opio', { status: 'cancelled' });

let asked: unknown[] = [];

function open(path = '/admin/registrations') {
  asked = [];
  return renderStaff(
    <Routes>
      {['registrations', 'registrations/:record'].map((below) => (
        <Route key={below} path={`/admin/${below}`} element={<RegistrationsPage />} />
      ))}
      <Route path="/admin/messages" element={<MessagesPage />} />
    </Routes>,
    {
      staffRegistrations: (variables) => {
        asked.push((variables as { filter?: object }).filter);
        return 'filter' in variables ? inboxPage([amina], { total: 2, found: 1 }) : inboxPage([amina, opio]);
      },
      staffMessages: () =>
        inboxPage([
          messageRow(1, 'Boots'),
          messageRow(2, 'Tents', { status: 'answered' }),
          messageRow(3, 'Win a cruise', { status: 'spam' }),
        ]),
    },
    path,
  );
}

const signIn = (id: number) =>
  act(() => login({ user: { id, email: `p${id}@example.org`, role: 'owner' }, token: 'good' }));
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = () =>
  within(screen.getAllByRole('row')[1] as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const view = (name: 'All' | 'Open') => screen.findByRole('button', { name });

beforeEach(() => signIn(1));
afterEach(() => void jest.restoreAllMocks());

describe('What still waits for somebody', () => {
  test('is seen on a press, with trip, start, status, who takes care of it and how long it waits, and next time at once', async () => {
    const { user } = open('/admin/registrations?columns=name.email');
    expect(await view('All')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await view('Open'));
    expect(await screen.findByText('1 shown')).toBeVisible();
    const shown = ['Name', 'Program', 'Start Date', 'Status', 'In Charge', 'Waiting', 'Actions'];
    expect(heads()).toEqual(shown);
    expect(cells().slice(0, 6)).toEqual([
      'Amina Nakato',
      'Sipi Falls',
      'March 1, 2026',
      'In contact',
      'Grace',
      '5 days',
    ]);
    expect(asked).toEqual([undefined, { status: ['new', 'inContact'] }]);
    expect(screen.getByLabelText('address')).toHaveTextContent(/\?view=open$/);
    cleanup();
    open();
    expect(await view('Open')).toHaveAttribute('aria-pressed', 'true');
    await screen.findByText('1 shown');
    expect(heads()).toEqual(shown);
  });

  test('is each person’s own choice, taken back by a press on All, and no link to another status is bent by it', async () => {
    const { user } = open();
    await user.click(await view('Open'));
    cleanup();
    signIn(2);
    open();
    expect(await view('All')).toHaveAttribute('aria-pressed', 'true');
    cleanup();
    signIn(1);
    const again = open('/admin/registrations?status=cancelled');
    expect(await view('All')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(asked).toEqual([{ status: ['cancelled'] }]));
    await again.user.click(await view('Open'));
    await again.user.click(await view('All'));
    cleanup();
    open();
    expect(await view('All')).toHaveAttribute('aria-pressed', 'true');
    expect(heads()).toContain('DOB');
  });

  test('is told from what is done among all of them', async () => {
    open('/admin/messages');
    const rows = await screen.findAllByRole('row', { name: /Grace Akello/ });
    expect(rows.map((row) => within(row).queryByText(/^(Answered|Spam)$/)?.textContent)).toEqual([
      undefined,
      'Answered',
      'Spam',
    ]);
  });
});

test('A row is opened by its name, by keyboard too, and closed by Back', async () => {
  const { user, router } = open('/admin/registrations?view=open');
  const name = await screen.findByRole('link', { name: 'Amina Nakato' });
  name.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Amina Nakato' })).toBeVisible();
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/registrations/1?view=open');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('On a phone a card says trip, start and status first, and nothing of health', async () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('max-width') }),
    );
  open();
  await screen.findByText('Total 2');
  expect(cells().slice(0, 5)).toEqual([
    'Amina Nakato',
    'Sipi Falls',
    'March 1, 2026',
    'In contact',
    'amina@example.org',
  ]);
  expect(screen.queryByText('None specified')).not.toBeInTheDocument();
});
