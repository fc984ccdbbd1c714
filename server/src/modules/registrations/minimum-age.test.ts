import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { gorillaTrek, registration } from '../../../test/samples.ts';
import { ageOn, kampalaDay, yearsBefore } from '../../platform/kampala-day.ts';

const create = 'mutation ($input: RegistrationInput!) { createRegistration(input: $input) { id } }';
const update =
  'mutation ($id: ID!, $input: RegistrationInput!) { updateRegistration(id: $id, input: $input) { phone startDate } }';

const today = kampalaDay();
const inAYear = yearsBefore(today, -1);
const inTwoYears = yearsBefore(today, -2);
/** 15 in a year and no day before. */
const young = yearsBefore(inAYear, 15);
const dayBefore = new Date(Date.parse(inAYear) - 86_400_000).toISOString().slice(0, 10);
const sentence =
  'Gorilla Trek in Bwindi is for travellers who are 15 or older on the start date. Check both dates, or choose another program.';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  await api.rest('POST', '/programs', { token, body: { ...gorillaTrek, minimumAge: 15 } });
});

const input = (more: object) => ({ ...registration, programId: 1, dateOfBirth: young, ...more });
const register = async (more: object) => (await api.graphql(create, { input: input(more) })).body;
const correct = async (more: object) =>
  (await api.graphql(update, { id: 1, input: input(more) }, { token })).body;
const faultsOf = ({ errors }: { errors?: [{ extensions: { details: unknown } }] }) =>
  errors?.[0].extensions.details;

describe('Who registers for a program with a minimum age', () => {
  it('has that age on the start date', async () => {
    expect((await register({ startDate: inAYear })).data.createRegistration.id).toBe(1);
  });

  it('is told beside the date of birth when that is a day short', async () => {
    expect(faultsOf(await register({ startDate: dayBefore }))).toEqual([
      { message: sentence, path: ['dateOfBirth'] },
    ]);
  });

  it('is told of it together with what else is wrong', async () => {
    expect(faultsOf(await register({ startDate: dayBefore, email: 'grace', consent: false }))).toEqual([
      { message: 'Email is not valid.', path: ['email'] },
      { message: 'You must agree to the terms and consent to data usage', path: ['consent'] },
      { message: sentence, path: ['dateOfBirth'] },
    ]);
  });

  it('is asked for a start date first', async () => {
    expect(faultsOf(await register({ startDate: '' }))).toEqual([
      { message: 'Start date is required.', path: ['startDate'] },
    ]);
  });

  it('may be of any age where the program has none', async () => {
    await api.db.query('UPDATE programs SET minimum_age = NULL');
    const born = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    expect((await register({ dateOfBirth: born })).data.createRegistration.id).toBe(1);
  });
});

describe('Staff who correct a registration', () => {
  beforeEach(() => register({ startDate: inAYear }));

  it('cannot make the traveller too young', async () => {
    expect(faultsOf(await correct({ startDate: dayBefore }))).toEqual([
      { message: sentence, path: ['dateOfBirth'] },
    ]);
    expect((await correct({ startDate: inTwoYears })).data.updateRegistration.startDate).toBe(inTwoYears);
  });

  it('can correct the rest of one that is older than the minimum age', async () => {
    await api.db.query('UPDATE programs SET minimum_age = 18');
    const { data } = await correct({ startDate: inAYear, phone: '+256 700 000 009' });
    expect(data.updateRegistration.phone).toBe('+256 700 000 009');
  });
});

it.each([
  ['2008-02-29', '2023-02-28', 14],
  ['2008-02-29', '2023-03-01', 15],
  ['2009-03-01', '2024-02-29', 14],
  ['2009-03-01', '2024-03-01', 15],
])('Who was born on %s is on %s %i years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});
