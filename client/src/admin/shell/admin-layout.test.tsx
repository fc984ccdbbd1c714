import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderStaff } from '../../../test/render-staff.tsx';
import { demoAgency } from '../../../test/rows/demo-agency.ts';
import { endSession, login } from '../../lib/session/session.ts';
import { AdminLayout } from './admin-layout.tsx';

const nakato = { id: 1, email: 'nakato@lubugo.example', role: 'owner' as const };

const restored = { since: '2026-03-02T06:00:00.000Z', snapshotAt: '2026-03-01T02:00:00.000Z' };

async function open(path = '/admin', signup = false, before: string[] = [], copy: object | null = null) {
  const view = renderStaff(
    <Routes>
      <Route path="/admin" element={<AdminLayout />}>
        <Route path="*" element={<input aria-label="A field" />} />
      </Route>
      <Route path="/admin/login" element="The login" />
    </Routes>,
    {
      signupPolicy: () => ({ signupPolicy: { __typename: 'SignupPolicy', mode: 'open', open: signup } }),
      restoredCopy: () => ({ restoredCopy: copy && { __typename: 'RestoredCopy', ...copy } }),
    },
    path,
    before,
  );
  // The answer about the signup is in.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return view;
}

/** The heading of a group in the sidebar, which folds it. */
const fold = (group: string) => screen.getByRole('button', { name: new RegExp(`^${group}`) });

const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' });

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test's page has no Cookie Store
  document.cookie = 'sidebar_state=; path=/; max-age=0';
  localStorage.clear();
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new Error('offline'));
  act(() => login({ user: nakato, token: 'good' }));
});

describe('Who is not signed in', () => {
  test('is sent to the login, and from there back', async () => {
    act(endSession);
    await open('/admin/programs?q=nile');
    expect(screen.getByLabelText('address')).toHaveTextContent(
      '/admin/login?next=%2Fadmin%2Fprograms%3Fq%3Dnile',
    );
  });
});

describe('The sidebar', () => {
  test('lists the System group in its order', async () => {
    await open();
    const list = screen.getByRole('list', { name: 'System' });
    const links = within(list).getAllByRole('link');
    const expected = [
      ['/admin/posts', 'View All Postings'],
      ['/admin/coaches', 'Staff'],
      ['/admin/programs', 'Services & Packages'],
      ['/admin/gallery', 'Gallery'],
      ['/admin/facilities', 'Stays'],
      ['/admin/alumni', 'Testimonials'],
      ['/admin/settings', 'Settings'],
      ['/admin/redirects', 'Redirects'],
    ];
    // A new screen may stand between them.
    const shown = links.map((link) => [link.getAttribute('href'), link.textContent]);
    const names = expected.map(([, name]) => name);
    expect(shown.filter(([, name]) => names.includes(name as string))).toEqual(expected);
  });

  test('has the dashboard above the System group, as the current page only where it is', async () => {
    await open('/admin/posts');
    const [home, dashboard, posts] = within(sidebar()).getAllByRole('link');
    expect(home).toHaveAccessibleName('Lubugo Journeys, dashboard');
    expect(dashboard).toHaveAccessibleName('Dashboard');
    expect(dashboard).toHaveAttribute('href', '/admin');
    expect(dashboard).not.toHaveAttribute('aria-current');
    expect(posts).toHaveAttribute('aria-current', 'page');
  });

  test('lists what visitors sent in a group below it', async () => {
    await open();
    const [system, inbox] = within(sidebar()).getAllByRole('list');
    expect(system).toHaveAccessibleName('System');
    expect(inbox).toHaveAccessibleName('Inbox');
    const links = within(inbox as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/admin/registrations', 'Registrations'],
      ['/admin/messages', 'Messages'],
      ['/admin/subscribers', 'Subscribers'],
      ['/admin/donations', 'Donations'],
      ['/admin/bookings', 'Bookings'],
      ['/admin/payments', 'Payments'],
      ['/admin/reminders', 'Reminders'],
      ['/admin/newsletter', 'Newsletter'],
    ]);
  });

  test('folds a group on a press, by keyboard too, says what is new in it, and remembers that for each person', async () => {
    const { user } = await open();
    fold('Inbox').focus();
    await user.keyboard('{Enter}');
    expect(fold('Inbox')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Messages' })).not.toBeInTheDocument();
    cleanup();
    await open();
    expect(screen.queryByRole('link', { name: 'Messages' })).not.toBeInTheDocument();
    cleanup();
    act(() => login({ user: { ...nakato, id: 2 }, token: 'good' }));
    await open();
    expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
  });

  test('has what is needed now and then folded, but where somebody is there', async () => {
    const { router } = await open('/admin/posts');
    expect(fold('More')).toHaveAttribute('aria-expanded', 'false');
    await act(() => router.navigate('/admin/people'));
    expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
    cleanup();
    await open('/admin/posts');
    expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
  });

  test('shows the icons of all groups while it is narrow', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}b{/Control}');
    expect(screen.getByRole('link', { name: 'People' })).toBeVisible();
  });

  test.each([
    [
      'owner',
      [
        'Media Library',
        'Reports',
        'Donation Accounts',
        'Activity',
        'Trash',
        'People',
        'Privacy',
        'Data',
        'Your account',
      ],
    ],
    [
      'editor',
      ['Media Library', 'Reports', 'Donation Accounts', 'Activity', 'Trash', 'Privacy', 'Your account'],
    ],
  ] as const)('leads an %s to what that role needs now and then', async (role, labels) => {
    act(() => login({ user: { ...nakato, role }, token: 'good' }));
    const { user } = await open();
    await user.click(fold('More'));
    const links = within(screen.getByRole('list', { name: 'More' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(labels);
  });

  test('leads to the trash from the group More, which comes last', async () => {
    const { user } = await open();
    await user.click(fold('More'));
    const more = within(sidebar()).getAllByRole('list').at(-1) as HTMLElement;
    expect(more).toHaveAccessibleName('More');
    expect(within(more).getByRole('link', { name: 'Trash' })).toHaveAttribute('href', '/admin/trash');
  });

  test('shows who is signed in, and logs out', async () => {
    const { user } = await open('/admin/programs');
    expect(screen.getByRole('link', { name: nakato.email })).toHaveAttribute('href', '/admin/account');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(screen.getByLabelText('address')).toHaveTextContent(/^\/admin\/login$/);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('is narrowed by Ctrl or Cmd and B, and stays so', async () => {
    const { user } = await open();
    expect(sidebar()).toHaveAttribute('data-state', 'expanded');
    await user.keyboard('{Control>}b{/Control}');
    expect(sidebar()).toHaveAttribute('data-state', 'collapsed');
    expect(document.cookie).toContain('sidebar_state=collapsed');
    await user.keyboard('{Meta>}b{/Meta}');
    expect(sidebar()).toHaveAttribute('data-state', 'expanded');
  });

  test('lets Ctrl and B alone while somebody types in a field', async () => {
    const { user } = await open('/admin/programs');
    await user.click(screen.getByLabelText('A field'));
    await user.keyboard('{Control>}b{/Control}');
    expect(sidebar()).toHaveAttribute('data-state', 'expanded');
  });

  test('opens narrow when it was left narrow', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test's page has no Cookie Store
    document.cookie = 'sidebar_state=collapsed; path=/';
    await open();
    expect(sidebar()).toHaveAttribute('data-state', 'collapsed');
    expect(screen.getByRole('link', { name: 'Stays' })).toHaveAttribute('href', '/admin/facilities');
  });
});

describe('As on every page', () => {
  const back = () => screen.queryByRole('button', { name: 'Back' });

  test('Back goes one step back, and is hidden on the dashboard', async () => {
    const { user, router } = await open('/admin/programs', false, ['/admin/posts']);
    // The step was made inside the product.
    await act(() => router.navigate('/admin/programs?q=nile'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/admin\/programs$/));
    expect(back()).toBeVisible();
    await act(() => router.navigate('/admin'));
    expect(back()).not.toBeInTheDocument();
  });

  test('Chat with us opens the chat with a greeting in a new tab', async () => {
    await open();
    const chat = screen.getByRole('link', { name: 'Chat with us' });
    expect(chat).toHaveAttribute('href', demoAgency.chat);
    expect(chat).toHaveAttribute('target', '_blank');
  });

  test('the foot leads to the website, and to the agency elsewhere in new tabs', async () => {
    await open();
    const foot = within(screen.getByRole('contentinfo'));
    const links = foot
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['Services', '/programs', null],
        ['About Us', '/about', null],
        ['News/Blogs', '/news', null],
        ['Testimonials', '/alumni', null],
        ...demoAgency.elsewhere.map(({ name, url }) => [name, url, '_blank']),
      ]),
    );
  });
});

test('A banner says so while anybody can make an account', async () => {
  await open('/admin', true);
  expect(await screen.findByText(/Signup is open/)).toBeVisible();
});

test('A bar says on each screen that it is a restored copy, and of when', async () => {
  await open('/admin/programs', false, [], restored);
  expect(await screen.findByText(/This is a restored copy of Mar 1, 2026 5:00 AM\./)).toBeVisible();
  expect(screen.getByText(/nothing leaves it/)).toBeVisible();
  cleanup();
  await open();
  expect(screen.queryByText(/restored copy/)).not.toBeInTheDocument();
});
