import { type Api, startApi } from '../../../../test/api.ts';
import { bookedProgram, departureOf, inDays } from '../../../../test/bookings/departures.ts';
import { truncate } from '../../../../test/database.ts';
import { coaches } from '../../coaches/coaches.ts';

const assign = /* GraphQL */ `
  mutation ($id: ID!, $guideIds: [ID!]!, $vehicleIds: [ID!]!) {
    assignDeparture(id: $id, guideIds: $guideIds, vehicleIds: $vehicleIds) { id guides { id name } vehicles { id name seats } }
  }
`;
const saveVehicle = /* GraphQL */ `
  mutation ($id: ID, $input: VehicleInput!, $version: Int, $key: String) {
    saveVehicle(id: $id, input: $input, version: $version, key: $key) { id name seats version }
  }
`;
const deleteVehicle = 'mutation ($id: ID!) { deleteVehicle(id: $id) }';

let api: Api;
let token: string;
let program: number;
let guide: number;
let van: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  program = await bookedProgram(api, token);
  guide = (await api.rest('POST', '/coaches', { token, body: coaches.sample })).body.data.id;
  van = (await vehicle({ name: 'Safari van', seats: 6 })).data.saveVehicle.id;
});

const vehicle = async (input: object, more: object = {}) =>
  (await api.graphql(saveVehicle, { input, ...more }, { token })).body;
const put = async (id: number, guideIds: unknown[], vehicleIds: unknown[] = []) =>
  (await api.graphql(assign, { id, guideIds, vehicleIds }, { token })).body;
const refusal = ({ errors }: { errors?: { message: string; extensions: { code: string } }[] }) =>
  errors?.[0] && [errors[0].extensions.code, errors[0].message];

describe('Who goes along on a date', () => {
  it('is what staff said last, each of them once', async () => {
    const id = await departureOf(api, token, program);
    const { data } = await put(id, [guide, guide], [van]);
    expect(data.assignDeparture).toEqual({
      id,
      guides: [{ id: guide, name: 'Grace Akello' }],
      vehicles: [{ id: van, name: 'Safari van', seats: 6 }],
    });
    expect((await put(id, [])).data.assignDeparture).toMatchObject({ guides: [], vehicles: [] });
  });

  it('is on no other date at a time: the sentence names it, its last day included', async () => {
    const first = await departureOf(api, token, program, { startsOn: '2029-07-02', endsOn: '2029-07-04' });
    const second = await departureOf(api, token, program, { startsOn: '2029-07-04' });
    const third = await departureOf(api, token, program, { startsOn: '2029-07-05' });
    await put(first, [guide], [van]);
    expect(refusal(await put(second, [guide]))).toEqual([
      'CONFLICT',
      '“Grace Akello” is on “Gorilla Trek in Bwindi” already, Mon 2 Jul to Wed 4 Jul 2029. Please choose another, or take it off that departure first.',
    ]);
    expect(refusal(await put(second, [], [van]))?.[1]).toMatch(
      /^“Safari van” is on “Gorilla Trek in Bwindi” already/,
    );
    expect((await put(third, [guide], [van])).errors).toBeUndefined();
  });

  it('asked for by two dates at once is on one of them', async () => {
    const dates = [
      await departureOf(api, token, program, { startTime: '06:00' }),
      await departureOf(api, token, program, { startTime: '09:00' }),
    ];
    const both = await Promise.all(dates.map((id) => put(id, [guide])));
    expect(both.filter(({ data }) => data)).toHaveLength(1);
    expect(both.map(refusal).find(Boolean)?.[0]).toBe('CONFLICT');
  });

  it('goes along on the new days when a date changes its days, unless it is elsewhere then', async () => {
    const first = await departureOf(api, token, program, { startsOn: inDays(40) });
    const second = await departureOf(api, token, program, { startsOn: inDays(50) });
    await put(first, [guide]);
    await put(second, [guide]);
    const update = /* GraphQL */ `
      mutation ($id: ID!, $input: DepartureInput!) { updateDeparture(id: $id, input: $input) { id } }
    `;
    const move = async (id: number, day: string) =>
      (
        await api.graphql(
          update,
          { id, input: { programId: program, startsOn: day, capacity: 8 } },
          { token },
        )
      ).body;
    expect(refusal(await move(first, inDays(50)))).toEqual([
      'CONFLICT',
      expect.stringMatching(/^“Grace Akello” is on “Gorilla Trek in Bwindi” already/),
    ]);
    expect((await move(first, inDays(41))).errors).toBeUndefined();
    expect((await move(second, inDays(40))).errors).toBeUndefined();
  });

  it('is free again when a date is cancelled', async () => {
    const first = await departureOf(api, token, program, { startTime: '06:00' });
    await put(first, [guide]);
    await api.db.query("UPDATE departures SET status = 'cancelled' WHERE id = $1", [first]);
    const second = await departureOf(api, token, program);
    expect((await put(second, [guide])).errors).toBeUndefined();
    expect(refusal(await put(first, []))).toEqual([
      'CONFLICT',
      'This departure is cancelled: nobody goes along.',
    ]);
  });

  it('must be there', async () => {
    const id = await departureOf(api, token, program);
    expect(refusal(await put(id, [99]))).toEqual([
      'BAD_USER_INPUT',
      'There is no such team member any more.',
    ]);
    expect(refusal(await put(id, [], ['x']))).toEqual(['BAD_USER_INPUT', 'There is no such vehicle.']);
    expect(refusal(await put(77, []))).toEqual(['NOT_FOUND', 'Date not found']);
    await api.rest('DELETE', `/coaches/${guide}`, { token });
    expect(refusal(await put(id, [guide]))?.[0]).toBe('BAD_USER_INPUT');
  });
});

describe('A vehicle', () => {
  it('is made once with one key, changed by its version, and listed by name', async () => {
    const key = 'the-key-of-one-press';
    const input = { name: 'Bus', seats: 28 };
    const [first, again] = [await vehicle(input, { key }), await vehicle(input, { key })];
    expect(again.data).toEqual(first.data);
    const { id } = first.data.saveVehicle;
    expect((await vehicle({ name: 'Coaster', seats: 28 }, { id, version: 1 })).data.saveVehicle.version).toBe(
      2,
    );
    expect(refusal(await vehicle({ name: 'Van', seats: 2 }, { id, version: 1 }))?.[0]).toBe('CONFLICT');
    const { vehicles } = (await api.graphql('{ vehicles { name } }', {}, { token })).body.data;
    expect(vehicles).toEqual([{ name: 'Coaster' }, { name: 'Safari van' }]);
  });

  it('is refused in words', async () => {
    const { errors } = await vehicle({ name: ' ', seats: 0 });
    expect(errors[0].extensions.details).toEqual([
      { message: 'Name is required.', path: ['name'] },
      { message: 'Seats must be 1 or more.', path: ['seats'] },
    ]);
    expect(refusal(await vehicle({ name: 'X', seats: 4 }, { id: 99 }))).toEqual([
      'NOT_FOUND',
      'Vehicle not found',
    ]);
  });

  it('stays while it goes along on a date to come, and its past goes with it', async () => {
    const id = await departureOf(api, token, program, { startsOn: '2029-07-02' });
    await put(id, [], [van]);
    const remove = async () => (await api.graphql(deleteVehicle, { id: van }, { token })).body;
    expect(refusal(await remove())).toEqual([
      'CONFLICT',
      '“Safari van” goes along on “Gorilla Trek in Bwindi”, Mon 2 Jul 2029: take it off that departure first.',
    ]);
    await api.db.query('UPDATE departures SET starts_on = $2, ends_on = $2 WHERE id = $1', [id, inDays(-1)]);
    expect((await remove()).data.deleteVehicle).toBe(van);
  });
});
