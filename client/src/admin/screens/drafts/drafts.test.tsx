// A draft on the server: kept while one types, offered where the record is opened again, and gone with the save.
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { programRow } from '../../../../test/rows/program-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { ProgramsPage } from '../../programs/programs-page.tsx';

const sipi = programRow(1, 'Sipi Falls');

interface Kept {
  document: Record<string, unknown>;
  baseVersion: number | null;
  base?: object | null;
  updatedAt: string;
}

/** A server that keeps drafts as the real one does: by record, with a time of its own. */
function draftServer(kept: Record<string, Kept> = {}) {
  let saves = 0;
  const of = ({ key }: { key?: unknown }) => String(key ?? 'new');
  return {
    kept,
    answers: {
      ownDraft: (at) => ({ draft: kept[of(at)] ? { base: null, ...kept[of(at)] } : null }),
      saveDraft: ({ input }) => {
        const { document, baseVersion } = input as Kept;
        saves += 1;
        const updatedAt = `2026-02-01T12:00:0${saves}.000Z`;
        kept[of(input)] = { document, baseVersion, updatedAt };
        return { draft: { updatedAt } };
      },
      discardDraft: (at) => ({ discarded: delete kept[of(at)] }),
    } satisfies Server,
  };
}

function open(server: Server) {
  const sent: Record<string, unknown>[] = [];
  const view = renderStaff(<ProgramsPage />, {
    staffPrograms: () => ({ items: [sipi] }),
    staffProgramNow: () => ({ item: sipi }),
    guideChoices: () => ({ coaches: [] }),
    updateProgram: ({ input, version }) => {
      sent.push({ version, ...input });
      return { saved: { ...sipi, ...input, version: version + 1 } };
    },
    ...server,
  });
  return { ...view, sent };
}
type User = ReturnType<typeof open>['user'];

const edit = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Edit Sipi Falls' }));
  await screen.findByRole('dialog');
};
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const leavePage = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
/** Another device: nothing of this tab. */
function elsewhere() {
  cleanup();
  sessionStorage.clear();
}
const begun = (name: string, more: Partial<Kept> = {}): Kept => ({
  document: { name },
  baseVersion: 1,
  updatedAt: '2026-01-31T09:05:00.000Z',
  ...more,
});

beforeEach(() => sessionStorage.clear());

test('What was typed and not saved is kept on leaving, and offered on another device, where it goes on', async () => {
  const { kept, answers } = draftServer();
  const first = open(answers);
  await edit(first.user);
  await first.user.type(screen.getByLabelText('Name'), ' in the rain');
  await leavePage();
  await waitFor(() =>
    expect(kept[1]).toMatchObject({ document: { name: 'Sipi Falls in the rain' }, baseVersion: 1 }),
  );
  elsewhere();

  const { user, sent } = open(answers);
  await edit(user);
  expect(
    await screen.findByText(
      /^You began to change this service on Feb 1, 2026 3:00 PM and did not save it\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Sipi Falls');
  await press(user, 'Continue');
  expect(screen.getByLabelText('Name')).toHaveValue('Sipi Falls in the rain');
  expect(screen.queryByText(/You began/)).not.toBeInTheDocument();
  await press(user, 'Save');
  await seen('Program updated successfully');
  expect(sent).toEqual([expect.objectContaining({ name: 'Sipi Falls in the rain', version: 1 })]);
  await waitFor(() => expect(kept).toEqual({}));
});

describe('A draft that is offered', () => {
  test('is gone when it is discarded, and the form is as it is saved', async () => {
    const { kept, answers } = draftServer({ 1: begun('Other words') });
    const { user } = open(answers);
    await edit(user);
    await screen.findByText(/You began to change this service/);
    await press(user, 'Discard');
    await waitFor(() => expect(kept).toEqual({}));
    expect(screen.getByLabelText('Name')).toHaveValue('Sipi Falls');
    expect(screen.queryByText(/You began/)).not.toBeInTheDocument();
  });

  test('is not written over before its author chose', async () => {
    const { kept, answers } = draftServer({ 1: begun('Other words') });
    const { user } = open(answers);
    await edit(user);
    await screen.findByText(/You began to change this service/);
    await user.type(screen.getByLabelText('Name'), '!');
    await leavePage();
    expect(kept[1]?.document).toEqual({ name: 'Other words' });
    await press(user, 'Discard');
    await user.type(screen.getByLabelText('Name'), '!');
    await leavePage();
    await waitFor(() => expect(kept[1]?.document.name).toBe('Sipi Falls!!'));
  });

  test('stays when its author saves beside it and chose nothing, and is offered again', async () => {
    const { kept, answers } = draftServer({ 1: begun('Other words') });
    const { user, sent } = open(answers);
    await edit(user);
    await screen.findByText(/You began to change this service/);
    await user.type(screen.getByLabelText('Name'), '!');
    await press(user, 'Save');
    await seen('Program updated successfully');
    expect(sent).toEqual([expect.objectContaining({ name: 'Sipi Falls!' })]);
    expect(kept[1]?.document).toEqual({ name: 'Other words' });
    await user.click(screen.getByRole('button', { name: 'Edit Sipi Falls!' }));
    expect(await screen.findByText(/You began to change this service/)).toBeVisible();
  });

  test('of a new one is offered in an empty form', async () => {
    const { answers } = draftServer({ new: begun('Tea at Mpanga', { baseVersion: null }) });
    const { user } = open(answers);
    await user.click(await screen.findByRole('button', { name: 'New Service' }));
    await screen.findByText(/^You began a new service on Jan 31, 2026 12:05 PM/);
    await press(user, 'Continue');
    expect(screen.getByLabelText('Name')).toHaveValue('Tea at Mpanga');
  });

  test('that began before a colleague saved is put together with what they saved', async () => {
    const now = { ...sipi, duration: '5 days', version: 2 };
    const base = { ...sipi };
    const { answers } = draftServer({
      1: begun('Other words', { document: { ...typed, name: 'Other words' }, base }),
    });
    const { user, sent } = open({
      ...answers,
      staffPrograms: () => ({ items: [now] }),
      staffProgramNow: () => ({ item: now }),
      updateProgram: ({ input, version }) => {
        if (version === 1)
          throw new Refusal('Saved', { code: 'CONFLICT', changedBy: 'brian@lubugo.example', version: 2 });
        sent.push({ version, ...input });
        return { saved: { ...now, ...input, version: version + 1 } };
      },
    });
    await edit(user);
    await screen.findByText(/You began to change this service/);
    await press(user, 'Continue');
    await press(user, 'Save');
    await seen('Program updated successfully');
    expect(sent).toEqual([expect.objectContaining({ name: 'Other words', duration: '5 days', version: 2 })]);
  });
});

/** The form of the service, as it is typed. */
const typed = {
  name: 'Sipi Falls',
  category: 'activity',
  imageUrl: sipi.imageUrl,
  imageAlt: '',
  description: sipi.description,
  duration: '3 days',
  price: '1250000',
  pricePer: '',
  maxParticipants: '8',
  schedule: sipi.schedule,
  minimumAge: '',
  isActive: true,
  status: 'published',
  publishAt: '',
};

test('After a reload the tab goes on by itself, though its last save was not answered any more', async () => {
  const { answers } = draftServer();
  const first = open(answers);
  await edit(first.user);
  await first.user.type(screen.getByLabelText('Name'), ' in the rain');
  await leavePage();
  cleanup();
  open({ ...answers });
  expect(await screen.findByText('We kept what you typed here before.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Sipi Falls in the rain');
  await act(async () => undefined);
  expect(screen.queryByText(/You began/)).not.toBeInTheDocument();
});

test('Every 10 seconds what changed is kept, what did not is not, and a server that is away is in nobody’s way', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { kept, answers } = draftServer();
    let saves = 0;
    let isAway = false;
    const { user, sent } = open({
      ...answers,
      saveDraft: (variables) => {
        saves += 1;
        if (isAway) throw new TypeError('Failed to fetch');
        return answers.saveDraft(variables as never);
      },
    });
    await edit(user);
    await user.type(screen.getByLabelText('Name'), ' one');
    await user.type(screen.getByLabelText('Name'), ' two');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect([saves, kept[1]?.document.name]).toEqual([1, 'Sipi Falls one two']);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(saves).toBe(1);
    isAway = true;
    await user.type(screen.getByLabelText('Name'), ' three');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(saves).toBeGreaterThan(2);
    isAway = false;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(kept[1]?.document.name).toBe('Sipi Falls one two three');
    await press(user, 'Save');
    await seen('Program updated successfully');
    expect(sent).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(kept).toEqual({});
  } finally {
    jest.useRealTimers();
  }
});
