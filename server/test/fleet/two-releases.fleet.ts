// The release before this one and that of tomorrow run beside each other, web and worker in any order: the queue is as the newer one has it, and what
// is a draft to one is a draft to the other.

import { packOf, releaseBefore } from '../releases/releases.ts';
import { gorillaTrek } from '../samples.ts';
import { until } from '../until.ts';
import { type AskedFleet, askedFleet } from './asked-fleet.ts';
import { type Fleet, type ProductPart, startFleet } from './fleet.ts';
import { ofTomorrow, packOfTomorrow } from './parts/tomorrow.ts';
import { ask, messageOf } from './people/visitors.ts';

/** Milliseconds: the older one is built and packed the first time. */
const longest = 600_000;

let older: string;
let newer: string;
let fleet: Fleet;
let asked: AskedFleet;
beforeAll(async () => {
  older = await packOf(await releaseBefore());
  newer = await packOfTomorrow();
  fleet = await startFleet({ withStandby: false, pack: older });
  asked = await askedFleet(fleet);
}, longest);
afterAll(() => fleet?.stop());

async function become(part: ProductPart, pack: string): Promise<void> {
  await part.stop();
  part.become(pack);
  await part.start();
}

/** What the queue is told by whoever rules it. */
async function queue() {
  const schedules = await asked.rowsOf('SELECT name, cron FROM pgboss.schedule ORDER BY name');
  const [{ limit }] = await asked.rowsOf('SELECT retry_limit AS limit FROM pgboss.queue WHERE name = $1', [
    ofTomorrow.queue.name,
  ]);
  return { schedules, limit };
}

const isOfTomorrow = ({ schedules, limit }: Awaited<ReturnType<typeof queue>>) =>
  limit === ofTomorrow.queue.retryLimit &&
  schedules.some(({ name }: { name: string }) => name === ofTomorrow.schedule.name);

/** A message that is sent to a web has its letter, from whichever release the worker is. */
async function writeTo(port: number, key: string): Promise<void> {
  expect((await ask(port, messageOf(key))).status).toBe(201);
  await until(() => fleet.mails.taken().some(({ raw }) => raw.includes(`${key}@example.org`)), 30_000);
}

let ofOlder: Awaited<ReturnType<typeof queue>>;
let ofNewer: Awaited<ReturnType<typeof queue>>;

test('beside old webs a new worker gives the queue its own schedules and settings, and sends their letters', async () => {
  ofOlder = await queue();
  expect(isOfTomorrow(ofOlder)).toBe(false);
  await become(fleet.worker, newer);
  ofNewer = await queue();
  expect(isOfTomorrow(ofNewer)).toBe(true);
  const [one] = fleet.ports;
  await writeTo(one, 'by-an-old-web-beside-a-new-worker');
  // Also when an old one is the last that starts.
  await become(fleet.one, older);
  expect(await queue()).toEqual(ofNewer);
});

test('beside a new web an old worker changes none of them, and sends its letters', async () => {
  await become(fleet.two, newer);
  await become(fleet.worker, older);
  const [, two] = fleet.ports;
  await writeTo(two, 'by-a-new-web-beside-an-old-worker');
  expect(await queue()).toEqual(ofNewer);
});

test('a draft that is saved through one is shown by neither, to nobody but staff', async () => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${asked.token}` };
  const saveDraft = 'mutation ($input: DraftInput!) { saveDraft(input: $input) { kind } }';
  for (const [nth, web] of asked.webs.entries()) {
    const staff = web.as(asked.token);
    const create = 'mutation ($input: ProgramInput!) { createProgram(input: $input) { id version } }';
    const make = async (more: object) =>
      (await staff.graphql(create, { input: { ...gorillaTrek, ...more } })).createProgram;
    const shown = await make({ name: `A journey that is shown ${nth}` });
    const hidden = await make({ name: `A journey that is a draft ${nth}`, status: 'draft' });
    const document = { name: `A name that is not decided ${nth}` };
    const { id: key, version: baseVersion } = shown;
    await staff.graphql(saveDraft, { input: { kind: 'program', key, baseVersion, document } });
    for (const port of fleet.ports.slice(0, 2)) {
      for (const path of ['/programs', `/programs/${key}`, '/api/v1/programs']) {
        const { status, text } = await ask(port, { path });
        expect([status, text.includes(`A journey that is shown ${nth}`)]).toEqual([200, true]);
        expect(text).not.toMatch(/that is a draft|that is not decided/);
      }
      expect((await ask(port, { path: `/programs/${hidden.id}` })).status).toBe(404);
      const own = await ask(port, { path: `/api/v1/programs/${hidden.id}`, headers });
      expect(JSON.parse(own.text).data.name).toBe(`A journey that is a draft ${nth}`);
    }
  }
});

test('once the new one has ended for good, the queue is the old one’s again', async () => {
  await become(fleet.two, older);
  await until(async () => !isOfTomorrow(await queue()));
  expect(await queue()).toEqual(ofOlder);
});
