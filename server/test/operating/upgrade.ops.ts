// Databases that earlier releases filled go on with today's product, and back.
import { rmSync } from 'node:fs';
import { migrations } from '../../src/database/migrate.ts';
import { type StandIn, startStandIn } from '../fakes/flutterwave-stand-in.ts';
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { type Run, run } from '../product.ts';
import { beforeNewestMigration, buildRelease, oldestGuarded } from '../releases/releases.ts';
import { gorillaTrek, registration } from '../samples.ts';
import { until } from '../until.ts';
import { type DebianPostgres, startDebianPostgres } from './debian-postgres.ts';
import type { Client } from './earlier/asked.ts';
import { loadBaseline } from './earlier/baseline.ts';
import { readAgency, signIn } from './earlier/read-agency.ts';
import { startRelease } from './earlier/start-release.ts';
import { type Agency, codeOf, writeAgency } from './earlier/write-agency.ts';
import { type Machine, machineOn } from './machine.ts';

let postgres: DebianPostgres;
let provider: StandIn;
let mails: MailServer;
let product: Run | undefined;
const folders: string[] = [];
beforeAll(async () => {
  postgres = await startDebianPostgres();
  provider = await startStandIn();
  mails = await startMailServer();
});
afterEach(() => product?.kill());
afterAll(async () => {
  provider?.stop();
  await mails?.stop();
  await postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function machineOf(name: string): Promise<Machine> {
  const machine = machineOn(await postgres.database(name), {
    FLUTTERWAVE_API_URL: provider.fake.settings.apiUrl,
    SMTP_URL: mails.url,
    SMTP_STARTTLS: 'optional',
  });
  folders.push(machine.dataDir);
  return machine;
}

/** Starts a release, today's when none is named, in place of the one that runs. */
async function start(machine: Machine, main?: string): Promise<Client> {
  await product?.kill();
  const started = await startRelease(machine, main);
  product = started.product;
  return started.visitor;
}

const stepsOf = async ({ ask }: Machine) =>
  (await ask<{ name: string }>('SELECT name FROM migrations ORDER BY id')).map(({ name }) => name);
const today = migrations.map((step) => new step().name);

const hasMail = (address: string) => mails.taken.some(({ to }) => to.includes(address));

test('a database of the oldest release is brought up to date at the start, all that was in it is read as before, and its mails leave', async () => {
  const machine = await machineOf('from_baseline');
  const { agency, read } = await loadBaseline(machine);
  expect(await stepsOf(machine)).toEqual(today.slice(0, 1));
  // Mails that could not leave then have waited long enough.
  await machine.ask(`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'retry'`);
  const visitor = await start(machine);
  expect(await stepsOf(machine)).toEqual(today);
  const staff = await signIn(visitor, codeOf(agency.uri, 30_000));
  expect(await readAgency(staff, agency)).toEqual(read);
  await until(() => hasMail('asked1@example.org') && hasMail('office@example.org'));
});

/** An agency that a release of before filled, and what it read in it. */
async function filledBy(commit: string, name: string) {
  const { folder, main } = await buildRelease(commit);
  folders.push(folder);
  const machine = await machineOf(name);
  const visitor = await start(machine, main);
  const { agency, token } = await writeAgency(visitor, product?.out() ?? '', provider.fake);
  return { machine, main, agency, token, read: await readAgency(visitor.as(token), agency) };
}

/** A visitor registers, staff give the journey another name and read what the visitor sealed, and the page shows it. */
async function goOn(staff: Client, { programId }: Agency, name: string): Promise<void> {
  const { createRegistration } = await staff
    .as(null)
    .graphql('mutation ($input: RegistrationInput!) { createRegistration(input: $input) { id program } }', {
      input: { ...registration, programId, medicalConditions: name },
    });
  const opened = await staff.graphql('query ($id: ID!) { registration(id: $id) { medicalConditions } }', {
    id: createRegistration.id,
  });
  expect(opened.registration.medicalConditions).toBe(name);
  const { updateProgram } = await staff.graphql(
    'mutation ($id: ID!, $input: ProgramInput!) { updateProgram(id: $id, input: $input) { path } }',
    { id: programId, input: { ...gorillaTrek, name } },
  );
  const page = await fetch(staff.origin + updateProgram.path);
  expect(await page.text()).toContain(name);
}

test('the release before the newest migration fills a database, today goes on with it, and that release is started again on the newer tables', async () => {
  const { machine, main, agency, token, read } = await filledBy(await beforeNewestMigration(), 'and_back');
  expect(await stepsOf(machine)).not.toEqual(today);
  const visitor = await start(machine);
  expect(await stepsOf(machine)).toEqual(today);
  const signedInBefore = visitor.as(token);
  expect(await readAgency(signedInBefore, agency)).toEqual(read);
  const staff = await signIn(visitor, codeOf(agency.uri, 30_000));
  await goOn(staff, agency, 'Written by today');
  const newer = await readAgency(staff, agency);

  const again = await start(machine, main);
  const back = await signIn(again, agency.recoveryCodes[0] ?? '');
  expect(await readAgency(back, agency)).toEqual(newer);
  await goOn(back, agency, 'Written by the release before');
});

test('a database of the oldest release that looks whether it is too old goes on, and that release refuses it once it needs newer code', async () => {
  const { machine, main, agency, token, read } = await filledBy(await oldestGuarded(), 'from_guarded');
  const visitor = await start(machine);
  expect(await stepsOf(machine)).toEqual(today);
  expect(await readAgency(visitor.as(token), agency)).toEqual(read);
  const staff = await signIn(visitor, codeOf(agency.uri, 30_000));
  await goOn(staff, agency, 'Written by today');

  await machine.ask('UPDATE deployment SET oldest_release = 900');
  const refused = run(main, machine.settings);
  expect(await refused.ended).toBe(1);
  expect(refused.err()).toMatch(
    /^The database at .* is of a newer release: it needs one that knows migration 900/,
  );
});
