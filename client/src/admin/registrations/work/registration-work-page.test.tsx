import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { registrationRow } from '../../../../test/rows/inbox-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { WorkRoute } from '../../../../test/work-route.tsx';
import type { Role } from '../../../generated/schema.ts';
import { endSession, login } from '../../../lib/session/session.ts';
import { RegistrationWorkPage } from './registration-work-page.tsx';

const amina = {
  ...registrationRow(7, 'Amina', { hasAllergies: true }),
  programId: 3,
  consentVersion: '1',
  consentAt: '2026-01-05T12:00:00.000Z',
  anonymisedAt: null,
  version: 1,
};
const grace = { __typename: 'StaffMember', id: 2, name: 'Grace', email: 'grace@lubugo.example' };
const viewer = { __typename: 'StaffMember', id: 5, name: 'Vera', email: 'vera@lubugo.example' };
const entry = (id: number, type: string, more: object = {}) => ({
  __typename: 'TimelineEntry',
  id,
  type,
  at: '2026-01-05T12:00:00.000Z',
  by: null,
  byName: 'Amina Nakato',
  from: null,
  to: null,
  text: null,
  editedAt: null,
  reminder: null,
  reply: null,
  ...more,
});

const open = (server: Server = {}, path = '/admin/registrations/7/work?status=new') =>
  renderStaff(
    <WorkRoute path="/admin/registrations/:record/work">
      <RegistrationWorkPage />
    </WorkRoute>,
    {
      registrationWork: () => ({
        item: {
          __typename: 'Registration',
          id: 7,
          duplicates: [],
          booking: null,
          listed: amina,
          chatGreeting: 'Hello Amina, welcome.',
        },
      }),
      registrationNeighbours: () => ({ neighbours: { __typename: 'Neighbours', previous: null, next: 8 } }),
      timeline: () => ({ timeline: [entry(-7, 'received')] }),
      colleagues: () => ({ staff: [grace, viewer], able: [grace] }),
      ...server,
    },
    path,
  );

test('A registration is worked on: called, written to by chat in its own number, and its health data waits for a press', async () => {
  const { calls } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Amina Nakato' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+256700000000');
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/256700000000\?text=Hello%20Amina%2C%20welcome\.$/,
  );
  expect(screen.getByText('Health data on file: Allergies.')).toBeVisible();
  expect(await screen.findByText('registered')).toBeVisible();
  expect(calls).not.toContain('StaffRegistrationOpened');
});

test('it is booked by a press; what was booked is led to', async () => {
  const item = { __typename: 'Registration', id: 7, duplicates: [], listed: amina, chatGreeting: '' };
  open();
  expect(await screen.findByRole('link', { name: 'Book' })).toHaveAttribute(
    'href',
    '/admin/bookings/new?registration=7',
  );
  cleanup();
  open({ registrationWork: () => ({ item: { ...item, booking: { __typename: 'Booking', id: 5 } } }) });
  expect(await screen.findByRole('link', { name: 'Its booking' })).toHaveAttribute(
    'href',
    '/admin/bookings/5/work',
  );
  expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
});

test('only who may work on it is offered to be in charge of it', async () => {
  open();
  const [choice] = await screen.findAllByRole('combobox', { name: 'Person in charge' });
  expect(await within(choice as HTMLElement).findByRole('option', { name: 'Grace' })).toBeVisible();
  expect(within(choice as HTMLElement).queryByRole('option', { name: 'Vera' })).toBeNull();
});

test('its neighbours are those of the list as it was filtered, by a press of N too', async () => {
  const asked: unknown[] = [];
  const { user } = open({
    registrationNeighbours: (variables) => {
      asked.push(variables);
      return { neighbours: { __typename: 'Neighbours', previous: null, next: 8 } };
    },
  });
  expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/admin/registrations/8/work?status=new',
  );
  expect(asked).toEqual([{ id: 7, filter: { status: ['new'] } }]);
  await user.keyboard('n');
  await waitFor(() =>
    expect(screen.getByLabelText('address')).toHaveTextContent('/admin/registrations/8/work?status=new'),
  );
});

test('a status is there at once, undone by a press, and no list is asked for', async () => {
  const sent: unknown[] = [];
  const { user, calls } = open({
    setRegistrationStatus: (variables) => {
      const { status } = variables as unknown as { status: 'confirmed' };
      sent.push(status);
      return { rows: [{ ...amina, status }] };
    },
  });
  const status = within(await screen.findByRole('group', { name: 'Status' }));
  await user.click(status.getByRole('button', { name: 'Confirmed' }));
  expect(status.getByRole('button', { name: 'Confirmed' })).toHaveAttribute('aria-pressed', 'true');
  await seen('Now “Confirmed”');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(status.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(sent).toEqual(['confirmed', 'new']);
  expect(calls).not.toContain('StaffRegistrations');
  await waitFor(() => expect(calls.filter((name) => name === 'Timeline').length).toBeGreaterThan(1));
});

test('a status that is refused goes back, and it is said why', async () => {
  const { user } = open({
    setRegistrationStatus: () => {
      throw new Refusal('The database is out of reach.', { code: 'UNAVAILABLE' });
    },
  });
  const status = within(await screen.findByRole('group', { name: 'Status' }));
  await user.click(status.getByRole('button', { name: 'Declined' }));
  await seen('The registration could not be changed');
  await seen('The database is out of reach.');
  expect(status.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true');
});

test('a note that could not be saved stays typed, also through a reload, and is in the timeline once it is', async () => {
  let broken = true;
  const { user } = open({
    addNote: (variables) => {
      if (broken) throw new Refusal('The database is out of reach.', { code: 'UNAVAILABLE' });
      const { text } = variables as unknown as { text: string };
      return { added: entry(12, 'note', { byName: 'Grace', by: grace, text }) };
    },
  });
  const field = await screen.findByRole('textbox', { name: 'New note' });
  await user.type(field, 'Wants a window seat');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('The database is out of reach.')).toBeVisible();
  expect(field).toHaveValue('Wants a window seat');
  expect(Object.values(sessionStorage).join()).toContain('Wants a window seat');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('wrote a note')).toBeVisible();
  expect(field).toHaveValue('');
  expect(Object.values(sessionStorage).join()).not.toContain('window seat');
});

test('a reply that failed says why in the timeline and is sent again; who may be the same person is pointed out', async () => {
  const reply = {
    __typename: 'Reply',
    id: 4,
    to: 'amina@example.org',
    subject: 'Your journey',
    text: 'Dear Amina',
    state: 'failed',
    stateAt: '2026-01-05T12:00:00.000Z',
    error: 'The mail was not taken (550).',
    leftAt: null,
    attachments: [],
  };
  const { user } = open({
    registrationWork: () => ({
      item: {
        __typename: 'Registration',
        id: 7,
        duplicates: [registrationRow(5, 'Amina')],
        booking: null,
        listed: { ...amina, status: 'inContact' },
      },
    }),
    timeline: () => ({ timeline: [entry(31, 'reply', { byName: 'Grace', reply })] }),
    sendReplyAgain: () => ({ reply: { ...reply, state: 'queued', error: null } }),
  });
  expect(await screen.findByText('Not sent: The mail was not taken (550).')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send this reply again' }));
  expect(await screen.findByText('On its way')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Registration of Amina Nakato: Sipi Falls, / })).toHaveAttribute(
    'href',
    '/admin/registrations/5/work',
  );
  expect(screen.getByRole('link', { name: 'Everything from this e-mail address' })).toHaveAttribute(
    'href',
    '/admin/customers?email=amina%40example.org',
  );
  await user.click(screen.getByRole('button', { name: 'Write a reply' }));
  const composer = await screen.findByRole('form', { name: 'Reply by mail' });
  expect(composer.parentElement).toHaveFocus();
});

test('the reply to a new one is open at once, before anything else; a failed one can be left as it is', async () => {
  const reply = {
    __typename: 'Reply',
    id: 4,
    to: 'amina@example.org',
    subject: 'Boots',
    text: 'Hello',
    state: 'unclear',
    stateAt: '2026-01-05T12:00:00.000Z',
    error: null,
    leftAt: null,
    attachments: [],
  };
  const { user } = open({
    timeline: () => ({ timeline: [entry(31, 'reply', { byName: 'Grace', reply })] }),
    leaveReply: () => ({ reply: { ...reply, leftAt: '2026-01-05T12:00:00.000Z' } }),
  });
  expect(await screen.findByRole('form', { name: 'Reply by mail' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Reply by mail',
    'Timeline',
    'Status',
    'In charge',
    'Reminders',
    'Registration',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Leave this reply as it is' }));
  expect(await screen.findByText('Unclear. It was left so.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send this reply again' })).toBeNull();
});

describe('A registration is corrected', () => {
  afterEach(() => act(endSession));

  const { __typename, program, createdAt, isNew, status, statusAt, assignee, nextReminderOn, ...typed } =
    amina;
  const edited = {
    ...typed,
    __typename: 'Registration',
    programId: 1,
    medicalConditions: null,
    medications: null,
  };
  const programs = ['Sipi Falls', 'Crater Lakes', 'City Walk'].map((name, i) => ({
    __typename: 'Program',
    id: i + 1,
    name,
    isActive: true,
  }));

  const edit = async (role: Role, server: Server = {}) => {
    act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role }, token: 'good' }));
    const view = open({
      programChoices: () => ({ programs }),
      registrationNow: () => ({ item: { ...edited, allergies: 'Bee stings' } }),
      ...server,
    });
    await view.user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('textbox', { name: 'First Name' });
    return view;
  };

  test('with its health data by who may read them, and nothing of them stays in the browser', async () => {
    const sent: unknown[] = [];
    const { user } = await edit('editor', {
      updateRegistration: ({ input }) => {
        sent.push(input);
        return { saved: { ...edited, allergies: 'Bee stings, nuts', chatGreeting: null, listed: amina } };
      },
    });
    const allergies = screen.getByRole('textbox', { name: /^Allergies/ });
    expect(allergies).toHaveValue('Bee stings');
    expect(screen.getByRole('combobox', { name: 'Program' })).toBeRequired();
    await user.type(allergies, ', nuts');
    expect(Object.values(sessionStorage).join()).not.toContain('nuts');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Registration updated successfully');
    expect(sent).toEqual([expect.objectContaining({ allergies: 'Bee stings, nuts', programId: 1 })]);
  });

  test('without them by who may not: they are neither shown nor sent', async () => {
    const sent: object[] = [];
    const { user } = await edit('office', {
      updateRegistration: ({ input }) => {
        sent.push(input as object);
        return { saved: { ...edited, chatGreeting: null, listed: amina } };
      },
    });
    for (const name of [/^Medical Conditions/, /^Allergies/, /^Medications/])
      expect(screen.queryByRole('textbox', { name })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'First Name' }), 'h');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Registration updated successfully');
    const health = ['medicalConditions', 'allergies', 'medications'];
    expect(sent.map((input) => Object.keys(input).filter((field) => health.includes(field)))).toEqual([[]]);
  });

  test('by two at once: programs are called by their names', async () => {
    let saves = 0;
    const { user } = await edit('editor', {
      registrationNow: () => ({
        item: { ...edited, allergies: null, programId: saves ? 2 : 1, version: 1 + saves },
      }),
      updateRegistration: () => {
        saves += 1;
        const facts = { changedBy: 'okello@lubugo.example', changedAt: '2026-01-05T12:00:00.000Z' };
        throw new Refusal('okello saved first', { code: 'CONFLICT', ...facts });
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Program/ }), 'City Walk');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Somebody saved this first' }));
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ProgramTheirsCrater LakesMineCity Walk',
    ]);
  });
});
