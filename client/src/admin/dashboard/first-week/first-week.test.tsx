import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../../test/render-staff.tsx';
import { seen } from '../../../../test/toasts.ts';
import { login } from '../../../lib/session/session.ts';
import { SettingsIndexPage } from '../../settings/settings-index-page.tsx';
import { FirstWeek } from './first-week.tsx';

const me = (firstWeekAway: boolean) => ({ me: { __typename: 'User', id: 1, firstWeekAway } });
const putFirstWeekAway = ({ away }: { away: boolean }) => ({ putFirstWeekAway: me(away).me });

const empty = {
  demoContent: null,
  settings: {
    __typename: 'SiteSettings',
    missing: ['name'],
    company: { __typename: 'CompanySettings', name: null, street: null, phones: [], chatNumber: null },
    home: { __typename: 'HomeSettings', slides: [] },
    partners: { __typename: 'PartnersSettings', partners: [] },
    faq: { __typename: 'FaqSettings', questions: [] },
  },
  programs: {
    __typename: 'ProgramConnection',
    nodes: [{ __typename: 'Program', id: 1, price: 90, imageUrl: '/media/a.jpg' }],
  },
  facilities: { __typename: 'FacilityConnection', totalCount: 0 },
  twoFactor: { __typename: 'TwoFactor', on: true },
};

beforeEach(() => {
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' }, token: 'good' }));
});

test('The first week counts what is there, leads to what lacks, and stays away once it is put away', async () => {
  const { user } = renderStaff(<FirstWeek />, {
    firstWeek: () => empty,
    firstWeekAway: () => me(false),
    putFirstWeekAway,
  });
  const list = within(await screen.findByRole('region', { name: 'Your first week' }));
  expect(list.getByText('2 of 8 done')).toBeVisible();
  expect(list.getByRole('link', { name: /To do: Your name and address/ })).toHaveAttribute(
    'href',
    '/admin/settings/company#name',
  );
  expect(list.getByRole('link', { name: /Done: A service with price and photo/ })).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Put away' }));
  await seen('The checklist is put away');
  expect(screen.queryByRole('region', { name: 'Your first week' })).toBeNull();
});

test('It is found again at the foot of the settings', async () => {
  const { user, calls } = renderStaff(<SettingsIndexPage />, {
    firstWeekAway: () => me(true),
    putFirstWeekAway,
  });
  await user.click(await screen.findByRole('button', { name: 'Show the checklist of the first week again' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/admin$/));
  expect(calls).toContain('PutFirstWeekAway');
});

test('A demo says how to make it your own: what is as it came is still to do', async () => {
  const still = ['company', 'home', 'partners', 'program'];
  const own = {
    company: { ...empty.settings.company, name: 'Lubugo', street: 'Plot 18', phones: ['1'], chatNumber: '2' },
    home: { __typename: 'HomeSettings', slides: [{ __typename: 'HeroSlide', imageUrl: '/media/a.jpg' }] },
    faq: { __typename: 'FaqSettings', questions: [{ __typename: 'FaqQuestion', question: 'Why?' }] },
  };
  renderStaff(<FirstWeek />, {
    firstWeekAway: () => me(false),
    firstWeek: () => ({
      ...empty,
      settings: { ...empty.settings, ...own },
      demoContent: { __typename: 'DemoContent', removedAt: null, still },
    }),
  });
  const list = within(await screen.findByRole('region', { name: 'Make it your own' }));
  expect(list.getByText('2 of 8 done')).toBeVisible();
  expect(list.getByRole('link', { name: /Done: Questions and answers/ })).toBeVisible();
  expect(list.getByRole('link', { name: /To do: A service with price and photo/ })).toBeVisible();
  expect(list.getByRole('link', { name: 'remove all of it at once' })).toHaveAttribute('href', '/admin/data');
});
