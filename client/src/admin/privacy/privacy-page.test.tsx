import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { Refusal, renderStaff } from '../../../test/render-staff.tsx';
import { seen } from '../../../test/toasts.ts';
import { login } from '../../lib/session/session.ts';
import { PrivacyPage } from './privacy-page.tsx';

const rule = {
  __typename: 'RetentionRule',
  name: 'Messages',
  what: 'Are removed 730 days after they came in.',
  count: 12,
  soon: 3,
  next: '2026-12-01',
};
const records = [{ __typename: 'PersonalRecords', name: 'Registrations', count: 2, erasure: 'removed' }];
const data = (refusal: string | null, some: object[] = records) => ({
  personalData: { __typename: 'PersonalData', records: some, refusal },
});
const retentionPlan = () => ({ retentionPlan: [rule] });
const page = '/admin/privacy?email=grace%40example.org';

test('A person is erased after a question that says what goes, and then there is nothing', async () => {
  let left = records;
  const { user, calls } = renderStaff(
    <PrivacyPage />,
    {
      retentionPlan,
      personalData: () => data(null, left),
      erasePerson: () => {
        left = [];
        return { erased: records };
      },
    },
    page,
  );
  await user.click(await screen.findByRole('button', { name: 'Erase this person' }));
  const question = await screen.findByRole('alertdialog', { name: 'Erase this person?' });
  expect(question).toHaveTextContent('grace@example.org');
  await user.click(within(question).getByRole('button', { name: 'Erase' }));
  await seen('The person is erased.');
  expect(await screen.findByText('There is nothing of grace@example.org.')).toBeVisible();
  expect(calls).toContain('ErasePerson');
});

test('A refusal is said, and then there is no button', async () => {
  const refusal = 'A payment of this person is pending: please wait.';
  renderStaff(<PrivacyPage />, { retentionPlan, personalData: () => data(refusal) }, page);
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase this person' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export as ZIP' })).toBeVisible();
});

test('An export that is too large says so', async () => {
  const message = 'There is more than 50 MB of this person.';
  const { user } = renderStaff(
    <PrivacyPage />,
    {
      retentionPlan,
      personalData: () => data(null),
      personExportLink: () => {
        throw new Refusal(message, { code: 'PAYLOAD_TOO_LARGE' });
      },
    },
    page,
  );
  await user.click(await screen.findByRole('button', { name: 'Export as ZIP' }));
  await seen(message);
});

test('What is removed by itself is there for all who read the office, a person’s data is not', async () => {
  act(() => login({ user: { id: 1, email: 'amina@example.org', role: 'viewer' }, token: 'good' }));
  const { calls } = renderStaff(<PrivacyPage />, { retentionPlan }, page);
  expect(
    await screen.findByText(/^12 are kept now. The next goes from December 1, 2026 on, 3 within/),
  ).toBeVisible();
  expect(screen.queryByLabelText('E-mail of the person')).not.toBeInTheDocument();
  expect(calls).toEqual(['RetentionPlan']);
});
