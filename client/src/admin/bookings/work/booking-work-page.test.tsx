import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { dateChoice, paymentRow, workedBooking } from '../../../../test/rows/booking-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { WorkRoute } from '../../../../test/work-route.tsx';
import { endSession, login } from '../../../lib/session/session.ts';
import { todayInKampala } from '../../../lib/today.ts';
import { BookingWorkPage } from './booking-work-page.tsx';

const amina = workedBooking(5, 'Amina');

const open = (booking: object = amina, server: Server = {}) =>
  renderStaff(
    <WorkRoute path="/admin/bookings/:record/work">
      <BookingWorkPage />
    </WorkRoute>,
    {
      bookingWork: () => ({ item: booking }),
      bookingNeighbours: () => ({ neighbours: { __typename: 'Neighbours', previous: null, next: 6 } }),
      timeline: () => ({ timeline: [] }),
      colleagues: () => ({ staff: [], able: [] }),
      ...server,
    },
    '/admin/bookings/5/work?status=requested',
  );

/** A refund through the provider. */
const online: Parameters<typeof paymentRow>[1] = {
  direction: 'out',
  method: 'online',
  receiptNumber: '',
  paidOn: null,
  provider: 'flutterwave',
  providerTransactionId: '4711',
  sentAt: '2026-05-03T08:00:00Z',
};

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => act(endSession));

const signIn = (role: 'office' | 'viewer') =>
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role }, token: 'good' }));

describe('The page of a booking', () => {
  test('says who, when, what it costs line by line, what is paid and who travels', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Amina Nakato' })).toBeVisible();
    expect(screen.getByText('Gorilla Trek, Fri 4 Dec to Sun 6 Dec 2026, 2 seats · 7K3M9QX4')).toBeVisible();
    const money = await panel('Money');
    expect(money.getByRole('row', { name: /Total/ })).toHaveTextContent(
      'TotalUSD 1,300 of it are permitsUSD 1,600',
    );
    expect(money.getByText('Still to pay, by Wed 4 Nov 2026')).toBeVisible();
    const travellers = await panel('Travellers');
    expect(travellers.getByText('Adult · Foreign non-resident · passport on file')).toBeVisible();
    expect(
      travellers.getByText('Adult · Rest of Africa · name not known yet · passport missing'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/admin/bookings/6/work?status=requested',
    );
  });

  test('offers the steps that may follow: a request is confirmed, held, declined or cancelled', async () => {
    const sent: unknown[] = [];
    const { user } = open(amina, {
      confirmBooking: (variables) => {
        sent.push(variables);
        return { booking: { ...amina, status: 'confirmed' } };
      },
    });
    const state = await panel('State');
    expect(state.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Confirm',
      'Hold the seats',
      'Decline',
      'Cancel booking',
    ]);
    await user.click(state.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm this booking?' }));
    await user.click(dialog.getByRole('checkbox', { name: /Mail the guest/ }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await seen('The seats are sold.');
    expect(sent).toEqual([{ id: 5, tell: false }]);
    expect(state.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel booking']);
  });

  test('what is refused is said in the dialog, and what was typed stays', async () => {
    const { user } = open(amina, {
      declineBooking: () => {
        throw new Refusal('This booking is confirmed: it cannot become declined any more.', {
          code: 'CONFLICT',
        });
      },
    });
    await user.click((await panel('State')).getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Say why, in a sentence for the guest.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'The lodge is full.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(
      await dialog.findByText('This booking is confirmed: it cannot become declined any more.'),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Why/ })).toHaveValue('The lodge is full.');
  });
});

describe('Invoices and receipts', () => {
  const paper = { __typename: 'BookingPaper', issuedOn: '2026-11-24', currency: 'USD', takesBack: null };
  const papers = [
    { ...paper, kind: 'invoice', number: 'INV-2026-0007', amount: 160_000, counts: false },
    { ...paper, kind: 'receipt', number: 'REC-2026-0009', amount: 48_000, counts: true },
  ];

  test('are listed with their sums, and those that count no more say why', async () => {
    open({ ...amina, papers });
    const shown = await panel('Invoices and receipts');
    expect(shown.getByText('INV-2026-0007')).toBeVisible();
    expect(shown.getByText('Tue 24 Nov 2026, taken back')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Download Receipt REC-2026-0009' })).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Issue them now' })).not.toBeInTheDocument();
  });

  test('that are missing are issued by a press', async () => {
    const { user } = open(
      { ...amina, missesPapers: true },
      { issueBookingPapers: () => ({ booking: { ...amina, papers } }) },
    );
    await user.click((await panel('Invoices and receipts')).getByRole('button', { name: 'Issue them now' }));
    await seen('Papers issued');
    expect(screen.getByText('REC-2026-0009')).toBeVisible();
  });

  test('have no place on the page while none are issued', async () => {
    open();
    await panel('Money');
    expect(screen.queryByRole('region', { name: 'Invoices and receipts' })).not.toBeInTheDocument();
  });
});

describe('Chargebacks', () => {
  const byCard = { ...amina, payments: [paymentRow(3, { method: 'card', amount: 48_000 })] };
  const dispute = {
    __typename: 'Dispute',
    id: 4,
    amount: 48_000,
    currency: 'USD',
    caseNumber: 'CB-77',
    reason: 'It was not them.',
    answerBy: '2026-11-26',
    answer: null,
    answeredByName: null,
    answeredAt: null,
  };

  test('have no place on the page where nothing was paid by card or mobile money', async () => {
    open();
    await panel('Money');
    expect(screen.queryByRole('region', { name: 'Chargebacks' })).not.toBeInTheDocument();
  });

  test('are noted with the sum of the last payment and the day by which they must be answered', async () => {
    const sent: unknown[] = [];
    const { user } = open(byCard, {
      noteDispute: (variables) => {
        sent.push(variables);
        return { booking: { ...byCard, answerBy: dispute.answerBy, disputes: [dispute] } };
      },
    });
    await user.click((await panel('Chargebacks')).getByRole('button', { name: 'Note a chargeback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Note a chargeback' }));
    expect(dialog.getByRole('spinbutton', { name: /Sum/ })).toHaveValue(480);
    await user.click(dialog.getByRole('button', { name: 'Note it' }));
    expect(await dialog.findByText('What the bank says is required.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /What the bank says/ }), 'It was not them.');
    await user.click(dialog.getByRole('button', { name: 'Note it' }));
    await seen('Chargeback of USD 480 noted');
    expect(sent).toMatchObject([{ bookingId: 5, input: { amount: 48_000, reason: 'It was not them.' } }]);
    expect((await panel('Chargebacks')).getByText('Answer by Thu 26 Nov 2026')).toBeVisible();
  });

  test('wait until what was answered is written down, with the evidence one press away', async () => {
    const answered = {
      answer: 'We sent it all.',
      answeredByName: 'Nakato',
      answeredAt: '2026-11-25T09:00:00.000Z',
    };
    const { user } = open(
      { ...byCard, disputes: [dispute] },
      { answerDispute: () => ({ booking: { ...byCard, disputes: [{ ...dispute, ...answered }] } }) },
    );
    const shown = await panel('Chargebacks');
    expect(shown.getByRole('button', { name: 'Evidence as PDF' })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'It is answered' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The chargeback is answered' }));
    await user.type(dialog.getByRole('textbox', { name: /What was answered/ }), 'We sent it all.');
    await user.click(dialog.getByRole('button', { name: 'Write it down' }));
    await seen('Written down');
    expect(shown.getByText('Answered')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'It is answered' })).not.toBeInTheDocument();
  });

  test('are answered in so many characters as the server says', async () => {
    const { user } = open({ ...byCard, disputes: [dispute] });
    await user.click((await panel('Chargebacks')).getByRole('button', { name: 'It is answered' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The chargeback is answered' }));
    await user.click(dialog.getByRole('textbox', { name: /What was answered/ }));
    await user.paste('x'.repeat(1001));
    await user.click(dialog.getByRole('button', { name: 'Write it down' }));
    expect(await dialog.findByText('What was answered must have 1,000 characters or fewer.')).toBeVisible();
  });
});

describe('Cancelling', () => {
  const paid = { ...amina, status: 'confirmed', paid: 48_000, refund: 24_000 };
  const cancel = async (server: Server) => {
    const { user } = open(paid, server);
    await user.click((await panel('State')).getByRole('button', { name: 'Cancel booking' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Cancel this booking?' })) };
  };

  test('says first what goes back by the terms, and all of it when the agency cancels', async () => {
    const sent: unknown[] = [];
    const { user, dialog } = await cancel({
      cancelBooking: (variables) => {
        sent.push(variables);
        return { booking: { ...paid, status: 'cancelled', needsDecision: true } };
      },
    });
    expect(dialog.getByRole('spinbutton', { name: /Goes back/ })).toHaveValue(240);
    await user.click(dialog.getByRole('checkbox', { name: /The agency cancels/ }));
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: /Goes back/ })).toHaveValue(480));
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await seen('Booking cancelled');
    expect(sent).toEqual([{ id: 5, byAgency: true, tell: true, reason: null, refund: null }]);
  });

  test('with another sum needs a reason', async () => {
    const sent: unknown[] = [];
    const { user, dialog } = await cancel({
      cancelBooking: (variables) => {
        sent.push(variables);
        return { booking: { ...paid, status: 'cancelled' } };
      },
    });
    const sum = dialog.getByRole('spinbutton', { name: /Goes back/ });
    await user.clear(sum);
    await user.type(sum, '300.5');
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await dialog.findByText('Say why another sum goes back.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'She was ill.');
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await seen('Booking cancelled');
    expect(sent).toEqual([{ id: 5, byAgency: false, tell: true, reason: 'She was ill.', refund: 30_050 }]);
  });
});

describe('Money', () => {
  test('that came in is written down once, however often it is sent', async () => {
    const keys: string[] = [];
    let isAway = true;
    const { user } = open(amina, {
      recordPayment: ({ key, input }) => {
        keys.push(key);
        expect(input).toMatchObject({ direction: 'in', amount: 48_000, currency: 'USD', method: 'bank' });
        if (isAway) throw new Refusal('The database is out of reach.', { code: 'UNAVAILABLE' });
        return { booking: { ...amina, paid: 48_000, outstanding: 112_000, payments: [paymentRow(9)] } };
      },
    });
    await user.click((await panel('Money')).getByRole('button', { name: 'Write down money' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write down money' }));
    // What is paid next stands there already.
    expect(dialog.getByRole('spinbutton', { name: /Sum/ })).toHaveValue(480);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'Bank transfer');
    await user.click(dialog.getByRole('button', { name: 'Write it down' }));
    expect(await dialog.findByText('Receipt number is required.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Receipt number/ }), 'R-17');
    await user.click(dialog.getByRole('button', { name: 'Write it down' }));
    expect(await dialog.findByText('The database is out of reach.')).toBeVisible();
    isAway = false;
    await user.click(dialog.getByRole('button', { name: 'Write it down' }));
    await seen('USD 480 written down');
    expect(new Set(keys).size).toBe(1);
    expect(await screen.findByText('Cash · receipt R-17 · Tue 6 Jan 2026')).toBeVisible();
  });

  test('written down by mistake is countered with a reason: both lines stay', async () => {
    const sent: unknown[] = [];
    const { user } = open(
      { ...amina, payments: [paymentRow(9)] },
      {
        counterPayment: (variables) => {
          sent.push(variables);
          const opposite = paymentRow(10, { direction: 'out', counters: 9, reason: 'Wrong guest' });
          return { booking: { ...amina, payments: [paymentRow(9, { counteredBy: 10 }), opposite] } };
        },
      },
    );
    await user.click((await panel('Money')).getByRole('button', { name: 'Counter USD 480, receipt R-17' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Counter this payment?' }));
    await user.click(dialog.getByRole('button', { name: 'Counter it' }));
    expect(await dialog.findByText('Say why.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'Wrong guest');
    await user.click(dialog.getByRole('button', { name: 'Counter it' }));
    expect(await screen.findByText('Countered: it counts no more.')).toBeVisible();
    expect(screen.getByText('The opposite of USD 480, receipt R-17.')).toBeVisible();
    expect(sent).toEqual([{ id: 9, reason: 'Wrong guest' }]);
  });

  test('that is to go back is decided: paid back in some way, or nothing with a reason', async () => {
    const sent: unknown[] = [];
    const open9 = paymentRow(9, { direction: 'out', state: 'toDecide', method: null, amount: 24_000 });
    const { user } = open(
      { ...amina, status: 'cancelled', payments: [open9] },
      {
        decideRefund: (variables) => {
          sent.push(variables);
          return { booking: { ...amina, payments: [{ ...open9, state: 'dropped' }] } };
        },
      },
    );
    await user.click((await panel('Money')).getByRole('button', { name: 'Decide what goes back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide what goes back' }));
    const sum = dialog.getByRole('spinbutton', { name: /Goes back/ });
    expect(sum).toHaveValue(240);
    await user.clear(sum);
    await user.type(sum, '0');
    expect(dialog.queryByRole('textbox', { name: /Receipt number/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Nothing goes back' }));
    expect(await dialog.findByText('Say why.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Gave it to the school');
    await user.click(dialog.getByRole('button', { name: 'Nothing goes back' }));
    expect(await screen.findByText('Decided: nothing goes back')).toBeVisible();
    expect(sent).toEqual([{ id: 9, input: { amount: 0, reason: 'Gave it to the school' } }]);
  });

  test('goes back online by a press, and what came in by hand stays to be given back by hand', async () => {
    const sent: unknown[] = [];
    const line = paymentRow(9, { direction: 'out', state: 'toDecide', method: null, amount: 60_000 });
    const asked = paymentRow(9, { ...online, state: 'asked', amount: 48_000, sentAt: null });
    const { user } = open(
      { ...amina, status: 'cancelled', refundableOnline: 48_000, payments: [line] },
      {
        decideRefund: (variables) => {
          sent.push(variables);
          return { booking: { ...amina, payments: [asked] } };
        },
      },
    );
    await user.click((await panel('Money')).getByRole('button', { name: 'Decide what goes back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide what goes back' }));
    expect(dialog.getByLabelText(/^How/)).toHaveValue('online');
    expect(dialog.getByText(/Only USD 480 came in online\. The other USD 120 stays here/)).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: /Receipt number/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Give USD 480 back now' }));
    expect(await screen.findByText('On its way back')).toBeVisible();
    expect(screen.getByText('It is being sent to the provider.')).toBeVisible();
    expect(sent).toEqual([{ id: 9, input: { amount: 60_000, method: 'online', reason: null } }]);
  });

  test('of which nobody knows whether it went back is asked about, and somebody says what they saw', async () => {
    const sent: unknown[] = [];
    const unclear = paymentRow(9, { ...online, state: 'unclear', problem: 'The provider did not answer.' });
    const { user } = open(
      { ...amina, status: 'cancelled', payments: [unclear] },
      {
        checkRefund: () => ({ booking: { ...amina, payments: [unclear] } }),
        settleRefund: (variables) => {
          sent.push(variables);
          return { booking: { ...amina, payments: [{ ...unclear, state: 'done' }] } };
        },
      },
    );
    const money = await panel('Money');
    expect(money.getByText(/It is never sent again by itself\./)).toBeVisible();
    await user.click(money.getByRole('button', { name: 'Ask the provider about USD 480 now' }));
    await seen('The provider does not have it in its list');
    await user.click(money.getByRole('button', { name: 'Say what became of USD 480' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What became of this refund?' }));
    await user.click(dialog.getByRole('button', { name: 'Write it down' }));
    expect(await dialog.findByText('Say what you saw.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('What you saw'), 'It went back');
    await user.type(dialog.getByRole('textbox', { name: /How you know/ }), 'Refund 8123 is paid out');
    await user.click(dialog.getByRole('button', { name: 'Write it down' }));
    await seen('USD 480 went back');
    expect(sent).toEqual([{ id: 9, wentBack: true, reason: 'Refund 8123 is paid out' }]);
    expect(await money.findByText('Went back')).toBeVisible();
  });

  test('is for who may handle it; others see what was written down', async () => {
    signIn('office');
    open({ ...amina, payments: [paymentRow(9)] });
    const money = await panel('Money');
    expect(await money.findByText('Came in')).toBeVisible();
    expect(money.queryByRole('button')).toBeNull();
  });

  test('lines are written by hand, with what they add up to', async () => {
    const sent: { lines?: unknown; reason?: string }[] = [];
    const { user } = open(amina, {
      setBookingLines: (variables) => {
        sent.push(variables as object);
        return { booking: amina };
      },
    });
    await user.click((await panel('Money')).getByRole('button', { name: 'Change the price' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the price' }));
    await user.click(dialog.getByRole('button', { name: 'Add a line' }));
    const line = within(dialog.getByRole('listitem', { name: 'Line 3' }));
    await user.type(line.getByRole('textbox', { name: 'For' }), 'Discount');
    await user.clear(line.getByRole('spinbutton', { name: /How many/ }));
    await user.type(line.getByRole('spinbutton', { name: /How many/ }), '1');
    await user.type(line.getByRole('spinbutton', { name: /For each/ }), '-100');
    expect(dialog.getByText('USD 1,500')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'A friend of the house');
    await user.click(dialog.getByRole('button', { name: 'Save the price' }));
    await seen('Price saved');
    expect(sent[0]).toMatchObject({ id: 5, version: 1, currency: 'USD', deposit: 48_000 });
    expect(sent[0]?.lines).toContainEqual({
      text: 'Discount',
      count: 1,
      unitAmount: -10_000,
      unitPermit: 0,
    });
  });
});

describe('Who travels', () => {
  const details = [
    { id: 21, residence: 'foreignNonResident', name: 'Amina Nakato', passport: 'A123', nationality: 'Kenya' },
    { id: 22, residence: 'restOfAfrica', name: '', passport: '', nationality: '' },
  ].map((one) => ({ __typename: 'TravellerDetails', ageBand: 'adult', dateOfBirth: null, ...one }));

  test('passports wait for a press, under one opening, and are never kept in the browser', async () => {
    const openings: unknown[] = [];
    const sent: { travellers?: unknown }[] = [];
    const { user, calls, client } = open(amina, {
      travellersOpened: (variables) => {
        openings.push((variables as { opening?: string }).opening);
        return { travellers: details };
      },
      saveBookingTravellers: (variables) => {
        sent.push(variables as object);
        return { booking: amina };
      },
    });
    const travellers = await panel('Travellers');
    expect(calls).not.toContain('TravellersOpened');
    await user.click(travellers.getByRole('button', { name: 'Open names and passports' }));
    const form = within(await screen.findByRole('form', { name: 'Names and passports' }));
    expect(openings).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(form.getAllByRole('textbox', { name: /Passport/ })[0]).toHaveValue('A123');
    expect(JSON.stringify(client.cache.extract())).not.toContain('A123');
    await user.type(form.getAllByRole('textbox', { name: /^Name/ })[1] as HTMLElement, 'Opio Okello');
    const born = form.getAllByLabelText(/Date of birth/)[1] as HTMLElement;
    await user.type(born, todayInKampala());
    await user.click(form.getByRole('button', { name: 'Save travellers' }));
    expect(await form.findByText('Date of birth must be in the past.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(born);
    await user.click(form.getByRole('button', { name: 'Save travellers' }));
    await seen('Travellers saved');
    expect(sent[0]?.travellers).toContainEqual({
      id: 22,
      name: 'Opio Okello',
      passport: '',
      nationality: '',
      dateOfBirth: null,
    });
    expect(Object.values(sessionStorage).join()).not.toContain('A123');
  });

  test('is without passports for who may not read them', async () => {
    signIn('viewer');
    open();
    expect((await panel('Travellers')).queryByRole('button')).toBeNull();
    expect((await panel('State')).queryByRole('button')).toBeNull();
  });

  test('is changed with the new price said first', async () => {
    const sent: unknown[] = [];
    const asked: unknown[] = [];
    const { user } = open(amina, {
      staffQuote: ({ input }) => {
        asked.push(input);
        return {
          quote: {
            __typename: 'BookingQuote',
            seats: 3,
            seatsLeft: 4,
            lines: amina.lines,
            currency: 'USD',
            total: 250_000,
            permitTotal: 0,
            deposit: 75_000,
            balanceDueOn: null,
            rate: null,
          },
        };
      },
      changeParty: (variables) => {
        sent.push(variables);
        return { booking: { ...amina, seats: 3 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change party' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change who travels' }));
    const count = dialog.getByRole('spinbutton', { name: 'How many travellers, line 1' });
    await user.clear(count);
    await user.type(count, '2');
    expect(await dialog.findByText('USD 2,500')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'A sister joins');
    await user.click(dialog.getByRole('button', { name: 'Change the party' }));
    await seen('Party changed');
    const party = [
      { residence: 'foreignNonResident', ageBand: 'adult', count: 2 },
      { residence: 'restOfAfrica', ageBand: 'adult', count: 1 },
    ];
    expect(asked.at(-1)).toEqual({ departureId: 12, party });
    expect(sent).toEqual([{ id: 5, version: 1, party, reason: 'A sister joins' }]);
  });
});

test('The date is changed to another one with seats, never to the same', async () => {
  const sent: unknown[] = [];
  const { user } = open(amina, {
    programChoices: () => ({
      programs: [{ __typename: 'Program', id: 3, name: 'Gorilla Trek', isActive: true }],
    }),
    dateChoices: () => ({
      dates: {
        __typename: 'DepartureConnection',
        nodes: [
          dateChoice(12, '2026-12-04', '2026-12-06', 6),
          dateChoice(13, '2026-12-11', '2026-12-13', 8),
          dateChoice(14, '2026-12-18', '2026-12-20', 5),
        ],
      },
    }),
    bookedDate: () => ({ date: dateChoice(14, '2026-12-18', '2026-12-20', 5) }),
    moveBooking: (variables) => {
      sent.push(variables);
      return { booking: { ...amina, startsOn: '2026-12-18', endsOn: '2026-12-20' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the date' }));
  expect(
    await dialog.findByRole('option', { name: 'Fri 11 Dec to Sun 13 Dec 2026: sold out' }),
  ).toBeVisible();
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Other date' }),
    'Fri 18 Dec to Sun 20 Dec 2026: 3 seats free',
  );
  await user.click(dialog.getByRole('button', { name: 'Change the date' }));
  await seen('Now Fri 18 Dec to Sun 20 Dec 2026');
  expect(sent).toEqual([{ id: 5, departureId: 14, tell: true }]);
});

test('A planned mail is stopped, and let go after all', async () => {
  const sent: unknown[] = [];
  const mail = (stopped: boolean) => ({
    __typename: 'BookingMail',
    mail: 'whatToBring',
    on: '2026-11-27',
    sentAt: null,
    stopped,
  });
  const { user } = open(
    { ...amina, mails: [mail(false)] },
    {
      stopBookingMail: (variables) => {
        sent.push(variables);
        return {
          booking: { ...amina, mails: [mail((variables as { stopped?: boolean }).stopped === true)] },
        };
      },
    },
  );
  const mails = await panel('Mails to the guest');
  expect(mails.getByText('Planned for Fri 27 Nov 2026')).toBeVisible();
  await user.click(mails.getByRole('button', { name: 'Do not send: What to bring' }));
  expect(await mails.findByText('Stopped; planned for Fri 27 Nov 2026')).toBeVisible();
  await user.click(mails.getByRole('button', { name: 'Send after all: What to bring' }));
  expect(await mails.findByText('Planned for Fri 27 Nov 2026')).toBeVisible();
  expect(sent).toEqual([
    { id: 5, mail: 'whatToBring', stopped: true },
    { id: 5, mail: 'whatToBring', stopped: false },
  ]);
});
