import {
  type PartyMember,
  type PriceAnswer,
  priceOf,
  type Tier,
  tiersThatHold,
} from './price-calculation.ts';

const tier = (more: Partial<Tier> = {}): Tier => ({
  residence: 'any',
  ageBand: 'adult',
  currency: 'USD',
  amount: 150_000,
  permit: 0,
  peopleFrom: 1,
  peopleTo: null,
  daysFrom: null,
  daysTo: null,
  ...more,
});
const foreigner: PartyMember = { residence: 'foreignNonResident', ageBand: 'adult', count: 1 };
const citizen: PartyMember = { residence: 'eastAfricanCitizen', ageBand: 'adult', count: 1 };
const ask = (tiers: Tier[], party: PartyMember[], more: { startsOn?: string; rate?: number } = {}) =>
  priceOf({ tiers, party, startsOn: more.startsOn ?? '2030-07-01', rate: more.rate ?? null });

function priced(answer: PriceAnswer) {
  if (answer.is !== 'priced') throw new Error(`It is ${answer.is}.`);
  return answer;
}

const permits = [
  tier({ residence: 'foreignNonResident', amount: 180_000, permit: 80_000 }),
  tier({ residence: 'eastAfricanCitizen', currency: 'UGX', amount: 1_500_000, permit: 300_000 }),
];

describe('The price of a party', () => {
  it('is the sum of its lines, each by where the traveller lives and how old they are, with the permits apart', () => {
    const tiers = [...permits, tier({ residence: 'foreignNonResident', ageBand: 'child', amount: 50_050 })];
    const child: PartyMember = { residence: 'foreignNonResident', ageBand: 'child', count: 3 };
    expect(ask(tiers, [{ ...foreigner, count: 2 }, child])).toEqual({
      is: 'priced',
      currency: 'USD',
      total: 2 * 180_000 + 3 * 50_050,
      permitTotal: 160_000,
      rate: null,
      lines: [
        {
          text: 'Adult, foreign non-resident',
          residence: 'foreignNonResident',
          ageBand: 'adult',
          count: 2,
          unitAmount: 180_000,
          unitPermit: 80_000,
        },
        {
          text: 'Child, foreign non-resident',
          residence: 'foreignNonResident',
          ageBand: 'child',
          count: 3,
          unitAmount: 50_050,
          unitPermit: 0,
        },
      ],
    });
  });

  it('is that of everybody for who has none of their own, and names who has none at all', () => {
    expect(priced(ask([...permits, tier()], [{ ...foreigner, residence: 'restOfAfrica' }])).total).toBe(
      150_000,
    );
    expect(ask(permits, [foreigner, { residence: 'restOfAfrica', ageBand: 'adult', count: 1 }])).toEqual({
      is: 'refused',
      at: 1,
      message:
        '“Adult, rest of Africa” has no price on this date in a party of 2 travellers. Please choose another date, or ask the office.',
    });
  });

  it('says one line of travellers of one kind who were named twice', () => {
    expect(priced(ask([tier()], [foreigner, foreigner])).lines).toMatchObject([{ count: 2 }]);
  });

  it('is that of the size of the whole party', () => {
    const tiers = [tier({ peopleTo: 3, amount: 200_000 }), tier({ peopleFrom: 4, amount: 120_000 })];
    const totalOf = (count: number) => priced(ask(tiers, [foreigner, { ...citizen, count }])).total;
    expect([totalOf(2), totalOf(3)]).toEqual([3 * 200_000, 4 * 120_000]);
  });

  it('is that of the day on which the journey begins, the first and the last day of a tariff included', () => {
    const tiers = [
      tier({ daysTo: '2030-06-30', amount: 100_000 }),
      tier({ daysFrom: '2030-07-01', daysTo: '2030-07-31', amount: 110_000 }),
    ];
    const totalOn = (startsOn: string) => {
      const answer = ask(tiers, [foreigner], { startsOn });
      return answer.is === 'priced' ? answer.total : answer.is;
    };
    expect(['2030-06-30', '2030-07-01', '2030-07-31', '2030-08-01'].map(totalOn)).toEqual([
      100_000,
      110_000,
      110_000,
      'refused',
    ]);
  });

  it('is in shillings where prices of two currencies meet, each traveller up to the shilling', () => {
    const tiers = [
      tier({ residence: 'foreignNonResident', amount: 100_001, permit: 33 }),
      ...permits.slice(1),
    ];
    const answer = priced(ask(tiers, [{ ...foreigner, count: 2 }, citizen], { rate: 3_755 }));
    expect(answer).toMatchObject({ currency: 'UGX', rate: 3_755 });
    expect(answer.lines.map(({ unitAmount, unitPermit }) => [unitAmount, unitPermit])).toEqual([
      [3_755_038, 1_240],
      [1_500_000, 300_000],
    ]);
    expect(answer.total).toBe(2 * 3_755_038 + 1_500_000);
    expect(answer.permitTotal).toBe(2 * 1_240 + 300_000);
  });

  it('has no total while nobody said the rate between its two currencies; one currency needs none', () => {
    expect(ask(permits, [foreigner, citizen])).toMatchObject({ is: 'needsRate', lines: [{}, {}] });
    expect(priced(ask(permits, [citizen], { rate: 3_700 }))).toMatchObject({ currency: 'UGX', rate: null });
  });

  it('is said by the office where nobody wrote one down, or where it is a fortune', () => {
    expect(ask([], [foreigner])).toEqual({ is: 'unpriced' });
    const answer = ask([tier({ amount: 1_000_000_000 })], [{ ...foreigner, count: 500 }]);
    expect(answer).toMatchObject({ is: 'refused', message: expect.stringContaining('made by the office') });
  });

  it('is that of its date alone where that has prices of its own', () => {
    const own = [tier({ amount: 1 })];
    expect([tiersThatHold(permits, own), tiersThatHold(permits, [])]).toEqual([own, permits]);
  });
});
