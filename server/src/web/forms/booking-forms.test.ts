import { bookingForms } from './booking-forms.ts';
import { fieldsOf } from './page-form.ts';
import { postedForm } from './posted-form.ts';

const form = (id: string) => {
  const found = bookingForms.find((one) => one.id === id);
  if (!found) throw new Error(`There is no form ${id}.`);
  return found;
};
const sent = (id: string, fields: Record<string, string>) => fieldsOf(form(id), new URLSearchParams(fields));
const at = (search: string, id = '') => ({ id, query: new URLSearchParams(search) });

test('a booking without JavaScript takes date and party from its address and names from its rows', () => {
  const fields = sent('book', {
    firstName: 'Grace',
    lastName: 'Akello',
    email: 'grace@example.org',
    phone: '+256 700 000 000',
    message: '',
    acceptTerms: 'on',
    quoted: 'q1',
    'name-2': 'Amina Nakato',
    other: 'x',
  });
  const address = at(
    'date=5&foreignNonResident-adult=2&any-child=0&eastAfricanCitizen-adult=x&step=review',
    '1',
  );
  expect(form('book').variables(fields, {}, address)).toEqual({
    input: {
      firstName: 'Grace',
      lastName: 'Akello',
      email: 'grace@example.org',
      phone: '+256 700 000 000',
      departureId: '5',
      party: [{ residence: 'foreignNonResident', ageBand: 'adult', count: 2 }],
      message: '',
      travellerNames: ['', 'Amina Nakato'],
      acceptTerms: true,
      quoted: 'q1',
    },
    form: {},
  });
});

test('what was taken leads to the page that its key opens', () => {
  const { next } = form('book');
  const lead = typeof next === 'string' ? next : next(at(''), { createBooking: { key: 'a+b' } });
  expect(lead).toBe('/booking?key=a%2Bb#content');
});

test('what is sealed and was left empty stays as it is; a name that was emptied goes', () => {
  const fields = sent('travellers', {
    'name-12': '',
    'passport-12': '',
    'name-13': 'Grace',
    'passport-13': 'A1',
  });
  expect(form('travellers').variables(fields, {}, at('key=K'))).toEqual({
    key: 'K',
    travellers: [
      { id: '12', name: '' },
      { id: '13', name: 'Grace', passport: 'A1' },
    ],
  });
});

test('a sentence about a row comes back at its field', () => {
  const shown = { token: 't', tokenSent: true };
  const refusal = (message: string, path: (string | number)[]) => ({
    code: 'BAD_USER_INPUT' as const,
    message: 'Please correct this.',
    details: [{ message, path }],
  });
  const travellers = sent('travellers', { 'name-12': '', 'name-13': '', 'passport-13': '?' });
  const wrong = refusal('Passport is not valid.', ['travellers', 1, 'passport']);
  expect(postedForm(form('travellers'), travellers, wrong, shown).problems).toEqual({
    'passport-13': 'Passport is not valid.',
  });
  const names = sent('book', { 'name-1': 'http://x' });
  const noName = refusal('Name must not hold an address.', ['input', 'travellerNames', 0]);
  expect(postedForm(form('book'), names, noName, shown).problems).toEqual({
    'name-1': 'Name must not hold an address.',
  });
});

test('a sum that was not shown is never taken for one', () => {
  const variables = (refund: string) => form('cancel').variables(sent('cancel', { refund }), {}, at('key=K'));
  expect(variables('70000')).toEqual({ key: 'K', refund: 70_000 });
  expect(variables('none')).toEqual({ key: 'K', refund: -1 });
});

test('a sum to pay is read as people type it, and what is none is refused with a sentence', () => {
  const amount = (typed: string, currency: string) =>
    form('pay').variables(sent('pay', { amount: typed, currency }), {}, at('key=K'));
  expect(amount('1,250.50', 'USD')).toEqual({ key: 'K', amount: 125_050 });
  expect(amount('420', 'USD')).toEqual({ key: 'K', amount: 42_000 });
  expect(amount('1 500 000', 'UGX')).toEqual({ key: 'K', amount: 1_500_000 });
  for (const typed of ['', 'all', '-5', '1.005', '1e9', '99999999999999'])
    expect(amount(typed, 'USD')).toEqual({ key: 'K', amount: 0 });
  expect(amount('10.50', 'UGX')).toEqual({ key: 'K', amount: 0 });
});

test('after a payment was begun the browser stays with us, where the link is', () => {
  const { next } = form('pay');
  expect(typeof next === 'string' ? next : next(at('key=a%2Bb'), {})).toBe('/booking?key=a%2Bb#pay');
});
