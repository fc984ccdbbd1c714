import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderStaff } from '../../../../test/render-staff.tsx';
import { login } from '../../../lib/session/session.ts';
import { SettingsIndexPage } from '../../settings/settings-index-page.tsx';
import { FirstWeek } from './first-week.tsx';

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
  localStorage.clear();
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' }, token: 'good' }));
});

test('The first week counts what is there, leads to what lacks, and stays away once it is put away', async () => {
  const { user } = renderStaff(<FirstWeek />, { firstWeek: () => empty });
  const list = within(await screen.findByRole('region', { name: 'Your first week' }));
  expect(list.getByText('2 of 8 done')).toBeVisible();
  expect(list.getByRole('link', { name: /To do: Your name and address/ })).toHaveAttribute(
    'href',
    '/admin/settings/company#name',
  );
  expect(list.getByRole('link', { name: /Done: A service with price and photo/ })).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Put away' }));
  expect(screen.queryByRole('region', { name: 'Your first week' })).toBeNull();
});

test('It is found again at the foot of the settings', async () => {
  localStorage.setItem('first-week-put-away:1', 'yes');
  const { user } = renderStaff(<SettingsIndexPage />, {});
  await user.click(screen.getByRole('button', { name: 'Show the checklist of the first week again' }));
  expect(localStorage.getItem('first-week-put-away:1')).toBeNull();
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/admin$/);
});

test('A demo has all of it and shows no list', async () => {
  const { calls } = renderStaff(<FirstWeek />, {
    firstWeek: () => ({ ...empty, demoContent: { __typename: 'DemoContent', removedAt: null } }),
  });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(calls).toEqual(['FirstWeek']);
  expect(screen.queryByRole('region', { name: 'Your first week' })).toBeNull();
});
