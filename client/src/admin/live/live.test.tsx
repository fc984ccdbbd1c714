import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff, type Server } from '../../../test/render-staff.tsx';
import { departureRow } from '../../../test/rows/departure-rows.ts';
import { changesAnswer, inboxPage, messageRow } from '../../../test/rows/inbox-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { login } from '../../lib/session/session.ts';
import { DeparturesPage } from '../departures/departures-page.tsx';
import { MessagesPage } from '../messages/messages-page.tsx';
import { NoteForm } from '../office/timeline/note-form.tsx';
import { noNewest, noneUnread } from '../screens/inbox/unread-context.ts';
import { UnreadProvider } from '../shell/unread.tsx';
import { pollInterval } from './follow-changes.ts';
import { AnsweredByOthers, OpenByOthers, Presence, usePresence } from './presence.tsx';

const news = { __typename: 'InboxNews', ...noneUnread, newest: { ...noNewest, messages: 2 } };
let tick: () => void = () => undefined;
/** What the server answers beside that nothing is new, and what it was asked with. */
let answer: object = {};
let asked: { cursor: string | null; open: object[] }[] = [];

/** The next question of the clock, and its answer. */
const nextQuestion = () =>
  act(async () => {
    tick();
    await new Promise((resolve) => setTimeout(resolve));
  });

function open(children: React.ReactNode, server: Server = {}) {
  return renderStaff(<UnreadProvider>{children}</UnreadProvider>, {
    changes: (variables) => {
      asked.push(variables as unknown as (typeof asked)[number]);
      return changesAnswer({ news, ...answer });
    },
    ...server,
  });
}

/** Another tab of this browser asks, and this one none. Answers what tells here of an answer, and when that tab had asked. */
function anotherTabAsks() {
  const channel = Object.assign(new EventTarget(), { postMessage: () => undefined, close: () => undefined });
  globalThis.BroadcastChannel = function channelOfTabs() {
    return channel;
  } as unknown as typeof BroadcastChannel;
  const neverFree = () => new Promise(() => undefined);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: neverFree } });
  let since: string | null = null;
  return (askedAt: number) =>
    act(async () => {
      const told = changesAnswer({ news, ...answer });
      const data = { person: 1, type: 'answer', since, askedAt, answer: told };
      channel.dispatchEvent(new MessageEvent('message', { data }));
      since = told.changes.cursor;
      await new Promise((resolve) => setTimeout(resolve));
    });
}

function Record() {
  const [editing, setEditing] = useState(false);
  usePresence('program', 3, editing);
  return (
    <>
      <OpenByOthers kind="program" id={3} />
      <button type="button" onClick={() => setEditing(true)}>
        Type
      </button>
    </>
  );
}

beforeEach(() => {
  [answer, asked] = [{}, []];
  const ticking = globalThis.setInterval;
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((fn: () => void, after: number) => {
    if (after !== pollInterval) return ticking(fn, after);
    tick = fn;
    return 0;
  }) as typeof setInterval);
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' }, token: 'good' }));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'locks');
});

test('Departures on screen are asked for again when a seat of one was sold, and not for anything else', async () => {
  let taken = 5;
  const { calls } = open(<DeparturesPage />, {
    staffDepartures: () => inboxPage([departureRow(1, { taken })], { found: 1 }),
    departingPrograms: () => ({ programs: [] }),
  });
  expect(await screen.findByText('5 of 8 taken')).toBeVisible();
  await nextQuestion();
  expect(calls.filter((name) => name === 'StaffDepartures')).toHaveLength(1);
  taken = 7;
  answer = { departures: [1] };
  await nextQuestion();
  expect(await screen.findByText('7 of 8 taken')).toBeVisible();
});

describe('A list on screen', () => {
  const boots = messageRow(1, 'Rain boots');
  const tents = messageRow(2, 'Two tents');
  let listed = [tents, boots];
  const openList = () => open(<MessagesPage />, { staffMessages: () => inboxPage(listed) });
  beforeEach(() => {
    listed = [tents, boots];
  });

  test('changes in its place when a colleague changed a row, and is not asked for again', async () => {
    const { calls } = openList();
    expect(await screen.findByText('Rain boots')).toBeVisible();
    answer = { cursor: '6:6:', messages: [{ ...boots, subject: 'Dry boots' }] };
    await nextQuestion();
    expect(screen.getByText('Dry boots')).toBeVisible();
    expect(screen.queryByText('Rain boots')).not.toBeInTheDocument();
    expect(calls.filter((name) => name === 'StaffMessages')).toHaveLength(1);
    await nextQuestion();
    expect(asked.map(({ cursor }) => cursor)).toEqual([null, '5:5:', '6:6:']);
  });

  test('loses the row that a colleague deleted, and counts without it', async () => {
    openList();
    expect(await screen.findByText('Rain boots')).toBeVisible();
    answer = { removed: [{ __typename: 'RemovedRecord', kind: 'message', id: 1 }] };
    await nextQuestion();
    expect(screen.queryByText('Rain boots')).not.toBeInTheDocument();
    expect(screen.getByText('Two tents')).toBeVisible();
    expect(screen.getByText('Total 1')).toBeVisible();
  });

  test('keeps the row that was brought back when an answer comes late that was asked for before', async () => {
    let late: Promise<unknown> | null = null;
    const { user } = open(<MessagesPage />, {
      staffMessages: () => inboxPage(listed),
      deleteMessage: () => ({ removed: 1 }),
      restoreMessage: () => ({ restored: boots }),
      changes: async () => {
        await late;
        return changesAnswer({ news, ...answer });
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Delete “Rain boots”/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await seen('Message deleted successfully');
    await waitFor(() => expect(screen.queryByText('Rain boots')).not.toBeInTheDocument());
    const { promise, resolve } = Promise.withResolvers<void>();
    late = promise;
    answer = { removed: [{ __typename: 'RemovedRecord', kind: 'message', id: 1 }] };
    await nextQuestion();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Rain boots')).toBeVisible();
    await act(async () => {
      resolve();
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(screen.getByText('Rain boots')).toBeVisible();
    // What is asked from now on is believed: a colleague deleted it after that.
    await nextQuestion();
    await waitFor(() => expect(screen.queryByText('Rain boots')).not.toBeInTheDocument());
  });

  test('keeps the row that was brought back when another tab tells late what it had asked before', async () => {
    const hearFromOtherTab = anotherTabAsks();
    const { user } = open(<MessagesPage />, {
      staffMessages: () => inboxPage(listed),
      deleteMessage: () => ({ removed: 1 }),
      restoreMessage: () => ({ restored: boots }),
    });
    await user.click(await screen.findByRole('button', { name: /^Delete “Rain boots”/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await seen('Message deleted successfully');
    await waitFor(() => expect(screen.queryByText('Rain boots')).not.toBeInTheDocument());
    const askedBefore = Date.now();
    answer = { removed: [{ __typename: 'RemovedRecord', kind: 'message', id: 1 }] };
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Rain boots')).toBeVisible();
    await hearFromOtherTab(askedBefore);
    expect(screen.getByText('Rain boots')).toBeVisible();
    // What that tab asks from now on is believed: a colleague deleted it after that.
    await hearFromOtherTab(Date.now() + 1);
    await waitFor(() => expect(screen.queryByText('Rain boots')).not.toBeInTheDocument());
    expect(asked).toEqual([]);
  });

  test('is asked for anew when the answer says that too much was missed', async () => {
    openList();
    expect(await screen.findByText('Rain boots')).toBeVisible();
    listed = [messageRow(2, 'Three tents')];
    answer = { expired: true };
    await nextQuestion();
    expect(await screen.findByText('Three tents')).toBeVisible();
  });
});

describe('A record that is open', () => {
  const byOther = (name: string, editing: boolean, id = 3, writing: string | null = null) => ({
    __typename: 'OpenRecord',
    kind: 'program',
    id,
    editing,
    writing,
    by: { __typename: 'StaffMember', id: name.length, name },
  });

  test('is told to the server at once, and again when something is typed', async () => {
    const { user } = open(<Record />);
    const said = { kind: 'program', id: 3, editing: false, writing: null };
    await waitFor(() => expect(asked.at(-1)?.open).toEqual([said]));
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await waitFor(() => expect(asked.at(-1)?.open).toEqual([{ ...said, editing: true }]));
  });

  test('says who else has it open, and who of them is editing', async () => {
    open(<Record />);
    answer = { openRecords: [byOther('Amina', true), byOther('Brian', false), byOther('Sarah', true, 4)] };
    await nextQuestion();
    expect(screen.getByText('Amina is editing · Brian has this open')).toBeVisible();
    answer = {};
    await nextQuestion();
    expect(screen.queryByText(/Brian/)).not.toBeInTheDocument();
  });

  test('says who writes a reply or a note, so that nobody is answered twice, and that one does so oneself', async () => {
    const { user } = open(
      <>
        <Presence kind="program" id={3} />
        <AnsweredByOthers kind="program" id={3} />
        <NoteForm
          subject={{ kind: 'program' as 'message', id: 3 }}
          label="Note"
          name="new"
          saveLabel="Save"
          onSave={async () => undefined}
        />
      </>,
    );
    answer = {
      openRecords: [
        byOther('Amina', true, 3, 'reply'),
        byOther('Brian', true, 3, 'note'),
        byOther('Amina', false),
      ],
    };
    await nextQuestion();
    expect(screen.getByText('Amina is writing a reply · Brian is writing a note')).toBeVisible();
    expect(screen.getByText('Amina is writing a reply too. Agree on who answers.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'C');
    const said = { kind: 'program', id: 3, editing: true, writing: 'note' };
    await waitFor(() => expect(asked.at(-1)?.open).toEqual([said]));
    await user.clear(screen.getByRole('textbox', { name: 'Note' }));
    await waitFor(() => expect(asked.at(-1)?.open).toEqual([{ ...said, editing: false, writing: null }]));
  });

  test('says that a colleague deleted it, before somebody writes for nothing', async () => {
    open(<Presence kind="registration" id={3} />);
    answer = { removed: [{ __typename: 'RemovedRecord', kind: 'registration', id: 4 }] };
    await nextQuestion();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    answer = { removed: [{ __typename: 'RemovedRecord', kind: 'registration', id: 3 }] };
    await nextQuestion();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This registration was deleted meanwhile. Nothing can be written about it unless it is brought back.',
    );
  });
});
