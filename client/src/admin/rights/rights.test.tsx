import { ApolloLink, type InMemoryCache } from '@apollo/client';
import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { print } from 'graphql';
import { of } from 'rxjs';
import { renderStaff } from '../../../test/render-staff.tsx';
import { inboxPage, registrationRow } from '../../../test/rows/inbox-rows.ts';
import { programRow } from '../../../test/rows/program-rows.ts';
import { rightsOfRole } from '../../generated/rights.ts';
import type { Role } from '../../generated/schema.ts';
import { createApolloClient } from '../../lib/api/apollo.ts';
import { login } from '../../lib/session/session.ts';
import { StaffStatsDocument } from '../dashboard/stats.generated.ts';
import { ChangesDocument } from '../live/changes.generated.ts';
import { ProgramsPage } from '../programs/programs-page.tsx';
import {
  StaffRegistrationOpenedDocument,
  StaffRegistrationsDocument,
} from '../registrations/registrations.generated.ts';
import { RowButtons } from '../screens/table/row-buttons.tsx';
import { SidebarGroup } from '../shell/sidebar-group.tsx';
import { Allowed } from './allowed.tsx';
import { guardedPolicies, keepAsAsked, readableBy, readableDocuments } from './readable.ts';
import { useMayCall } from './rights.ts';

const roles = Object.keys(rightsOfRole) as Role[];
const signIn = (role: Role) =>
  act(() => login({ user: { id: 1, email: 'amina@example.org', role }, token: 'good' }));

describe('What is asked for', () => {
  test.each(roles.filter((role) => role !== 'content'))(
    'by %s has health data and IP addresses only with the right to them',
    (role) => {
      const asked = [StaffRegistrationsDocument, StaffRegistrationOpenedDocument, StaffStatsDocument]
        .map((document) => print(readableBy(role, document)))
        .join('\n');
      expect(asked).not.toContain('@needs');
      const has = (right: (typeof rightsOfRole)[Role][number]) => rightsOfRole[role].includes(right);
      expect(/hasAllergies|medications/.test(asked)).toBe(has('readHealth'));
      expect(/ipAddress/.test(asked)).toBe(has('readAddresses'));
    },
  );

  test('without a part has no fragment and no variable that nothing uses', () => {
    const asked = print(readableBy('content', ChangesDocument));
    expect(asked).toMatch(/me \{/);
    expect(asked).not.toMatch(/UnreadCounts|news/);
  });

  test('stays whole where nothing would be left: the server says why not', () => {
    expect(print(readableBy('content', StaffRegistrationsDocument))).toMatch(/registrations\(/);
  });
});

test('A list is read and changed by the document of its screen, whatever was left out of what was asked for', async () => {
  const documentTransform = readableDocuments(() => 'viewer');
  const {
    hasAllergies: _,
    hasMedications: __,
    hasMedicalConditions: ___,
    ...amina
  } = registrationRow(1, 'Amina');
  const link = new ApolloLink(() => of({ data: inboxPage([amina]) }));
  const client = createApolloClient({ link, ssr: false, documentTransform });
  (client.cache as InMemoryCache).policies.addTypePolicies(guardedPolicies);
  keepAsAsked(client, documentTransform);
  const variables = { first: 25, searching: false };
  await client.query({ query: StaffRegistrationsDocument, variables });
  const known = client.cache.readQuery({ query: StaffRegistrationsDocument, variables });
  expect(known?.page.nodes).toHaveLength(1);
});

describe('The sidebar', () => {
  const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

  test.each([
    ['content', 'Inbox', []],
    ['office', 'Inbox', ['Registrations', 'Messages', 'Subscribers', 'Donations']],
    ['viewer', 'Inbox', ['Registrations', 'Messages', 'Subscribers', 'Donations']],
  ] as const)('of %s has under %s what the role may see', (role, group, expected) => {
    renderStaff(<SidebarGroup group={group} role={role} wide />, {});
    for (const label of expected) expect(links()).toContain(label);
    // No heading over nothing.
    if (expected.length === 0) expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('A screen', () => {
  const shown = (
    <Allowed right="manageStaff" title="People">
      All of them
    </Allowed>
  );

  test('that a role may not see says so, and whom to ask', () => {
    signIn('office');
    renderStaff(shown, {});
    expect(screen.getByRole('heading', { name: 'People' })).toBeVisible();
    expect(screen.getByText(/for owners.*Please ask an owner\.$/)).toBeVisible();
  });

  test('is there for who may see it', () => {
    signIn('owner');
    renderStaff(shown, {});
    expect(screen.getByText('All of them')).toBeVisible();
  });
});

function Offered() {
  return <output aria-label="may">{String(useMayCall('updateProgram'))}</output>;
}

test('A call that the contract keeps from a role is not offered to it', () => {
  signIn('viewer');
  renderStaff(<Offered />, {});
  expect(screen.getByLabelText('may')).toHaveTextContent('false');
  signIn('content');
  expect(screen.getByLabelText('may')).toHaveTextContent('true');
});

test.each([
  ['viewer', false],
  ['content', true],
] as const)('a list of content is downloaded by who may write it: %s', async (role, may) => {
  signIn(role);
  renderStaff(<ProgramsPage />, { staffPrograms: () => ({ items: [programRow(1, 'Sipi Falls')] }) });
  await screen.findByText('Sipi Falls');
  expect(screen.queryAllByRole('button', { name: 'Download CSV' })).toHaveLength(may ? 1 : 0);
});

test('A row that may not be changed leads to its page and has no other button', () => {
  const nothing = () => undefined;
  const page = { address: '/programs/1', isPublic: true };
  renderStaff(
    <RowButtons name="Trek" page={page} readOnly onEdit={nothing} onDuplicate={nothing} onDelete={nothing} />,
    {},
  );
  expect(screen.getByRole('link', { name: /View Trek/ })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
