import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { login } from '../../lib/session/session.ts';
import { DashboardPage } from './dashboard-page.tsx';

const activity = {
  __typename: 'Activity',
  id: 7,
  description: 'Updated stay "Sipi Lodge"',
  type: 'update',
  entityType: 'stay',
  entityId: 3,
  user: { __typename: 'ActivityUser', email: 'nakato@lubugo.example' },
  ipAddress: '192.0.2.4',
  userAgent: 'Firefox on a phone',
  createdAt: '2025-01-05T12:00:00.000Z',
};
const stats = {
  __typename: 'Stats',
  counts: {
    __typename: 'Counts',
    posts: 12,
    coaches: 8,
    galleryItems: 24,
    facilities: 6,
    programs: 1200,
    registrations: 0,
    bookings: 0,
  },
  recentActivities: [activity, { ...activity, id: 6, user: null, entityId: null, description: 'Cleaned up' }],
};

const none = { totalCount: 0, nodes: [] };
const quiet: Server = {
  officeToday: () => ({
    newRegistrations: none,
    openMessages: none,
    unsettledReplies: [],
    requestedBookings: none,
    refundsToDecide: none,
    overdueBookings: none,
    openDifferences: none,
    disputedBookings: none,
  }),
  reminders: () => ({ reminders: [] }),
  goesLive: () => ({ upcoming: [] }),
  failedMails: () => ({ mailFailures: [] }),
  reviewsToday: () => ({ waitingReviews: { totalCount: 0, nodes: [] } }),
};
const open = (server: Server) => renderStaff(<DashboardPage />, { ...quiet, ...server });

beforeEach(() =>
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' }, token: 'good' })),
);

describe('The dashboard', () => {
  test('counts everything, each number leading to its screen', async () => {
    open({ staffStats: () => ({ stats }) });
    expect(await screen.findByRole('link', { name: /Posts\s*12/ })).toHaveAttribute('href', '/admin/posts');
    const counters = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(counters).toEqual([
      ['Posts12', '/admin/posts'],
      ['Staff8', '/admin/coaches'],
      ['Gallery Items24', '/admin/gallery'],
      ['Facilities6', '/admin/facilities'],
      ['Services1,200', '/admin/programs'],
      ['Registrations0', '/admin/registrations'],
    ]);
  });

  test('lists what was done, by whom, when and from where', async () => {
    open({ staffStats: () => ({ stats }) });
    const list = within(await screen.findByRole('region', { name: 'Recent Activity' }));
    const [first, second] = list.getAllByRole('listitem').map((item) => within(item));
    for (const text of [
      'Updated stay "Sipi Lodge"',
      'Jan 5, 2025 3:00 PM',
      'nakato',
      'stay #3',
      'update',
      '192.0.2.4',
      'Firefox on a phone',
    ])
      expect(first?.getByText(text)).toBeVisible();
    expect(second?.getByText('System')).toBeVisible();
    expect(second?.getByText('stay')).toBeVisible();
  });

  test('says when nothing came back, and tries again', async () => {
    let broken = true;
    const { user } = open({
      staffStats: () => {
        if (broken) throw new Refusal('The database is out of reach.', { code: 'UNAVAILABLE' });
        return { stats };
      },
    });
    expect(await screen.findByText('No stats found')).toBeVisible();
    expect(screen.getByText('The database is out of reach.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('12')).toBeVisible();
  });
});
