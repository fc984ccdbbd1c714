// What fills a demo with dates, prices and bookings for trying.
import { type Api, startApi } from '../../test/api.ts';
import { truncate } from '../../test/database.ts';
import { gorillaTrek } from '../../test/samples.ts';
import { type DemoJourneys, loadDemoPackage } from '../demo-package.ts';
import { coaches } from '../modules/coaches/coaches.ts';
import { fillJourneys } from './fill-journeys.ts';

let api: Api;
let journeys: DemoJourneys;
let token: string;
beforeAll(async () => {
  api = await startApi();
  await truncate(api.db);
  journeys = await (await loadDemoPackage()).journeys();
});

it('A database without the demo is left as it is, with a sentence', async () => {
  await expect(fillJourneys(api, journeys)).rejects.toThrow(
    /^There is no program “Gorilla Trek in Bwindi”: start the product once/,
  );
  expect(await api.db.query('SELECT 1 FROM vehicles')).toEqual([]);
});

it('A demo gets dates and bookings of every state, once', async () => {
  token = await api.tokenOf('amina@example.org');
  for (const { name } of journeys.programs)
    await api.rest('POST', '/programs', { token, body: { ...gorillaTrek, name } });
  const guides = new Set(
    journeys.programs.flatMap(({ dates }) => dates.flatMap(({ guides = [] }) => guides)),
  );
  for (const name of guides) await api.rest('POST', '/coaches', { token, body: { ...coaches.sample, name } });
  const dates = journeys.programs.flatMap((program) => program.dates).length;
  expect(await fillJourneys(api, journeys)).toEqual({ dates, bookings: journeys.bookings.length });
  const states: { state: string; count: number }[] = await api.db.query(
    'SELECT state, count(*)::integer AS count FROM bookings GROUP BY state ORDER BY state',
  );
  expect(Object.fromEntries(states.map(({ state, count }) => [state, count]))).toEqual({
    cancelled: 1,
    completed: 1,
    confirmed: 5,
    declined: 1,
    expired: 1,
    held: 1,
    requested: 1,
  });
  expect(await api.db.query("SELECT state FROM payments WHERE state = 'toDecide'")).toHaveLength(1);
  expect(await api.db.query("SELECT visible FROM departures WHERE visible = 'soldOut'")).toHaveLength(1);
  expect(await api.db.query("SELECT state FROM waiting WHERE state = 'waiting'")).toHaveLength(1);
  expect(await api.db.query('SELECT 1 FROM assignments')).toHaveLength(4);
  expect(await fillJourneys(api, journeys)).toEqual({ dates: 0, bookings: 0 });
});

it('What staff said of the rate and of paying online stays as it is', async () => {
  const written = async () => (await api.services.settings.written()).bookings;
  expect(await written()).toMatchObject({
    payOnline: true,
    ugxForUsd: journeys.rate,
    taxNumber: journeys.taxNumber,
  });
  const papers = await api.db.query('SELECT DISTINCT kind FROM booking_papers ORDER BY kind');
  expect(papers.map(({ kind }: { kind: string }) => kind)).toEqual(['creditNote', 'invoice', 'receipt']);
  await api.graphql(
    'mutation { updateBookingsSettings(input: { payOnline: false, ugxForUsd: 3000 }) { version } }',
    {},
    { token },
  );
  await fillJourneys(api, journeys);
  expect(await written()).toMatchObject({ payOnline: false, ugxForUsd: 3000 });
});
