import { type Api, startApi } from '../../../../test/api.ts';
import { bookedProgram, departureOf } from '../../../../test/bookings/departures.ts';
import { truncate } from '../../../../test/database.ts';

const set = /* GraphQL */ `
  mutation ($programId: ID!, $departureId: ID, $tiers: [PriceTierInput!]!, $version: Int) {
    setPrices(programId: $programId, departureId: $departureId, tiers: $tiers, version: $version) {
      programId departureId version tiers { residence ageBand currency amount permit peopleFrom peopleTo daysFrom daysTo }
    }
  }
`;
const read = /* GraphQL */ `
  query ($programId: ID!, $departureId: ID) {
    priceList(programId: $programId, departureId: $departureId) { version tiers { amount } }
  }
`;
const page = /* GraphQL */ `
  query ($id: ID!) {
    program(id: $id) {
      priceTiers { amount currency }
      bookingTerms { version depositPercent balanceDueDays permitKeptDays text steps { daysBefore keepPercent } }
      departures { priceTiers { amount } }
    }
  }
`;

const adult = { residence: 'any', ageBand: 'adult', currency: 'USD', amount: 120_000 };

let api: Api;
let token: string;
let program: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  program = await bookedProgram(api, token);
});

const save = async (tiers: object[], more: object = {}) =>
  (await api.graphql(set, { programId: program, tiers, ...more }, { token })).body;
const seen = async () => (await api.graphql(page, { id: program })).body.data.program;
const faults = ({ errors }: { errors?: { extensions: { details: object[] } }[] }) =>
  errors?.[0]?.extensions.details;

describe('Prices', () => {
  it('are there for visitors in the very next request, in the order in which staff wrote them down', async () => {
    expect((await seen()).priceTiers).toEqual([]);
    const child = {
      ...adult,
      ageBand: 'child',
      amount: 60_000,
      permit: 10_000,
      peopleTo: 6,
      daysFrom: '2030-01-01',
    };
    const { data } = await save([child, adult]);
    expect(data.setPrices).toEqual({
      programId: program,
      departureId: null,
      version: 1,
      tiers: [
        { ...child, peopleFrom: 1, daysTo: null },
        { ...adult, permit: 0, peopleFrom: 1, peopleTo: null, daysFrom: null, daysTo: null },
      ],
    });
    expect((await seen()).priceTiers).toEqual([
      { amount: 60_000, currency: 'USD' },
      { amount: 120_000, currency: 'USD' },
    ]);
  });

  it('of one date alone stand beside those of its program, and go with an empty list', async () => {
    const departureId = await departureOf(api, token, program);
    await save([adult]);
    await save([{ ...adult, amount: 1 }], { departureId });
    expect(await seen()).toMatchObject({
      priceTiers: [{ amount: 120_000 }],
      departures: [{ priceTiers: [{ amount: 1 }] }],
    });
    expect((await save([], { departureId })).data.setPrices).toMatchObject({ version: 2, tiers: [] });
    expect((await seen()).departures).toEqual([{ priceTiers: [] }]);
  });

  it('are refused over a colleague, and a save that changes nothing leaves no trace', async () => {
    await save([adult], { version: 0 });
    expect((await save([adult])).data.setPrices.version).toBe(1);
    const { errors } = await save([{ ...adult, amount: 5 }], { version: 0 });
    expect(errors[0].extensions.code).toBe('CONFLICT');
    expect(errors[0].message).toMatch(/^amina@example\.org saved this list of prices at /);
    const [{ description }] = await api.db.query(
      "SELECT description FROM activities WHERE description LIKE 'Changed the prices%'",
    );
    expect(description).toBe('Changed the prices of program "Gorilla Trek in Bwindi"');
  });

  it('saved by many at once let exactly one of them through', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, i) => save([{ ...adult, amount: 100 + i }], { version: 0 })),
    );
    expect(all.filter(({ data }) => data)).toHaveLength(1);
    const answer = (await api.graphql(read, { programId: program }, { token })).body.data.priceList;
    expect([answer.version, answer.tiers.length]).toEqual([1, 1]);
  });

  it.each([
    [
      [{ ...adult, permit: 120_001 }],
      ['tiers', 0, 'permit'],
      'The permit is a part of the price: it cannot be more.',
    ],
    [
      [{ ...adult, peopleFrom: 4, peopleTo: 2 }],
      ['tiers', 0, 'peopleTo'],
      'The largest party cannot be smaller than the smallest one.',
    ],
    [
      [{ ...adult, daysFrom: '2030-02-01', daysTo: '2030-01-01' }],
      ['tiers', 0, 'daysTo'],
      'The last day cannot be before the first one.',
    ],
    [[{ ...adult, amount: -1 }], ['tiers', 0, 'amount'], 'Amount must be 0 or more.'],
    [[{ ...adult, daysFrom: 'May' }], ['tiers', 0, 'daysFrom'], 'Days from is not valid.'],
    [
      [adult, { ...adult, residence: 'foreignResident' }, { ...adult, peopleFrom: 3, currency: 'UGX' }],
      ['tiers', 2, 'residence'],
      'Prices 1 and 3 hold for the same travellers (“Adult”) on the same days: please change the days or the size of the party of one of them.',
    ],
  ])('are refused in words: %j', async (tiers, path, message) => {
    expect(faults(await save(tiers))).toEqual([{ message, path }]);
  });

  it('may follow one another by day and by the size of the party', async () => {
    const tiers = [
      { ...adult, peopleTo: 3, daysTo: '2030-06-30' },
      { ...adult, peopleFrom: 4, daysTo: '2030-06-30' },
      { ...adult, daysFrom: '2030-07-01' },
    ];
    expect((await save(tiers)).errors).toBeUndefined();
  });

  it('of which two hold for one traveller on one day are refused by the database, too', async () => {
    await save([adult]);
    const twice = api.db.query(
      `INSERT INTO price_tiers (program_id, position, residence, age_band, currency, amount) VALUES ($1, 2, 'any', 'adult', 'UGX', 5)`,
      [program],
    );
    await expect(twice).rejects.toThrow(/price_tiers_overlap/);
  });

  it('of a program or a date that is not there are not found', async () => {
    const code = async (more: object) => (await save([adult], more)).errors[0].extensions.code;
    const other = await departureOf(api, token, await bookedProgram(api, token));
    expect([
      await code({ programId: 99 }),
      await code({ departureId: other }),
      await code({ departureId: 'x' }),
    ]).toEqual(Array(3).fill('NOT_FOUND'));
  });

  it('are for who may handle money to write, and for the office to read', async () => {
    const office = await api.tokenOf('office@example.org');
    await api.db.query("UPDATE users SET role = 'office' WHERE email = 'office@example.org'");
    const answer = await api.graphql(set, { programId: program, tiers: [adult] }, { token: office });
    expect(answer.body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(
      (await api.graphql(read, { programId: program }, { token: office })).body.data.priceList.version,
    ).toBe(0);
  });
});

describe('The terms of a program', () => {
  it('are those of the settings until it has its own, and change their name with a word of them', async () => {
    const before = (await seen()).bookingTerms;
    expect(before).toMatchObject({
      depositPercent: 30,
      balanceDueDays: 30,
      permitKeptDays: null,
      steps: [
        { daysBefore: 60, keepPercent: 10 },
        { daysBefore: 30, keepPercent: 50 },
      ],
    });
    const change =
      'mutation ($input: BookingsSettingsInput!) { updateBookingsSettings(input: $input) { version } }';
    await api.graphql(change, { input: { termsText: 'Ask {name}.', depositPercent: 20 } }, { token });
    const after = (await seen()).bookingTerms;
    expect(after).toMatchObject({ depositPercent: 20, text: expect.stringMatching(/^Ask .+\.$/) });
    expect(after.version).not.toBe(before.version);
  });

  it('cannot be set so that who cancels later loses less, or with a rate of no day', async () => {
    const change =
      'mutation ($input: BookingsSettingsInput!) { updateBookingsSettings(input: $input) { version } }';
    const refusal = async (input: object) => faults((await api.graphql(change, { input }, { token })).body);
    const steps = [
      { daysBefore: 60, keepPercent: 50 },
      { daysBefore: 30, keepPercent: 10 },
    ];
    expect(await refusal({ cancellationSteps: steps })).toEqual([
      {
        message:
          'Until 60 days before 50 percent are kept, and until 30 days before only 10: who cancels later cannot lose less.',
        path: ['cancellationSteps', 1, 'keepPercent'],
      },
    ]);
    expect(await refusal({ cancellationSteps: [steps[0], steps[0]] })).toMatchObject([
      { path: ['cancellationSteps', 1, 'daysBefore'] },
    ]);
    expect(await refusal({ ugxForUsd: 3700 })).toMatchObject([{ path: ['ugxForUsdOn'] }]);
    expect(await refusal({ ugxForUsd: 3700, ugxForUsdOn: 'x' })).toMatchObject([{ path: ['ugxForUsdOn'] }]);
    expect(await refusal({ ugxForUsd: 3700, ugxForUsdOn: '2026-11-20' })).toBeUndefined();
  });
});
