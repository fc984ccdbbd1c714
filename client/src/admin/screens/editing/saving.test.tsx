import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { jpegFile } from '../../../../test/jpeg-file.ts';
import { Refusal, renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { facilityRow } from '../../../../test/rows/staff-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { endSession, login } from '../../../lib/session/session.ts';
import { FacilitiesPage } from '../../facilities/facilities-page.tsx';

const camp = facilityRow(1, 'Nile Camp');
const nakato = { id: 1, email: 'nakato@lubugo.example', role: 'owner' as const };

/** As when the connection breaks: whether the call arrived is not known. */
function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

const named = (input: object) => ({ name: (input as { name: string }).name });

function open(server: Server) {
  return renderStaff(<FacilitiesPage />, { staffFacilities: () => ({ items: [camp] }), ...server });
}

type User = ReturnType<typeof open>['user'];

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

async function edit(user: User, description: string) {
  await user.click(await screen.findByRole('button', { name: 'Edit Nile Camp' }));
  await user.clear(screen.getByLabelText('Description'));
  await user.type(screen.getByLabelText('Description'), description);
}

beforeEach(() => {
  sessionStorage.clear();
  act(() => login({ user: nakato, token: 'good' }));
});
afterEach(() => act(endSession));

describe('A save that gets no answer', () => {
  test('says so, keeps what was typed and is sent again with the same key', async () => {
    const keys: unknown[] = [];
    const { user } = open({
      createFacility: ({ input, key }) => {
        keys.push(key);
        return keys.length === 1 ? noAnswer() : { saved: { ...camp, ...input, id: 2 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New Stay' }));
    for (const [label, text] of Object.entries({
      Name: 'Ridge Lodge',
      Description: 'Quiet.',
      Features: 'Fire',
      Equipment: 'Beds',
      'Image URL': 'https://example.org/ridge.jpg',
    }))
      await user.type(screen.getByLabelText(label), text);
    await save(user);
    expect(await screen.findByText(/No answer came from the server, so this is not saved yet/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ridge Lodge');
    await save(user);
    await seen('Stay created successfully');
    expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0]]);
  });

  test('of something new, which had arrived, gets what was typed since and is not made twice', async () => {
    const created: { key: string; name: string }[] = [];
    const updated: { id: number; version: number; name: string }[] = [];
    const { user } = open({
      createFacility: ({ input, key }) => {
        created.push({ key, ...named(input) });
        return created.length === 1 ? noAnswer() : { saved: { ...camp, ...input, id: 2 } };
      },
      updateFacility: ({ id, input, version }) => {
        updated.push({ id, version, ...named(input) });
        return { saved: { ...camp, ...input, id, version: 2 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New Stay' }));
    for (const [label, text] of Object.entries({
      Name: 'Ridge',
      Description: 'Quiet.',
      Features: 'Fire',
      Equipment: 'Beds',
      'Image URL': 'https://example.org/ridge.jpg',
    }))
      await user.type(screen.getByLabelText(label), text);
    await save(user);
    await screen.findByText(/No answer came from the server/);
    await user.type(screen.getByLabelText('Name'), ' Lodge');
    await save(user);
    await seen('Stay created successfully');
    expect(created).toEqual([
      { key: expect.any(String), name: 'Ridge' },
      { key: created[0]?.key, name: 'Ridge' },
    ]);
    expect(updated).toEqual([{ id: 2, version: 1, name: 'Ridge Lodge' }]);
    expect(await screen.findAllByRole('cell', { name: 'Ridge Lodge' })).toHaveLength(1);
  });

  test('but had arrived is no conflict with oneself, also when more was typed since', async () => {
    const versions: number[] = [];
    let now = camp;
    const { user } = open({
      staffFacilityNow: () => ({ item: now }),
      updateFacility: ({ input, version }) => {
        versions.push(version);
        if (version !== now.version) {
          const facts = { changedBy: nakato.email, changedAt: '2026-01-05T12:00:00.000Z' };
          throw new Refusal('You saved first', { code: 'CONFLICT', ...facts });
        }
        now = { ...now, ...input, version: now.version + 1 };
        return versions.length === 1 ? noAnswer() : { saved: now };
      },
    });
    await edit(user, 'Beside the river. ');
    await save(user);
    await screen.findByText(/No answer came from the server/);
    await user.type(screen.getByLabelText('Description'), 'With boats.');
    await save(user);
    await seen('Stay updated successfully');
    expect(versions).toEqual([1, 1, 2]);
    expect(now.description).toBe('Beside the river. With boats.');
  });
});

test('What is typed while a save is on its way is not lost: the dialog stays open with it', async () => {
  const saved: string[] = [];
  let answer: () => void = () => undefined;
  const { user } = open({
    async updateFacility({ input, version }) {
      saved.push((input as { description: string }).description);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { saved: { ...camp, ...input, version: version + 1 } };
    },
  });
  await edit(user, 'Beside the river.');
  await save(user);
  await user.type(screen.getByLabelText('Description'), ' With boats.');
  await act(async () => answer());
  await seen('Stay updated successfully');
  expect(screen.getByLabelText('Description')).toHaveValue('Beside the river. With boats.');
  await save(user);
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByLabelText('Description')).not.toBeInTheDocument());
  expect(saved).toEqual(['Beside the river.', 'Beside the river. With boats.']);
});

test('A save from another tab of one’s own is called that, with what both changed', async () => {
  const theirs = { ...camp, description: 'From the other tab.', openingHours: '24 hours', version: 2 };
  const { user } = open({
    staffFacilityNow: () => ({ item: theirs }),
    updateFacility: () => {
      throw new Refusal('You saved first', { code: 'CONFLICT', changedBy: nakato.email, changedAt: null });
    },
  });
  await edit(user, 'From here.');
  await save(user);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'You saved this already' }));
  expect(dialog.getByText(/that is you, in another tab/)).toBeVisible();
  expect(dialog.getByText(/Everything else is kept/)).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Description.*From the other tab\..*From here\.$/),
  ]);
});

describe('Two people’s changes of one row', () => {
  /** A colleague saved `changes` since it was opened; the server keeps what it is sent. */
  function withColleague(changes: Partial<typeof camp>) {
    let now = { ...camp, ...changes, version: 2 };
    const view = open({
      staffFacilityNow: () => ({ item: now }),
      updateFacility: ({ input, version }) => {
        if (version !== now.version) {
          const facts = { changedBy: 'okello@lubugo.example', changedAt: '2026-01-05T12:00:00.000Z' };
          throw new Refusal('okello saved first', { code: 'CONFLICT', ...facts });
        }
        now = { ...now, ...input, version: now.version + 1 };
        return { saved: now };
      },
    });
    return { ...view, saved: () => now };
  }

  test('in different fields are both kept, and nobody is asked', async () => {
    const { user, saved } = withColleague({ openingHours: '24 hours', features: ['Sauna'] });
    await edit(user, 'From here.');
    await save(user);
    await seen('Stay updated successfully');
    expect(screen.getByText(/^okello@lubugo\.example changed other parts of it meanwhile/)).toBeVisible();
    expect(saved()).toMatchObject({
      description: 'From here.',
      openingHours: '24 hours',
      features: ['Sauna'],
      version: 3,
    });
  });

  test('in one field are asked about, and overwriting it reverts nothing else', async () => {
    const { user, saved } = withColleague({ description: 'Theirs.', openingHours: '24 hours' });
    await edit(user, 'From here.');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Overwrite with mine' }));
    await seen('Stay updated successfully');
    expect(saved()).toMatchObject({ description: 'From here.', openingHours: '24 hours' });
  });

  test('in one field can be theirs, and what else was typed stays', async () => {
    const { user, saved } = withColleague({ description: 'Theirs.', openingHours: '24 hours' });
    await edit(user, 'From here.');
    await user.type(screen.getByLabelText('Name'), ' Two');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Reload theirs' }));
    expect(screen.getByLabelText('Description')).toHaveValue('Theirs.');
    expect(screen.getByLabelText('Name')).toHaveValue('Nile Camp Two');
    await save(user);
    await seen('Stay updated successfully');
    expect(saved()).toMatchObject({
      name: 'Nile Camp Two',
      description: 'Theirs.',
      openingHours: '24 hours',
    });
  });

  test('are told apart also after the page was loaded again', async () => {
    const first = withColleague({ openingHours: '24 hours' });
    await edit(first.user, 'From here.');
    cleanup();
    const { user, saved } = withColleague({ openingHours: '24 hours' });
    await screen.findByText('We kept what you typed here before.');
    await save(user);
    await seen('Stay updated successfully');
    expect(saved()).toMatchObject({ description: 'From here.', openingHours: '24 hours' });
  });
});

test('What was deleted meanwhile is said to be, and what was typed stays', async () => {
  const { user } = open({
    updateFacility: () => {
      throw new Refusal('Facility not found', { code: 'NOT_FOUND' });
    },
  });
  await edit(user, 'Long work.');
  await save(user);
  expect(await screen.findByText(/This stay was deleted while you were editing/)).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('Long work.');
});

test('A picture that is on its way or did not arrive is not left behind unasked', async () => {
  const { user } = open({});
  await user.click(await screen.findByRole('button', { name: 'Edit Nile Camp' }));
  const picture = jpegFile('falls.jpg');
  await user.upload(screen.getByLabelText('Choose a picture'), picture);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('A list that cannot be read anew stays, and says that it may be old', async () => {
  let reads = 0;
  const { client } = open({
    staffFacilities: () => {
      reads += 1;
      return reads === 1 ? { items: [camp] } : noAnswer();
    },
  });
  expect(await screen.findByText('Nile Camp')).toBeVisible();
  await act(() => client.refetchQueries({ include: 'active' }).catch(() => undefined));
  await waitFor(() => expect(reads).toBe(2));
  expect(await screen.findByText('This list may be old')).toBeVisible();
  expect(screen.getByText('Nile Camp')).toBeVisible();
});
