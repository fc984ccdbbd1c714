import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { quoteRow } from '../../../test/rows/quote-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { endSession, login } from '../../lib/session/session.ts';
import { NewQuotePage } from './form/new-quote-page.tsx';
import { QuotePage } from './quote/quote-page.tsx';
import { QuotesPage } from './quotes-page.tsx';

const programs = () => ({
  programs: [{ __typename: 'Program', id: 3, name: 'Gorilla Trek', isActive: true }],
});
const write = (path: string, server: Server = {}) =>
  renderStaff(<NewQuotePage />, { programChoices: programs, ...server }, path);
const open = (server: Server = {}, more: Parameters<typeof quoteRow>[1] = {}) =>
  renderStaff(
    <Routes>
      <Route path="/admin/quotes/:record" element={<QuotePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { staffQuoteOpened: () => ({ item: quoteRow(12, more) }), ...server },
    '/admin/quotes/12',
  );

afterEach(() => act(endSession));

test('A quote is written line by line, and saved as a draft in the smallest unit of its currency', async () => {
  const sent: unknown[] = [];
  const { user } = write('/admin/quotes/new', {
    createQuote: ({ input, key }) => {
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      sent.push(input);
      return { saved: quoteRow(12) };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^What the journey is called/ }), 'Honeymoon');
  await user.type(screen.getByRole('textbox', { name: /^First Name/ }), 'Grace');
  await user.type(screen.getByRole('textbox', { name: /^Last Name/ }), 'Akello');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'grace@example.org');
  await user.type(screen.getByLabelText(/^First day/), '2099-12-04');
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  const line = within(screen.getByRole('listitem', { name: 'Line 1' }));
  await user.type(line.getByRole('textbox', { name: /^For/ }), 'Seven days');
  await user.type(line.getByRole('spinbutton', { name: /^For each/ }), '900.50');
  await user.type(screen.getByLabelText(/^Good until/), '2099-10-01');
  expect(screen.getByText('USD 900.50')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  await seen('Quote saved as a draft');
  expect(sent).toEqual([
    {
      title: 'Honeymoon',
      text: null,
      programId: null,
      departureId: null,
      startsOn: '2099-12-04',
      endsOn: null,
      goodUntil: '2099-10-01',
      payUntil: null,
      party: [{ residence: 'foreignNonResident', ageBand: 'adult', count: 1 }],
      currency: 'USD',
      deposit: null,
      holdSeats: false,
      lines: [{ text: 'Seven days', count: 1, unitAmount: 90_050, unitPermit: 0 }],
      firstName: 'Grace',
      lastName: 'Akello',
      email: 'grace@example.org',
      phone: null,
      registrationId: null,
      messageId: null,
    },
  ]);
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/admin/quotes/12'));
});

test('of a message it carries who wrote it, and what the server refuses stays typed', async () => {
  const { user } = write('/admin/quotes/new?message=3', {
    quotedMessage: () => ({
      item: {
        __typename: 'ContactSubmission',
        id: 3,
        name: 'Grace Akello Nambi',
        subject: 'A trip',
        email: 'grace@example.org',
      },
    }),
    createQuote: ({ input }) => {
      expect(input).toMatchObject({ messageId: '3', email: 'grace@example.org' });
      throw new Refusal('A quote can be good until Fri 4 Dec 2099 at the latest, when the journey begins.', {
        code: 'BAD_USER_INPUT',
      });
    },
  });
  expect(await screen.findByRole('textbox', { name: /^First Name/ })).toHaveValue('Grace');
  expect(screen.getByRole('textbox', { name: /^Last Name/ })).toHaveValue('Akello Nambi');
  await user.type(screen.getByRole('textbox', { name: /^What the journey is called/ }), 'Honeymoon');
  await user.type(screen.getByLabelText(/^First day/), '2099-12-04');
  await user.type(screen.getByLabelText(/^Good until/), '2099-12-24');
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  expect((await screen.findAllByText(/^A quote can be good until Fri 4 Dec/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: /^What the journey is called/ })).toHaveValue('Honeymoon');
});

test('who may not set prices writes all the rest', async () => {
  act(() => login({ user: { id: 1, email: 'olive@lubugo.example', role: 'office' }, token: 'good' }));
  write('/admin/quotes/new');
  expect(await screen.findByText(/Prices are written by an owner or an editor/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a line' })).not.toBeInTheDocument();
});

test('like another one it has the same words and prices, and no last day', async () => {
  write('/admin/quotes/new?from=12', { staffQuoteOpened: () => ({ item: quoteRow(12) }) });
  expect(await screen.findByRole('textbox', { name: /^What the journey is called/ })).toHaveValue(
    'Gorillas and the Nile',
  );
  expect(screen.getByRole('spinbutton', { name: /^For each/ })).toHaveValue(900);
  expect(screen.getByLabelText(/^Good until/)).toHaveValue('');
});

test('its page says what it comes to; it is sent once it was asked about, and the mail can be looked at before', async () => {
  let state: 'draft' | 'sent' = 'draft';
  const { user } = open({
    quoteMail: () => ({
      preview: {
        __typename: 'MailPreview',
        subject: 'Our quote for you',
        html: '<p>Dear guest</p>',
        text: '',
      },
    }),
    sendQuote: () => {
      state = 'sent';
      return { saved: quoteRow(12, { state, sentAt: '2026-11-24T12:00:00.000Z' }) };
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Gorillas and the Nile' })).toBeVisible();
  expect(screen.getByText(/^USD 540 confirms it, the rest of USD 1,260 is due by/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preview the mail' }));
  const mail = await screen.findByRole('dialog', { name: 'How the mail arrives' });
  expect(await within(mail).findByText('Our quote for you')).toBeVisible();
  await waitFor(() => expect(mail).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(mail).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('grace@example.org gets a mail with the link to it.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Send' }));
  await seen('Quote sent');
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
});

test('without a price it cannot be sent, and one that was accepted leads to its booking and stays as it is', async () => {
  open({}, { lines: [], total: 0 });
  expect(await screen.findByText('No price yet: it can be sent once it has one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  cleanup();
  open({}, { state: 'accepted', bookingId: 5 });
  expect(await screen.findByRole('link', { name: 'The booking it became' })).toHaveAttribute(
    'href',
    '/admin/bookings/5/work',
  );
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Duplicate' })).toBeVisible();
});

test('All quotes are a list, each with the way to its page', async () => {
  renderStaff(
    <QuotesPage />,
    {
      staffQuotes: () => ({
        all: { __typename: 'QuoteConnection', totalCount: 1 },
        page: {
          __typename: 'QuoteConnection',
          nodes: [quoteRow(12)],
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: false,
            hasPreviousPage: false,
            startCursor: null,
            endCursor: null,
          },
        },
      }),
    },
    '/admin/quotes',
  );
  expect(await screen.findByRole('link', { name: /Grace Akello/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/quotes\/12/),
  );
  expect(screen.getByText('Gorillas and the Nile')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New Quote' })).toHaveAttribute('href', '/admin/quotes/new');
});
