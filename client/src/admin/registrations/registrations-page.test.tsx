import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { inboxPage, registrationRow } from '../../../test/rows/inbox-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { RegistrationsPage } from './registrations-page.tsx';

const amina = registrationRow(1, 'Amina', { hasMedicalConditions: true });
const opio = registrationRow(2, 'Opio');

const open = (server: Server = {}, path = '/admin/registrations') =>
  renderStaff(<RegistrationsPage />, { staffRegistrations: () => inboxPage([amina, opio]), ...server }, path);

const rows = () => screen.getAllByRole('row').slice(1);

const opened = {
  ...amina,
  __typename: 'Registration',
  program: { __typename: 'RegisteredProgram', id: 3, name: 'Sipi Falls' },
  medicalConditions: 'Asthma',
  allergies: '',
  medications: '',
  consentVersion: '1',
  consentAt: '2026-01-05T12:00:00.000Z',
  anonymisedAt: null,
  createdAt: '2026-01-05T12:00:00.000Z',
};

describe('The list of registrations', () => {
  test('shows who registered, whom to call, and of their health only what is on file', async () => {
    open();
    expect(await screen.findByText('Total 2')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Phone',
      'DOB',
      'Start Date',
      'Emergency Person',
      'Emergency Phone',
      'Relationship',
      'Medical Conditions',
      'Allergies',
      'Medications',
      'Actions',
    ]);
    const cells = within(rows()[0] as HTMLElement).getAllByRole('cell');
    expect(cells.slice(0, 11).map(({ textContent }) => textContent)).toEqual([
      'Amina Nakato',
      'amina@example.org',
      '+256 700 000 000',
      'May 4, 1990',
      'March 1, 2026',
      'Moses Okello',
      '+256 711 111 111',
      'Brother',
      'On file',
      'None specified',
      'None specified',
    ]);
    expect(within(rows()[1] as HTMLElement).getAllByText('None specified')).toHaveLength(3);
  });

  test('says of a search that finds more than ten thousand that there are as many, and more', async () => {
    const { user } = open({
      staffRegistrations: (variables) =>
        'search' in variables
          ? inboxPage([amina, opio], { total: 83_333, found: 10_001 })
          : inboxPage([amina, opio], { total: 83_333 }),
      deleteRegistration: () => ({ removed: 2 }),
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Search registrations' }), 'a');
    expect(await screen.findByText('10,000+ shown')).toBeVisible();
    expect(screen.getByText('1–2 of 10,000+')).toBeVisible();
    expect(screen.getByText('Total 83,333')).toBeVisible();
    // One less of more than ten thousand is still more than that, for all that is known.
    await user.click(screen.getByRole('button', { name: 'Delete Opio Nakato' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Total 83,332')).toBeVisible();
    expect(screen.getByText('10,000+ shown')).toBeVisible();
  });

  test('is searched by the server, which is asked once the typing settles', async () => {
    const asked: unknown[] = [];
    const { user } = open({
      staffRegistrations: (variables) => {
        asked.push(variables);
        return 'search' in variables
          ? inboxPage([opio], { total: 2, found: 1 })
          : inboxPage([amina, opio], { total: 2 });
      },
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Search registrations' }), ' opio ');
    expect(await screen.findByText('1 shown')).toBeVisible();
    expect(screen.getByText('Total 2')).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(asked).toEqual([
      { first: 25, searching: false },
      { first: 25, search: 'opio', searching: true },
    ]);
  });

  test('says when the search finds nobody', async () => {
    open({ staffRegistrations: () => inboxPage([], { total: 2, found: 0 }) }, '/admin/registrations?q=zz');
    expect(await screen.findByText('No registrations found matching your search.')).toBeVisible();
  });

  test('is turned page by page on the server', async () => {
    const asked: unknown[] = [];
    const { user } = open({
      staffRegistrations: (variables) => {
        asked.push(variables);
        if ('before' in variables || !('after' in variables && variables.after === 'end'))
          return inboxPage([amina], { total: 76, next: true, previous: 'before' in variables });
        return inboxPage([opio], { total: 76, next: true, previous: true });
      },
    });
    const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Opio Nakato')).toBeVisible();
    expect(pages().getByText('26–26 of 76')).toBeVisible();
    expect(screen.getByLabelText('address')).toHaveTextContent('?page=2&after=end');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Amina Nakato')).toBeVisible();
    expect(pages().getByText('1–1 of 76')).toBeVisible();
    expect(screen.getByLabelText('address')).not.toHaveTextContent('?');
    // Before the first page nothing is asked for: it is the newest one, whatever came in meanwhile.
    expect(asked).toEqual([
      { first: 25, searching: false },
      { first: 25, after: 'end', searching: false },
      { first: 25, searching: false },
    ]);
  });

  test.each(['after', 'before'])('begins at its first page where the address is wrong: %s', async (name) => {
    open(
      {
        staffRegistrations: (variables) => {
          if (!(name in variables)) return inboxPage([amina, opio]);
          const message = 'It must be a cursor of this list.';
          throw new Refusal(message, { code: 'BAD_USER_INPUT', details: [{ message, path: [name] }] });
        },
      },
      `/admin/registrations?page=3&${name}=garbage`,
    );
    expect(await screen.findByText('The address named a place that is not in this list.')).toBeVisible();
    expect(await screen.findByText('Opio Nakato')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('address')).not.toHaveTextContent('?'));
  });

  test('goes back to a page in the middle from its first row', async () => {
    const asked: unknown[] = [];
    const { user } = open(
      {
        staffRegistrations: (variables) => {
          asked.push(variables);
          return inboxPage([opio], { total: 99, next: true, previous: true });
        },
      },
      '/admin/registrations?page=3&after=there&rows=50',
    );
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('51–51 of 99')).toBeVisible();
    expect(asked).toEqual([
      { first: 50, after: 'there', searching: false },
      { last: 50, before: 'start', searching: false },
    ]);
  });

  test('is sorted by the server from the heads of its columns', async () => {
    const asked: unknown[] = [];
    const { user } = open(
      {
        staffRegistrations: (variables) => {
          asked.push(variables);
          return inboxPage([amina, opio], { total: 60, next: true });
        },
      },
      '/admin/registrations?page=2&after=there',
    );
    const head = (name: string) => screen.getByRole('columnheader', { name });
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByLabelText('address')).toHaveTextContent(/\?sort=name$/);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(head('Name')).not.toHaveAttribute('aria-sort');
    // The server has no order for this one.
    expect(within(head('Email')).queryByRole('button')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(asked).toEqual([
        { first: 25, after: 'there', searching: false },
        { first: 25, sort: { field: 'lastName', direction: 'asc' }, searching: false },
        { first: 25, sort: { field: 'lastName', direction: 'desc' }, searching: false },
        { first: 25, searching: false },
      ]),
    );
  });

  test('that cannot be read says why and can be tried again', async () => {
    let broken = true;
    const { user } = open({
      staffRegistrations: () => {
        if (broken) throw new Refusal('The database is out of reach.', { code: 'UNAVAILABLE' });
        return inboxPage([amina]);
      },
    });
    expect(await screen.findByText('The database is out of reach.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Total 1')).toBeVisible();
  });
});

describe('A registration', () => {
  test('opens with four cards, and says None specified where nothing medical was written', async () => {
    const { user, calls } = open({ staffRegistrationOpened: () => ({ item: opened }) });
    await user.click(await screen.findByRole('button', { name: 'Open Amina Nakato' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Amina Nakato' }));
    const medical = within(await dialog.findByRole('region', { name: 'Medical Information' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Personal Information',
      'Program Details',
      'Emergency Contact',
      'Medical Information',
    ]);
    expect(dialog.getByText('Sipi Falls')).toBeVisible();
    expect(medical.getByText('Asthma')).toBeVisible();
    expect(medical.getAllByText('None specified')).toHaveLength(2);
    expect(calls).toEqual(['StaffRegistrations', 'StaffRegistrationOpened']);
  });

  test('is one opening for the server, also when it is asked for again while it is open', async () => {
    const openings: unknown[] = [];
    const { client, user } = open({
      staffRegistrationOpened: (variables) => {
        openings.push((variables as { opening?: string }).opening);
        return { item: opened };
      },
    });
    const openIt = async () => {
      await user.click(await screen.findByRole('button', { name: 'Open Amina Nakato' }));
      expect(await screen.findByText('Asthma')).toBeVisible();
    };
    await openIt();
    await act(() => client.refetchQueries({ include: ['StaffRegistrationOpened'] }));
    expect(openings).toEqual([expect.stringMatching(/^\w{32}$/), openings[0]]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openIt();
    expect(openings).toHaveLength(3);
    expect(openings[2]).not.toBe(openings[0]);
  });

  test('is asked for each time it is opened', async () => {
    const { user, calls } = open({ staffRegistrationOpened: () => ({ item: opened }) });
    for (const _ of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: 'Open Amina Nakato' }));
      expect(await screen.findByText('Asthma')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(calls.filter((name) => name === 'StaffRegistrationOpened')).toHaveLength(2);
  });
});

describe('Deleting a registration', () => {
  const ask = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Delete Opio Nakato' }));

  test('asks first, with the focus on Cancel', async () => {
    const { user, calls } = open();
    await ask(user);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls).toEqual(['StaffRegistrations']);
  });

  test('takes the row away without asking for the list again', async () => {
    const { user, calls } = open({ deleteRegistration: () => ({ removed: 2 }) });
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await seen('Registration deleted successfully');
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Total 1')).toBeVisible();
    expect(calls).toEqual(['StaffRegistrations', 'DeleteRegistration']);
  });

  test('can be undone in its toast: the row is back at its place, counted, and the list is not asked for', async () => {
    const zuri = registrationRow(3, 'Zuri');
    const { user, calls } = open({
      staffRegistrations: () => inboxPage([amina, opio, zuri], { total: 40 }),
      deleteRegistration: () => ({ removed: 2 }),
      restoreRegistration: () => ({ restored: opio }),
    });
    await ask(user);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(
      'You can restore it from the trash for ten minutes; then it is gone for good.',
    );
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await seen('Registration deleted successfully');
    expect(screen.getByText('Total 39')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await seen('Registration restored successfully');
    const names = rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(names).toEqual(['Amina Nakato', 'Opio Nakato', 'Zuri Nakato']);
    expect(screen.getByText('Total 40')).toBeVisible();
    expect(calls).toEqual(['StaffRegistrations', 'DeleteRegistration', 'RestoreRegistration']);
  });

  test('that is undone on another page asks for that page, so that rows and counts are right', async () => {
    let total = 60;
    const { user, calls } = open(
      {
        staffRegistrations: (variables) =>
          'after' in variables && variables.after === 'end'
            ? inboxPage([amina], { total, next: true, previous: true })
            : inboxPage([opio], { total, next: true, previous: true }),
        deleteRegistration: () => {
          total = 59;
          return { removed: 2 };
        },
        restoreRegistration: () => {
          total = 60;
          return { restored: opio };
        },
      },
      '/admin/registrations?page=2&after=there',
    );
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await seen('Registration deleted successfully');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Amina Nakato')).toBeVisible();
    expect(screen.getByText('Total 59')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Total 60')).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(calls.filter((name) => name !== 'StaffRegistrations')).toEqual([
      'DeleteRegistration',
      'RestoreRegistration',
    ]);
  });

  test('that cannot be undone any more says so', async () => {
    const { user } = open({
      deleteRegistration: () => ({ removed: 2 }),
      restoreRegistration: () => {
        throw new Refusal('This registration is gone for good and cannot be restored.', {
          code: 'NOT_FOUND',
        });
      },
    });
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await seen('Failed to restore registration');
    expect(screen.getByText('This registration is gone for good and cannot be restored.')).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Total 1')).toBeVisible();
  });

  test('that fails brings the row back and says why', async () => {
    const { user } = open({
      deleteRegistration: () => {
        throw new Refusal('It could not be removed just now.', { code: 'INTERNAL' });
      },
    });
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await seen('Failed to delete registration');
    expect(screen.getByText('It could not be removed just now.')).toBeVisible();
    expect(rows()).toHaveLength(2);
  });
});

describe('The CSV file of the registrations', () => {
  const textOf = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });

  /** What the browser saves from now on. */
  const saved = () => {
    const files: { name: string; text: Promise<string> }[] = [];
    URL.createObjectURL = (blob) => {
      files.push({ name: '', text: textOf(blob as Blob) });
      return 'blob:test';
    };
    HTMLAnchorElement.prototype.click = function () {
      const file = files.at(-1);
      if (file) file.name = this.download;
    };
    return files;
  };

  test('holds all pages of the search in their order, and never tells of health', async () => {
    const files = saved();
    const asked: unknown[] = [];
    const evil = registrationRow(3, '=SUM(A1)', { hasAllergies: true, hasMedications: true });
    const { user } = open(
      {
        staffRegistrations: (variables) => {
          asked.push(variables);
          if ('first' in variables && variables.first === 25)
            return inboxPage([amina], { total: 9, found: 3, next: true });
          return 'after' in variables
            ? inboxPage([evil], { total: 9, found: 3 })
            : inboxPage([amina, opio], { total: 9, found: 3, next: true });
        },
      },
      '/admin/registrations?q=nakato&sort=start-date&columns=name.phone.dob.start-date.registered.allergies.medications',
    );
    expect(await screen.findByText('3 shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await seen('CSV file downloaded');
    expect(
      screen.getByText(
        /It holds 3 rows\. Health data stays here: “Allergies”, “Medications” are not in it\./,
      ),
    ).toBeVisible();
    expect(files[0]?.name).toMatch(/^registrations-\d{4}-\d\d-\d\d\.csv$/);
    expect(await files[0]?.text).toBe(
      [
        'Name,Phone,DOB,Start Date,Registered',
        'Amina Nakato,+256 700 000 000,1990-05-04,2026-03-01,2026-01-05 15:00',
        'Opio Nakato,+256 700 000 000,1990-05-04,2026-03-01,2026-01-05 15:00',
        "'=SUM(A1) Nakato,+256 700 000 000,1990-05-04,2026-03-01,2026-01-05 15:00",
        '',
      ].join('\r\n'),
    );
    const search = { search: 'nakato', sort: { field: 'startDate', direction: 'asc' }, searching: true };
    expect(asked).toEqual([
      { ...search, first: 25 },
      { ...search, first: 1000 },
      { ...search, first: 1000, after: 'end' },
    ]);
  });

  test('that cannot be made says why', async () => {
    const files = saved();
    let broken = false;
    const { user } = open({
      staffRegistrations: () => {
        if (broken) throw new Refusal('The database is out of reach.', { code: 'UNAVAILABLE' });
        return inboxPage([amina]);
      },
    });
    expect(await screen.findByText('Total 1')).toBeVisible();
    broken = true;
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await seen('The file could not be made');
    await seen('The database is out of reach.');
    expect(files).toEqual([]);
    expect(screen.getByRole('button', { name: 'Download CSV' })).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('A registration has an address of its own', () => {
  const opens = { staffRegistrationOpened: () => ({ item: opened }) };

  test('which a press in the list pushes, searched as it is, and Back closes', async () => {
    const { user, router } = open(opens, '/admin/registrations?q=amina');
    await user.click(await screen.findByRole('button', { name: 'Open Amina Nakato' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/admin/registrations/1?q=amina');
    expect(await screen.findByText('Asthma')).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('address')).toHaveTextContent('/admin/registrations?q=amina');
  });

  test('at which it opens over the list, also when it is on another page, and closes to the list', async () => {
    const far = { ...opened, id: 77, firstName: 'Zuri' };
    const { user } = open({ staffRegistrationOpened: () => ({ item: far }) }, '/admin/registrations/77');
    expect(await screen.findByRole('dialog', { name: 'Zuri Nakato' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('address')).toHaveTextContent(/^\/admin\/registrations$/);
    expect(screen.getByText('Total 2')).toBeVisible();
  });
});

describe('Registrations are narrowed', () => {
  const asked: unknown[] = [];
  const answering: Server = {
    staffRegistrations: (variables) => {
      asked.push(variables);
      return 'filter' in variables
        ? inboxPage([opio], { total: 2, found: 1 })
        : inboxPage([amina, opio], { total: 2 });
    },
    programChoices: () => ({
      programs: [{ __typename: 'Program', id: 3, name: 'Sipi Falls', isActive: true }],
    }),
    colleagues: () => ({
      staff: [{ __typename: 'StaffMember', id: 2, name: 'Grace', email: 'grace@lubugo.example' }],
      able: [{ __typename: 'StaffMember', id: 2 }],
    }),
  };

  test('by what the address says, which chips say and take away', async () => {
    asked.length = 0;
    const address =
      '/admin/registrations?status=new.inContact&program=3&person=nobody&startsFrom=2026-03-01&receivedTo=soon';
    const { user } = open(answering, address);
    expect(await screen.findByText('1 shown')).toBeVisible();
    const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
    const words = ['Status: New or In contact', 'Program: Sipi Falls', 'In charge: Nobody yet'];
    for (const name of [...words, 'Starts from: March 1, 2026'])
      expect(await chips.findByRole('button', { name: `${name} Remove` })).toBeVisible();
    expect(chips.getAllByRole('button')).toHaveLength(5);
    await user.click(chips.getByRole('button', { name: /^Program/ }));
    await waitFor(() => expect(screen.getByLabelText('address')).not.toHaveTextContent('program='));
    await user.click(chips.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByText('Amina Nakato')).toBeVisible();
    const filter = { status: ['new', 'inContact'], unassigned: true, startsFrom: '2026-03-01' };
    expect(asked).toEqual([
      { first: 25, filter: { ...filter, programId: 3 }, searching: true },
      { first: 25, filter, searching: true },
      { first: 25, searching: false },
    ]);
  });

  test('by nothing that only looks like a choice or a day', async () => {
    asked.length = 0;
    open(
      answering,
      '/admin/registrations?status=new.toString.new&receivedFrom=2026-02-30&receivedTo=0000-01-01',
    );
    expect(await screen.findByText('1 shown')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Status: New Remove' })).toBeVisible();
    expect(asked).toEqual([{ first: 25, filter: { status: ['new'] }, searching: true }]);
  });

  test('where they are chosen, which begins at the first page', async () => {
    asked.length = 0;
    const { user } = open(answering, '/admin/registrations?page=2&after=there');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(screen.getByRole('checkbox', { name: 'Confirmed' }));
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent(/registrations\?status=confirmed$/),
    );
    expect(asked.at(-1)).toEqual({ first: 25, filter: { status: ['confirmed'] }, searching: true });
  });

  test('and many at once are given a status and somebody in charge, without asking for the list again', async () => {
    const sent: unknown[] = [];
    const grace = { __typename: 'StaffMember', id: 2, name: 'Grace', email: 'grace@lubugo.example' } as const;
    const { user, calls } = open(
      {
        ...answering,
        setRegistrationStatus: (variables) => {
          sent.push(variables);
          return { rows: [amina, opio].map((row) => ({ ...row, status: 'confirmed' })) };
        },
        assignRegistrations: (variables) => {
          sent.push(variables);
          return { rows: [amina, opio].map((row) => ({ ...row, status: 'confirmed', assignee: grace })) };
        },
      },
      '/admin/registrations?columns=name.status.in-charge',
    );
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Select all on this page' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Confirmed');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await seen('2 registrations now “Confirmed”');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person in charge' }), 'Grace');
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await seen('2 registrations now with Grace');
    expect(screen.getAllByRole('cell', { name: 'Confirmed' })).toHaveLength(2);
    expect(screen.getAllByRole('cell', { name: 'Grace' })).toHaveLength(2);
    expect(sent).toEqual([
      { ids: [1, 2], status: 'confirmed' },
      { ids: [1, 2], assigneeId: 2 },
    ]);
    expect(calls.filter((name) => name === 'StaffRegistrations')).toHaveLength(1);
  });
});
