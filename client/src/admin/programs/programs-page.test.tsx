import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { programRow } from '../../../test/rows/program-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { ProgramsPage } from './programs-page.tsx';

const bwindi = programRow(1, 'Gorilla Trek in Bwindi');
const sipi = programRow(2, 'Sipi Falls', { isActive: false, maxParticipants: null, price: 0 });

function open(server: Server = {}) {
  const items = [bwindi, sipi];
  return renderStaff(<ProgramsPage />, {
    staffPrograms: () => ({ items }),
    staffProgramNow: ({ id }) => ({ item: items.find((item) => item.id === id) }),
    guideChoices: () => ({ coaches: [] }),
    ...server,
  });
}

const rows = () => screen.getAllByRole('row').slice(1);
const edit = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  await screen.findByRole('dialog', { name: 'Edit Service' });
};

beforeEach(() => sessionStorage.clear());

describe('The list of services', () => {
  test('shows five skeleton rows, then every column of each service', async () => {
    open();
    expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
    expect(await screen.findByText('Total 2')).toBeVisible();
    const expected = [
      'Image',
      'Name',
      'Category',
      'Duration',
      'Price',
      'Schedule',
      'Is Active',
      'Max Tourists',
      'Image Link',
      'Created At',
      'Updated At',
      'Actions',
    ];
    // A new column may stand between them.
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
    expect(columns.filter((title) => expected.includes(title))).toEqual(expected);
    const row = within(rows()[0] as HTMLElement);
    expect(rows()[0]?.querySelector('img')).toHaveAttribute('src', bwindi.imageUrl);
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(['Name', 'Category', 'Duration', 'Price'].map((title) => cells[columns.indexOf(title)])).toEqual([
      'Gorilla Trek in Bwindi',
      'Activity',
      '3 days',
      'UGX 1,250,000',
    ]);
    expect(row.getByRole('cell', { name: '8' })).toBeVisible();
    expect(row.getByRole('link', { name: 'View image of Gorilla Trek in Bwindi' })).toHaveAttribute(
      'href',
      bwindi.imageUrl,
    );
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Daily',
      'Departs 6:00 AM',
    ]);
    expect(row.getByText('Yes')).toBeVisible();
    expect(row.getAllByText('Jan 5, 2026 3:00 PM')).toHaveLength(2);
    expect(within(rows()[1] as HTMLElement).getByText('No')).toBeVisible();
  });

  test('is searched while typing, and says how many of the total it shows', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox'), 'SIPI');
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Total 2')).toBeVisible();
    expect(screen.getByText('1 shown')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), ' nothing');
    expect(screen.getByText('No services found matching your search.')).toBeVisible();
  });

  test('that cannot be read says why and can be tried again', async () => {
    let broken = true;
    const { user } = open({
      staffPrograms: () => {
        if (broken) throw new Refusal('The database is out of reach.', { code: 'UNAVAILABLE' });
        return { items: [bwindi] };
      },
    });
    expect(await screen.findByText('The database is out of reach.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Total 1')).toBeVisible();
  });
});

describe('Making a service', () => {
  test('puts it into the list without asking for the list again', async () => {
    const { user, calls } = open({
      createProgram: ({ input }) => ({ saved: programRow(3, 'Tea at Mpanga', input) }),
    });
    await user.click(await screen.findByRole('button', { name: 'New Service' }));
    const category = screen.getByLabelText('Category');
    expect([...category.children].map(({ textContent }) => textContent)).toEqual([
      'Activity',
      'Services',
      'Destination',
    ]);
    expect(category).toHaveDisplayValue('Activity');
    await user.type(screen.getByLabelText('Name'), 'Tea at Mpanga');
    await user.type(screen.getByLabelText('Image URL'), 'https://pictures.example/tea.jpg');
    await user.type(screen.getByLabelText('Description'), 'A cup and a view.');
    await user.type(screen.getByLabelText('Duration'), '2 hours');
    await user.type(screen.getByLabelText('Price'), '90000.50');
    await user.type(screen.getByLabelText('Schedule'), 'Daily');
    expect(screen.getByLabelText(/^Charged/)).toHaveDisplayValue('Not said');
    await user.selectOptions(screen.getByLabelText(/^Charged/), 'Per group');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Program created successfully');
    expect(screen.getByText('Total 3')).toBeVisible();
    expect(screen.getByText('UGX 90,000.50 per group')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual(['StaffPrograms', 'GuideChoices', 'CreateProgram']);
  });

  test('is not sent while a field is wrong; each says so itself and the first has the focus', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'New Service' }));
    await user.type(screen.getByLabelText('Name'), 'Tea');
    await user.type(screen.getByLabelText('Image URL'), 'tea.jpg');
    await user.type(screen.getByLabelText('Price'), '-1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Image URL')).toHaveFocus());
    expect(screen.getByLabelText('Image URL')).toHaveAccessibleDescription(
      /Image URL must be a web address beginning with https:\/\/ or http:\/\/, or a \/media\/ path\./,
    );
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription(/Price must be 0 or more\./);
    expect(screen.getByLabelText('Schedule')).toHaveAccessibleDescription(/Schedule is required\./);
    expect(calls).not.toContain('CreateProgram');
  });
});

describe('Changing a service', () => {
  test('takes back what its price is for', async () => {
    const inputs: unknown[] = [];
    const { user } = open({
      staffProgramNow: () => ({ item: { ...bwindi, pricePer: 'person' } }),
      updateProgram: ({ input, version }) => {
        inputs.push(input);
        return { saved: { ...bwindi, ...input, version: version + 1 } };
      },
    });
    await edit(user, bwindi.name);
    expect(screen.getByLabelText(/^Charged/)).toHaveDisplayValue('Per person');
    await user.selectOptions(screen.getByLabelText(/^Charged/), 'Not said');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Program updated successfully');
    expect(inputs).toEqual([expect.objectContaining({ pricePer: null })]);
  });

  test('shows the change in its row; what the list leaves out is asked for once', async () => {
    const { user, calls } = open({
      updateProgram: ({ input, version }) => ({
        saved: { ...bwindi, ...input, version: version + 1 },
      }),
    });
    await edit(user, bwindi.name);
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Gorillas of Bwindi');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Program updated successfully');
    expect(within(rows()[0] as HTMLElement).getByText('Gorillas of Bwindi')).toBeVisible();
    expect(calls).toEqual(['StaffPrograms', 'StaffProgramNow', 'GuideChoices', 'UpdateProgram']);
  });

  test('says Saving... and cannot be sent twice meanwhile', async () => {
    const { user } = open({ updateProgram: () => new Promise(() => undefined) });
    await edit(user, bwindi.name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  });

  test('puts what the server found wrong beside the field, with the focus there', async () => {
    const { user } = open({
      updateProgram: () => {
        const details = [{ message: 'Duration is not valid.', path: ['duration'] }];
        throw new Refusal('Duration is not valid.', { code: 'BAD_USER_INPUT', details });
      },
    });
    await edit(user, bwindi.name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Failed to save program');
    expect(screen.getByLabelText('Duration')).toHaveAccessibleDescription(/Duration is not valid\./);
    await waitFor(() => expect(screen.getByLabelText('Duration')).toHaveFocus());
  });

  test('asks before typed changes are thrown away', async () => {
    const { user } = open();
    await edit(user, bwindi.name);
    await user.type(screen.getByLabelText('Name'), ' and back');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Gorilla Trek in Bwindi and back');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('closes without a question when nothing was typed', async () => {
    const { user } = open();
    await edit(user, bwindi.name);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('goes on where it was after the page was loaded again', async () => {
    sessionStorage.setItem(
      'draft:service:',
      JSON.stringify({ id: 2, version: 1, values: { name: 'Sipi by night', price: '5' } }),
    );
    open();
    expect(await screen.findByText('We kept what you typed here before.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Sipi by night');
  });
});

describe('Two people changing one service', () => {
  const theirs = { ...bwindi, duration: '5 days', version: 2 };

  function collide() {
    const versions: number[] = [];
    let asked = 0;
    const view = open({
      // First when the form is opened.
      staffProgramNow: () => ({ item: asked++ === 0 ? bwindi : theirs }),
      updateProgram: ({ input, version }) => {
        versions.push(version);
        if (version !== 2) {
          const facts = {
            changedBy: 'okello@lubugo.example',
            changedAt: '2026-01-05T12:00:00.000Z',
            version: 2,
          };
          throw new Refusal('okello saved first', { code: 'CONFLICT', details: [], ...facts });
        }
        return { saved: { ...theirs, ...input, version: 3 } };
      },
    });
    return { ...view, versions };
  }

  async function saveMine(user: ReturnType<typeof open>['user']) {
    await edit(user, bwindi.name);
    await user.clear(screen.getByLabelText('Duration'));
    await user.type(screen.getByLabelText('Duration'), '4 days');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return screen.findByRole('alertdialog', { name: 'Somebody saved this first' });
  }

  test('the second is told who, when and what differs, and keeps what was typed', async () => {
    const { user } = collide();
    const dialog = within(await saveMine(user));
    expect(dialog.getByText('okello@lubugo.example')).toBeVisible();
    expect(dialog.getByText(/on Jan 5, 2026 3:00 PM/)).toBeVisible();
    expect(dialog.getByText('5 days')).toBeVisible();
    expect(dialog.getByText('4 days')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Duration')).toHaveValue('4 days');
  });

  test('the second can overwrite', async () => {
    const { user, versions } = collide();
    await saveMine(user);
    await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
    await seen('Program updated successfully');
    expect(versions).toEqual([1, 2]);
    expect(within(rows()[0] as HTMLElement).getByText('4 days')).toBeVisible();
  });

  test('the second can take the first one’s state and go on from there', async () => {
    const { user, versions } = collide();
    await saveMine(user);
    await user.click(screen.getByRole('button', { name: 'Reload theirs' }));
    expect(screen.getByLabelText('Duration')).toHaveValue('5 days');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Program updated successfully');
    expect(versions).toEqual([1, 2]);
  });
});

describe('Deleting a service', () => {
  const ask = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Delete Sipi Falls' }));

  test('asks first, with the focus on Cancel, and gives the focus back', async () => {
    const { user, calls } = open();
    await ask(user);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Sipi Falls' })).toHaveFocus());
    expect(calls).toEqual(['StaffPrograms']);
  });

  test('takes the row away at once, without asking for the list again', async () => {
    const { user, calls } = open({ deleteProgram: () => ({ removed: 2 }) });
    await ask(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await seen('Program deleted successfully');
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Total 1')).toBeVisible();
    expect(calls).toEqual(['StaffPrograms', 'DeleteProgram']);
  });

  test('that fails brings the row back and says why', async () => {
    const { user } = open({
      deleteProgram: () => {
        throw new Refusal('It could not be removed just now.', { code: 'INTERNAL' });
      },
    });
    await ask(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await seen('Failed to delete program');
    expect(screen.getByText('It could not be removed just now.')).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  test('that a colleague changed meanwhile shows the change, and deletes it when asked again', async () => {
    const message = 'grace@example.org saved this service at 14:05, so it was not deleted.';
    const changed = { ...sipi, duration: '2 days', version: 7 };
    const versions: unknown[] = [];
    const { user } = open({
      deleteProgram: ({ version }) => {
        versions.push(version);
        if (version !== 7) throw new Refusal(message, { code: 'CONFLICT', changedBy: 'grace@example.org' });
        return { removed: 2 };
      },
      staffProgramNow: () => ({ item: changed }),
    });
    await ask(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await seen(message);
    expect(await screen.findByRole('cell', { name: '2 days' })).toBeVisible();
    await ask(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await seen('Program deleted successfully');
    expect(versions).toEqual([sipi.version, 7]);
  });
});

describe('What a service says of itself', () => {
  const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

  test('has parts of the form of its own, and all of them are saved', async () => {
    const inputs: unknown[] = [];
    const day = { title: 'To Bwindi', text: null, place: null, stay: 'A lodge', meals: ['dinner' as const] };
    const { user } = open({
      staffProgramNow: () => ({ item: programRow(1, bwindi.name, { dayPlan: [day], included: ['Permit'] }) }),
      guideChoices: () => ({
        coaches: [
          { __typename: 'Coach', id: 4, name: 'Grace Akello', role: 'Tour Guide - Birds' },
          { __typename: 'Coach', id: 9, name: 'Okello Peter', role: 'Driver - Vans' },
        ],
      }),
      updateProgram: ({ input }) => {
        inputs.push(input);
        return { saved: { ...bwindi, ...input, version: 2 } };
      },
    });
    await edit(user, bwindi.name);
    expect(
      screen
        .getAllByRole('tab')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['Overview', 'Day plan', 'What to expect', 'Booking']);
    await user.click(tab('Day plan'));
    await user.click(screen.getByRole('button', { name: 'Add a day' }));
    const second = within(screen.getAllByRole('listitem')[1] as HTMLElement);
    await user.type(await second.findByLabelText('Title'), 'Into the forest');
    await user.click(second.getByLabelText('Lunch'));
    await user.click(tab('What to expect'));
    expect(screen.getByLabelText(/^Included/)).toHaveValue('Permit');
    await user.click(await screen.findByLabelText(/Okello Peter/));
    await user.click(tab('Booking'));
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await user.type(await screen.findByLabelText(/^Until so many days/), '30');
    await user.type(screen.getByLabelText(/^We keep/), '20');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Program updated successfully');
    expect(inputs).toEqual([
      expect.objectContaining({
        name: bwindi.name,
        dayPlan: [day, { title: 'Into the forest', text: null, place: null, stay: null, meals: ['lunch'] }],
        included: ['Permit'],
        guideIds: [9],
        cancellationSteps: [{ daysBefore: 30, keepPercent: 20 }],
      }),
    ]);
  });

  test('that is wrong in a part out of sight comes into sight with the focus, and its tab says so', async () => {
    const { user, calls } = open();
    await edit(user, bwindi.name);
    await user.click(tab('Day plan'));
    await user.click(screen.getByRole('button', { name: 'Add a day' }));
    await user.click(tab('Overview'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    await waitFor(() => expect(tab(/^Day plan/)).toHaveAttribute('aria-selected', 'true'));
    expect(tab(/^Day plan/)).toHaveAccessibleName(/^Day plan ?, something in it is wrong$/);
    expect(calls).not.toContain('UpdateProgram');
  });

  test('and the server refused in a folded day comes into sight, too', async () => {
    const day = { title: 'To Bwindi', text: null, place: null, stay: null, meals: [] };
    const { user } = open({
      staffProgramNow: () => ({ item: programRow(1, bwindi.name, { dayPlan: [day] }) }),
      updateProgram: () => {
        const details = [{ message: 'Title is not valid.', path: ['dayPlan', 0, 'title'] }];
        throw new Refusal('Title is not valid.', { code: 'BAD_USER_INPUT', details });
      },
    });
    await edit(user, bwindi.name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Failed to save program');
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    expect(screen.getByText('Title is not valid.', { selector: '[role=alert]' })).toBeVisible();
  });
});
