import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderStaff, type Server } from '../../../test/render-staff.tsx';
import { changesAnswer, inboxPage, messageRow } from '../../../test/rows/inbox-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { login } from '../../lib/session/session.ts';
import { pollInterval } from '../live/follow-changes.ts';
import { MessagesPage } from '../messages/messages-page.tsx';
import { noNewest, noneUnread } from '../screens/inbox/unread-context.ts';
import { AdminLayout } from './admin-layout.tsx';
import { UnreadProvider } from './unread.tsx';

/** What the server counts now. */
let counts = noneUnread;
let newest = noNewest;
let rows = [messageRow(1, 'Rain boots')];
let tick: () => void = () => undefined;

const latest = () => ({ news: { __typename: 'InboxNews', ...counts, newest } });
/** What changed since the question before. */
let rest: object = {};
const changes = () => changesAnswer({ ...latest(), ...rest });

/** A message comes in. */
function arrive(id: number, subject: string) {
  rows = [messageRow(id, subject, { isNew: true }), ...rows];
  counts = { ...counts, messages: counts.messages + 1 };
  newest = { ...newest, messages: id };
}

function open(path = '/admin', server: Server = {}) {
  const layout = (
    <UnreadProvider>
      <AdminLayout />
    </UnreadProvider>
  );
  return renderStaff(
    <Routes>
      <Route path="/admin" element={layout}>
        <Route index element="The dashboard" />
        <Route path="messages" element={<MessagesPage />} />
        <Route path="messages/:record" element={<MessagesPage />} />
      </Route>
    </Routes>,
    {
      signupPolicy: () => ({ signupPolicy: { __typename: 'SignupPolicy', mode: 'closed', open: false } }),
      changes,
      markInboxRead: () => {
        counts = { ...counts, messages: counts.messages - 1 };
        return latest();
      },
      markInboxSeen: () => {
        counts = { ...counts, messages: 0 };
        return latest();
      },
      staffMessages: () => inboxPage(rows),
      ...server,
    },
    path,
  );
}

/** The next question of the clock, and its answer. */
const nextQuestion = () =>
  act(async () => {
    tick();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The address is a status too. */
const region = () => screen.getAllByRole('status').filter((status) => status.tagName === 'DIV')[0];

beforeEach(() => {
  rest = {};
  counts = noneUnread;
  newest = { ...noNewest, messages: 1 };
  rows = [messageRow(1, 'Rain boots')];
  const ticking = globalThis.setInterval;
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((fn: () => void, after: number) => {
    if (after !== pollInterval) return ticking(fn, after);
    tick = fn;
    return 0;
  }) as typeof setInterval);
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' }, token: 'good' }));
});
afterEach(() => void jest.restoreAllMocks());

describe('What came in', () => {
  test('is counted beside each list of the inbox', async () => {
    counts = { registrations: 2, messages: 1, subscribers: 100, donations: 0, bookings: 0 };
    open();
    const inbox = within(await screen.findByRole('list', { name: 'Inbox' }));
    expect(await inbox.findByRole('link', { name: 'Registrations 2 new' })).toHaveTextContent('2');
    expect(inbox.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Registrations 2 new',
      'Messages 1 new',
      'Subscribers 99+ new',
      'Donations',
      'Bookings',
      'Payments',
      'Reminders',
      'Newsletter',
    ]);
  });

  test('stands at the lower edge of a phone for what is to be answered', async () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(matchMedia(media), { matches: media.includes('max-width') }),
      );
    counts = { registrations: 9, messages: 1, subscribers: 3, donations: 0, bookings: 0 };
    open();
    const bar = within(await screen.findByRole('navigation', { name: 'To answer' }));
    expect(await bar.findByRole('link', { name: 'Registrations 9 new' })).toHaveAttribute(
      'href',
      '/admin/registrations',
    );
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Registrations 9 new',
      'Messages 1 new',
    ]);
  });

  test('is said aloud when it comes, not each time it is asked for, nor what was there before', async () => {
    counts = { ...noneUnread, messages: 1 };
    open();
    await screen.findByRole('link', { name: 'Messages 1 new' });
    expect(region()).toBeEmptyDOMElement();
    counts = { ...counts, messages: 3, donations: 1 };
    newest = { ...newest, messages: 3, donations: 1 };
    await nextQuestion();
    expect(region()).toHaveTextContent('3 new messages. 1 new donation.');
    const changed = jest.fn();
    const observer = new MutationObserver(changed);
    observer.observe(region() as Node, { childList: true, characterData: true, subtree: true });
    await nextQuestion();
    observer.disconnect();
    expect(changed).not.toHaveBeenCalled();
  });

  test('is not asked for while nobody looks at the tab, and at once when somebody does', async () => {
    const { calls } = open();
    await screen.findByText('The dashboard');
    const asked = () => calls.filter((name) => name === 'Changes').length;
    await waitFor(() => expect(asked()).toBe(1));
    const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await nextQuestion();
    expect(asked()).toBe(1);
    visible.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked()).toBe(2));
  });

  test('is said aloud where the count has ended too', async () => {
    counts = { ...noneUnread, messages: 100 };
    open();
    await screen.findByRole('link', { name: 'Messages 99+ new' });
    newest = { ...newest, messages: 2 };
    await nextQuestion();
    expect(region()).toHaveTextContent('99+ new messages.');
  });

  test('is marked in its list until it is opened, and only that row is read then', async () => {
    arrive(2, 'A group of nine');
    arrive(3, 'Two tents');
    const { user, calls } = open();
    await user.click(await screen.findByRole('link', { name: 'Messages 2 new' }));
    expect(await screen.findByRole('row', { name: /^New Grace Akello .* Two tents/ })).toBeVisible();
    expect(screen.getAllByRole('row', { name: /^New / })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Messages 2 new' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open “A group of nine” from Grace Akello' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'A group of nine' })).getByRole('button', {
        name: 'Close',
      }),
    );
    expect(await screen.findByRole('link', { name: 'Messages 1 new' })).toBeVisible();
    expect(await screen.findByRole('row', { name: /^Grace Akello .* A group of nine/ })).toBeVisible();
    expect(screen.getAllByRole('row', { name: /^New / })).toHaveLength(1);
    expect(document.title).toBe('(1) Messages · Lubugo Journeys');
    expect(calls.filter((name) => name === 'StaffMessages')).toHaveLength(1);
  });

  test('stays marked when the server could not be told that it was opened', async () => {
    arrive(2, 'A group of nine');
    const { user } = open('/admin/messages', {
      markInboxRead: () => {
        throw new Error('No connection.');
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Open “A group of nine”/ }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'A group of nine' })).getByRole('button', {
        name: 'Close',
      }),
    );
    expect(await screen.findByRole('row', { name: /^New Grace Akello .* A group of nine/ })).toBeVisible();
  });

  test('is read at once when all is marked as read, up to the newest row of the list', async () => {
    arrive(2, 'A group of nine');
    arrive(3, 'Two tents');
    let upTo: unknown;
    const { user, calls } = open('/admin/messages', {
      markInboxSeen: (variables) => {
        upTo = (variables as unknown as { upTo: number }).upTo;
        counts = noneUnread;
        return latest();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^New / })).not.toBeInTheDocument());
    expect(upTo).toBe(3);
    expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
    expect(calls.filter((name) => name === 'StaffMessages')).toHaveLength(1);
  });

  test('waits beside the total of an open screen until it is asked for', async () => {
    const { user } = open('/admin/messages?q=boots');
    expect(await screen.findByText('Rain boots')).toBeVisible();
    arrive(2, 'A group of nine');
    await nextQuestion();
    expect(screen.queryByText('A group of nine')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show new messages' }));
    expect(await screen.findByText('A group of nine')).toBeVisible();
    expect(screen.getByText('Total 2')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Show new/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Messages 1 new' })).toBeVisible();
  });

  test('keeps waiting, and stays new, while the server cannot be reached', async () => {
    let reachable = true;
    const online = <T,>(answer: () => T) => {
      if (!reachable) throw new Error('No connection.');
      return answer();
    };
    const { user } = open('/admin/messages', {
      markInboxSeen: () => online(latest),
      staffMessages: () => online(() => inboxPage(rows)),
    });
    expect(await screen.findByText('Rain boots')).toBeVisible();
    arrive(2, 'A group of nine');
    await nextQuestion();
    reachable = false;
    await user.click(screen.getByRole('button', { name: 'Show new messages' }));
    await seen('The new messages could not be shown');
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await seen('The messages could not be marked as read');
    expect(screen.getByRole('button', { name: 'Show new messages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Messages 1 new' })).toBeVisible();
  });
});

test('A role that an owner changed meanwhile changes the menu with the next question, and is kept', async () => {
  let role = 'owner';
  const me = () => ({ __typename: 'User', id: 1, email: 'nakato@lubugo.example', role });
  const { user } = open('/admin', { changes: () => ({ ...changes(), me: me() }) });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('link', { name: 'People' })).toBeVisible();
  role = 'editor';
  await nextQuestion();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument());
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 1, role: 'editor' });
  role = 'owner';
  await nextQuestion();
  expect(await screen.findByRole('link', { name: 'People' })).toBeVisible();
});
