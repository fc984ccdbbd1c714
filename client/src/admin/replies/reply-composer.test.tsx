import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { interceptUploads } from '../../../test/fake-uploads.ts';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { registrationRow } from '../../../test/rows/inbox-rows.ts';
import { endSession, login } from '../../lib/session/session.ts';
import { useTimeline } from '../office/timeline/use-timeline.ts';
import { registrationWork } from '../registrations/registration-work-kind.ts';
import type { SendReplyMutationVariables } from './replies.generated.ts';
import { ReplyComposer } from './reply-composer.tsx';
import { insertedText } from './variable-chips.tsx';

const options = {
  __typename: 'ReplyOptions',
  to: 'grace@example.org',
  templates: [
    {
      __typename: 'FilledReplyTemplate',
      name: 'We are on it',
      subject: 'Your journey',
      text: 'Dear Grace,\n\nsoon.',
      thenStatus: null,
      thenTake: false,
    },
    {
      __typename: 'FilledReplyTemplate',
      name: 'Confirmed',
      subject: 'Confirmed',
      text: 'Dear Grace,\n\nyes.',
      thenStatus: 'confirmed',
      thenTake: true,
    },
  ],
  variables: [
    { __typename: 'ReplyVariable', name: 'firstName', value: 'Grace' },
    { __typename: 'ReplyVariable', name: 'phone', value: '' },
  ],
};
const subject = { kind: 'registration', id: '7' } as const;
const answered = (reply: object) => ({
  sent: {
    __typename: 'TimelineEntry',
    id: 31,
    type: 'reply',
    at: '2027-01-05T08:00:00.000Z',
    by: null,
    byName: 'Amina',
    from: null,
    to: null,
    text: null,
    editedAt: null,
    reminder: null,
    reply,
  },
});
const sentReply = {
  __typename: 'Reply',
  id: 4,
  to: 'grace@example.org',
  subject: 'Your journey',
  text: 'Hello',
  state: 'queued',
  stateAt: '2027-01-05T08:00:00.000Z',
  error: null,
  leftAt: null,
  attachments: [],
};

const onSent = jest.fn();
const row = registrationRow(7, 'Grace');
function Composer() {
  const timeline = useTimeline({ kind: 'registration', id: 7 });
  return (
    <ReplyComposer
      subject={subject}
      row={row}
      timeline={timeline}
      onSent={onSent}
      kind={registrationWork}
      to="grace@example.org"
    />
  );
}
const me = { __typename: 'StaffMember', id: 1, name: 'Nakato', email: 'nakato@lubugo.example' };
const open = (server: Server = {}) =>
  renderStaff(<Composer />, {
    replyOptions: () => ({ options }),
    timeline: () => ({ timeline: [] }),
    colleagues: () => ({ staff: [me], able: [me] }),
    ...server,
  });
const field = (name: string) => screen.findByRole('textbox', { name });
const file = (name: string, size = 20) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

beforeEach(() => {
  sessionStorage.clear();
  onSent.mockClear();
});

describe('A reply', () => {
  test('begins with a template, can be undone to what was written, and is sent as it then stands', async () => {
    const sent: object[] = [];
    const { user } = open({
      sendReply: ({ input, key }) => {
        sent.push({ ...input, key });
        return answered(sentReply);
      },
    });
    await user.type(await field('Text'), 'My own words');
    await screen.findByRole('option', { name: 'Confirmed' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Confirmed');
    expect(await field('Text')).toHaveValue('Dear Grace,\n\nyes.');
    await user.click(screen.getByRole('button', { name: 'Bring mine back' }));
    expect(await field('Text')).toHaveValue('My own words');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'We are on it');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([
      {
        subject: 'Your journey',
        text: 'Dear Grace,\n\nsoon.',
        attachmentIds: [],
        key: expect.stringMatching(/^\w{32}$/),
      },
    ]);
    expect(await field('Text')).toHaveValue('');
  });

  test('sets the status and takes charge by the same press, as its template says or its sender ticks', async () => {
    act(() => login({ user: { id: 1, email: me.email, role: 'owner' }, token: 'good' }));
    const then: unknown[] = [];
    const { user } = open({
      sendReply: (variables) => {
        const { thenStatus, thenTake } = variables as Partial<SendReplyMutationVariables>;
        then.push([thenStatus, thenTake]);
        return answered(sentReply);
      },
    });
    const choose = async (name: string) => {
      await screen.findByRole('option', { name });
      await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), name);
    };
    await choose('Confirmed');
    const confirmed = screen.getByRole('checkbox', { name: 'and set to Confirmed' });
    expect(confirmed).toBeChecked();
    expect(await screen.findByRole('checkbox', { name: 'and take it' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    await choose('We are on it');
    expect(confirmed).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    expect(then).toEqual([
      ['confirmed', true],
      [undefined, false],
    ]);
    act(() => endSession());
  });

  test('of a colleague that came while one writes is shown before one’s own is sent', async () => {
    const colleagues = {
      id: 30,
      byName: 'Opio',
      reply: { ...sentReply, id: 9, text: 'The rooms are booked.' },
    };
    const known: unknown[] = [];
    let entries: object[] = [];
    const message = 'Opio answered while you were writing, so nothing was sent.';
    const { user } = open({
      timeline: () => ({ timeline: entries }),
      sendReply: (variables) => {
        const { knownReplyId } = variables as Partial<SendReplyMutationVariables>;
        known.push(knownReplyId);
        if (known.length > 1) return answered(sentReply);
        entries = [{ ...answered(sentReply).sent, ...colleagues }];
        throw new Refusal(message, { code: 'CONFLICT', details: [{ message, path: ['knownReplyId'] }] });
      },
    });
    await user.type(await field('Subject'), 'Hello');
    await user.type(await field('Text'), 'Dear Grace');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    const alert = await screen.findByText(
      /^Opio answered on .*, while you were writing\. Read it before you send yours\.$/,
    );
    expect(alert.closest('[role=alert]')).toHaveTextContent('The rooms are booked.');
    expect(await field('Text')).toHaveValue('Dear Grace');
    await user.click(screen.getByRole('button', { name: 'Send mine as well' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(known).toEqual([0, 9]);
  });

  test('has its choice of a template where the keyboard looks for it while the templates are on their way', async () => {
    let arrive = () => {};
    const { user } = open({
      replyOptions: () =>
        new Promise((resolve) => {
          arrive = () => resolve({ options });
        }),
    });
    await user.tab();
    const choice = screen.getByRole('combobox', { name: 'Template' });
    expect(choice).toHaveFocus();
    expect(choice).toHaveTextContent(/^Loading\.\.\.$/);
    await act(async () => arrive());
    expect(await screen.findByRole('option', { name: 'Confirmed' })).toBeInTheDocument();
    expect(choice).toHaveFocus();
  });

  test('is sent with the same key after an answer that was lost, and nothing that was written is', async () => {
    const keys: string[] = [];
    const server: Server = {
      sendReply: ({ key }) => {
        keys.push(key);
        if (keys.length === 1) throw new TypeError('Failed to fetch');
        return answered(sentReply);
      },
    };
    const { user } = open(server);
    await user.type(await field('Subject'), 'Hello');
    await user.type(await field('Text'), 'Dear Grace');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(
      await screen.findByText(/^The server could not be reached\. Nothing you typed is lost/),
    ).toBeVisible();
    expect(await field('Text')).toHaveValue('Dear Grace');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(new Set(keys).size).toBe(1);
  });

  test('says beside its field what the server refused, and what is missing before anything is sent', async () => {
    const message = 'Text has an unknown variable {nmae}: a reply to a registration can hold {firstName}.';
    const { user, calls } = open({
      sendReply: () => {
        throw new Refusal(message, { code: 'BAD_USER_INPUT', details: [{ message, path: ['text'] }] });
      },
    });
    await screen.findByRole('combobox', { name: 'Template' });
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Subject is required.')).toBeVisible();
    expect(calls).not.toContain('SendReply');
    await user.type(await field('Subject'), 'Hello');
    await user.type(await field('Text'), 'Dear {{nmae}');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await field('Text')).toHaveFocus();
  });

  test('shows how it arrives, and takes what is known of the person where the text was left', async () => {
    const { user } = open({
      replyPreview: () => ({
        preview: { __typename: 'ReplyPreview', subject: 'Hello', html: '<h1>Hello</h1>', text: 'HELLO' },
      }),
    });
    await user.type(await field('Subject'), 'Hello');
    await user.type(await field('Text'), 'Dear ');
    const chips = within(screen.getByRole('group', { name: 'Insert into the text' }));
    expect(chips.getAllByRole('button')).toHaveLength(1);
    await user.click(chips.getByRole('button', { name: 'Insert First name' }));
    expect(await field('Text')).toHaveValue('Dear Grace');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How the mail arrives' }));
    const mail = await dialog.findByTitle('The mail');
    expect(mail).toHaveAttribute('srcdoc', '<h1>Hello</h1>');
    expect(mail).toHaveAttribute('sandbox', '');
    await user.click(dialog.getByRole('button', { name: 'As plain text' }));
    expect(dialog.getByText('HELLO')).toBeVisible();
  });

  test('is found again as it was, files included, when the page is loaded again', async () => {
    const uploads = interceptUploads();
    const first = open();
    await first.user.type(await field('Text'), 'Half a sen');
    await first.user.upload(screen.getByLabelText('Attach files'), file('plan.pdf'));
    act(() =>
      uploads[0]?.answer(201, { data: { id: 9, name: 'plan.pdf', type: 'application/pdf', size: 20 } }),
    );
    await screen.findByRole('button', { name: 'Remove plan.pdf' });
    cleanup();
    open();
    expect(await field('Text')).toHaveValue('Half a sen');
    expect(screen.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
  });
});

describe('A file', () => {
  test('shows how far it is, can be stopped and sent again, and goes with the reply', async () => {
    const uploads = interceptUploads();
    const ids: unknown[] = [];
    const { user } = open({
      sendReply: ({ input }) => {
        ids.push((input as { attachmentIds: string[] }).attachmentIds);
        return answered(sentReply);
      },
    });
    await user.type(await field('Subject'), 'Hello');
    await user.type(await field('Text'), 'Dear Grace');
    const choose = screen.getByLabelText('Attach files');
    await user.upload(choose, [file('plan.pdf'), file('map.pdf')]);
    expect(uploads.map(({ url }) => url)).toEqual(Array(2).fill('/api/v1/admin/attachments'));
    act(() => uploads[0]?.progress(0.4));
    expect(screen.getByLabelText('plan.pdf: sent so far')).toHaveValue(0.4);
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('A file is still on its way. Wait a moment, or stop it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop map.pdf' }));
    expect(uploads[1]?.aborted).toBe(true);
    act(() => uploads[0]?.fail());
    await user.click(await screen.findByRole('button', { name: 'Try plan.pdf again' }));
    act(() =>
      uploads[2]?.answer(201, { data: { id: 9, name: 'plan.pdf', type: 'application/pdf', size: 20 } }),
    );
    await screen.findByRole('button', { name: 'Remove plan.pdf' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(ids).toEqual([['9']]));
  });

  test('that is too large, and a sixth one, is refused before it is sent', async () => {
    const uploads = interceptUploads();
    const { user } = open();
    const choose = await screen.findByLabelText('Attach files');
    const large = file('film.pdf');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    await user.upload(choose, large);
    expect(await screen.findByText(/^It was not uploaded\. It has 11\.5 MB; at most 10 MB/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave film.pdf out' }));
    await user.upload(
      choose,
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.pdf`)),
    );
    expect(await screen.findByText('At most 5 files can go with a reply: some were left out.')).toBeVisible();
    expect(uploads).toHaveLength(5);
  });
});

test('What is inserted takes the place of what is marked', () => {
  const area = { value: 'Dear XX, hello', selectionStart: 5, selectionEnd: 7 };
  expect(insertedText(area, 'Grace')).toEqual({ text: 'Dear Grace, hello', caret: 10 });
});
