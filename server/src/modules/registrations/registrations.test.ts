import { randomBytes, randomUUID } from 'node:crypto';
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { daysBefore, kampalaDay, yearsBefore } from '../../platform/kampala-day.ts';
import { createLogger } from '../../platform/log.ts';
import { countByKey, resealPlace, sealedJobs } from '../../platform/sealing/sealed-places.ts';
import { createSealedText, type DataKey } from '../../platform/sealing/sealed-text.ts';
import { sealedNotes } from './medical-notes.ts';

const create = /* GraphQL */ `
  mutation ($input: RegistrationInput!, $form: FormGuard) {
    createRegistration(input: $input, form: $form) { id firstName program startDate }
  }
`;
const open =
  'query ($id: ID!) { registration(id: $id) { id firstName medicalConditions allergies medications version programId program { id name } consentVersion anonymisedAt dateOfBirth email } }';
const update = /* GraphQL */ `
  mutation ($id: ID!, $input: RegistrationInput!, $version: Int) {
    updateRegistration(id: $id, input: $input, version: $version) { firstName allergies medications startDate version }
  }
`;
const remove = 'mutation ($id: ID!) { deleteRegistration(id: $id) }';
const onFile = 'hasMedicalConditions hasAllergies hasMedications';
const restore = `mutation ($id: ID!) { restoreRegistration(id: $id) { id firstName ${onFile} } }`;
const list = `{ registrations { totalCount nodes { id firstName ${onFile} program { name } } edges { node { ${onFile} } } } }`;

const today = kampalaDay();
const grace = {
  firstName: 'Grace',
  lastName: 'Akello',
  email: 'grace@example.org',
  phone: '+256 700 000 000',
  dateOfBirth: '1990-05-17',
  programId: 1,
  startDate: today,
  emergencyName: 'Peter Akello',
  emergencyPhone: '0700 000 001',
  emergencyRelation: 'Brother',
  medicalConditions: 'Zwickelfieber',
  allergies: 'Quittenschalen',
  medications: '',
  consent: true,
};
const secrets = ['Zwickelfieber', 'Quittenschalen'];

const keys: [DataKey, DataKey] = [
  { id: 'old', key: randomBytes(32) },
  { id: 'new', key: randomBytes(32) },
];
let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi({ dataKeys: [keys[0]] });
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  await api.rest('POST', '/programs', { token, body: gorillaTrek });
});

const register = async (input: object = {}, form?: object) =>
  (await api.graphql(create, { input: { ...grace, ...input }, form })).body;
const faultsOf = async (input: object) => (await register(input)).errors?.[0].extensions.details;
const opened = async () => (await api.graphql(open, { id: 1 }, { token })).body.data.registration;
const stored = () => api.db.query('SELECT * FROM registrations ORDER BY id');
const activities = () =>
  api.db.query(
    `SELECT type, description, user_id FROM activities WHERE entity_type = 'registration' ORDER BY id`,
  );

describe('Who registers', () => {
  it('gets a short receipt, and staff find all of it', async () => {
    const { data } = await register();
    expect(data.createRegistration).toEqual({
      id: 1,
      firstName: 'Grace',
      program: 'Gorilla Trek in Bwindi',
      startDate: today,
    });
    expect(await opened()).toMatchObject({
      medicalConditions: 'Zwickelfieber',
      allergies: 'Quittenschalen',
      medications: '',
      program: { id: 1, name: 'Gorilla Trek in Bwindi' },
      consentVersion: '2026-11',
    });
  });

  it('is written to, and so is the office, in the same transaction', async () => {
    await register();
    const mails = (await api.mails()).toSorted((a, b) => b.template.localeCompare(a.template));
    const data = { program: 'Gorilla Trek in Bwindi', startDate: today };
    expect(mails).toEqual([
      { to: 'grace@example.org', template: 'registration-received', data },
      {
        to: 'office@agency.example',
        template: 'registration-office',
        data: { registrationId: 1, name: 'Grace Akello', ...data },
      },
    ]);
    const before = (await api.mails()).length;
    await api.db.query("ALTER TABLE activities ADD CONSTRAINT closed CHECK (type <> 'create') NOT VALID");
    const { errors } = await register();
    await api.db.query('ALTER TABLE activities DROP CONSTRAINT closed');
    expect([errors[0].extensions.code, (await stored()).length]).toEqual(['INTERNAL', 1]);
    expect(await api.mails()).toHaveLength(before);
  });

  it('may leave out the emergency contact and the medical answers', async () => {
    const { medicalConditions, allergies, medications, emergencyName, emergencyPhone, ...rest } = grace;
    const { data } = (await api.graphql(create, { input: { ...rest, emergencyRelation: null } })).body;
    expect(data.createRegistration.id).toBe(1);
    expect((await stored())[0]).toMatchObject({ medical: null, emergency_name: '', emergency_relation: '' });
  });

  it('is refused with a sentence beside each field', async () => {
    const empty = { firstName: ' ', lastName: '', email: '', phone: '', dateOfBirth: '', startDate: '' };
    expect(await faultsOf({ ...empty, programId: null, consent: false })).toEqual([
      { message: 'First name is required.', path: ['firstName'] },
      { message: 'Last name is required.', path: ['lastName'] },
      { message: 'Email is required.', path: ['email'] },
      { message: 'Phone is required.', path: ['phone'] },
      { message: 'Date of birth is required.', path: ['dateOfBirth'] },
      { message: 'Please choose one of our programs.', path: ['programId'] },
      { message: 'Start date is required.', path: ['startDate'] },
      { message: 'You must agree to the terms and consent to data usage', path: ['consent'] },
    ]);
  });

  it.each([
    [{ email: 'grace' }, 'Email is not valid.'],
    [{ phone: 'call me' }, 'Phone must be a phone number, such as +256 700 000 000.'],
    [{ phone: '123' }, 'Phone must be a phone number, such as +256 700 000 000.'],
    [{ emergencyPhone: 'mum' }, 'Emergency phone must be a phone number, such as +256 700 000 000.'],
    [{ dateOfBirth: today }, 'Date of birth must be in the past.'],
    [{ dateOfBirth: '1890-01-01' }, 'Date of birth is too long ago: please check the year.'],
    [{ dateOfBirth: '17 May 1990' }, 'Date of birth must be a date, yyyy-mm-dd.'],
    [{ dateOfBirth: '2001-02-30' }, 'Date of birth must be a date, yyyy-mm-dd.'],
    [{ startDate: daysBefore(today, 1) }, 'Start date must be today or later.'],
    [{ startDate: yearsBefore(today, -6) }, 'Start date must be within the next 5 years.'],
    [{ programId: 999 }, 'Please choose one of our programs.'],
    [{ programId: -1 }, 'Please choose one of our programs.'],
    [{ consent: undefined }, 'You must agree to the terms and consent to data usage'],
    [{ consent: null }, 'You must agree to the terms and consent to data usage'],
    [{ firstName: 'x'.repeat(101) }, 'First name must have 100 characters or fewer.'],
    [{ allergies: 'x'.repeat(2001) }, 'Allergies must have 2,000 characters or fewer.'],
    [{ passport: 'A1' }, 'There is no field "passport" here.'],
  ])('is refused in words: %j', async (input, message) => {
    expect(await faultsOf(input)).toEqual([{ message, path: [Object.keys(input)[0]] }]);
    expect(await stored()).toEqual([]);
  });

  it.each(['is_active = false', 'deleted_at = now()'])('cannot choose a program with %s', async (change) => {
    await api.db.query(`UPDATE programs SET ${change}`);
    expect(await faultsOf({})).toEqual([
      { message: 'Please choose one of our programs.', path: ['programId'] },
    ]);
  });

  it('is kept in one tidy line each', async () => {
    await register({ firstName: ' Grace\r\nBcc:\u0000 x ', phone: '+256\t700  000 000' });
    expect((await stored())[0]).toMatchObject({ first_name: 'Grace Bcc: x', phone: '+256 700 000 000' });
  });
});

it('A registration saved without a change keeps its version and its seal', async () => {
  await register({ allergies: 'Peanuts' });
  const [before] = await stored();
  const send = async (input: object) =>
    (await api.graphql(update, { id: 1, input: { ...grace, allergies: 'Peanuts', ...input } }, { token }))
      .body;
  expect((await send({})).errors).toBeUndefined();
  expect(await stored()).toEqual([before]);
  await send({ allergies: 'Nuts' });
  expect((await stored())[0].version).toBe(2);
});

describe('The same submission sent twice', () => {
  it('is one record, one pair of mails and the same receipt', async () => {
    const before = (await api.mails()).length;
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => register({}, { key })));
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    expect(await stored()).toHaveLength(1);
    expect(await api.mails()).toHaveLength(before + 2);
  });

  it('is refused when it is somebody else’s, who is told and not lost', async () => {
    const key = randomUUID();
    await register({}, { key });
    const answer = await register({ firstName: 'Peter', allergies: 'Nuts' }, { key });
    expect(answer.errors[0]).toMatchObject({
      message: expect.stringMatching(/send what is new with a new key/),
      extensions: { code: 'CONFLICT' },
    });
    expect(JSON.stringify(answer)).not.toContain('Grace');
    expect(await stored()).toHaveLength(1);
  });

  it('is answered with the first receipt, also when it could not be sent any more', async () => {
    const key = randomUUID();
    const { data } = await register({}, { key });
    await api.db.query('UPDATE programs SET is_active = false');
    expect((await register({}, { key })).data).toEqual(data);
  });

  it('may be mended and sent again under the same key after a refusal', async () => {
    const key = randomUUID();
    await register({ email: 'grace' }, { key });
    expect((await register({}, { key })).data.createRegistration.id).toBe(1);
  });

  it('is two records under two keys, and without any', async () => {
    for (const form of [{ key: randomUUID() }, { key: randomUUID() }, undefined, undefined])
      await register({}, form);
    expect(await stored()).toHaveLength(4);
  });
});

describe('A medical answer', () => {
  it('is nowhere in clear: not in the database, nor in mails, activity and lists', async () => {
    await register({ medications: 'Salbeitinktur' }, { key: randomUUID() });
    await opened();
    await api.graphql(update, { id: 1, input: { ...grace, medications: 'Salbeitinktur' } }, { token });
    const tables: { name: string }[] = await api.db.query(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
    );
    const dump = [];
    for (const { name } of tables)
      dump.push(...(await api.db.query(`SELECT row_to_json(t)::text AS text FROM ${name} t`)));
    const text = JSON.stringify(dump);
    expect(text).toContain('grace@example.org');
    for (const secret of [...secrets, 'Salbeitinktur']) expect(text).not.toContain(secret);

    const shown = JSON.stringify([
      (await api.rest('GET', '/registrations', { token })).body,
      (await api.graphql(list, {}, { token })).body,
    ]);
    for (const secret of secrets) expect(shown).not.toContain(secret);
  });

  it('is not in the logs, not even when storing it fails', async () => {
    const lines: string[] = [];
    const log = createLogger({ level: 'trace', human: false, write: (line) => lines.push(line) });
    await api.db.query('ALTER TABLE registrations ADD CONSTRAINT closed CHECK (id < 0) NOT VALID');
    const failure = await api.services.registrations
      .create({ user: null, ip: '', userAgent: '' }, grace)
      .catch((error) => error);
    await api.db.query('ALTER TABLE registrations DROP CONSTRAINT closed');
    log.error({ err: failure }, 'A request failed.');
    expect(lines.join()).toContain('closed');
    for (const secret of secrets) expect(lines.join()).not.toContain(secret);
  });

  it('is told by lists only to be there', async () => {
    await register();
    await register({ medicalConditions: '', allergies: ' ' });
    await register({ medicalConditions: '', allergies: '', medications: 'Salbei' });
    const { nodes, edges } = (await api.graphql(list, {}, { token })).body.data.registrations;
    const rest = (await api.rest('GET', '/registrations', { token })).body.data;
    const listed = [
      { hasMedicalConditions: false, hasAllergies: false, hasMedications: true },
      { hasMedicalConditions: false, hasAllergies: false, hasMedications: false },
      { hasMedicalConditions: true, hasAllergies: true, hasMedications: false },
    ];
    expect(nodes).toMatchObject(listed);
    expect(edges.map(({ node }: { node: object }) => node)).toEqual(listed);
    expect(rest).toMatchObject(listed);
  });

  it('that no key opens any more leaves the list as it is, which then says that all of it is on file', async () => {
    await register({ medicalConditions: '', allergies: '' });
    await register();
    await api.db.query(`UPDATE registrations SET medical = replace(medical, 'v1.', 'v1.lost-') WHERE id = 2`);
    const { nodes } = (await api.graphql(list, {}, { token })).body.data.registrations;
    expect(nodes).toMatchObject([
      { id: 2, hasMedicalConditions: true, hasAllergies: true, hasMedications: true },
      { id: 1, hasMedicalConditions: false, hasAllergies: false, hasMedications: false },
    ]);
  });

  it('moves to a new key while the old one still opens what is left', async () => {
    for (let i = 0; i < 3; i += 1) await register();
    await register({ medicalConditions: '', allergies: '' });
    const sealed = createSealedText([keys[1], keys[0]]);
    expect(await countByKey(api.db, sealedNotes)).toEqual({ old: 3 });
    expect(await resealPlace(api.db, sealed, sealedNotes)).toBe(3);
    expect(await resealPlace(api.db, sealed, sealedNotes)).toBe(0);
    expect(await countByKey(api.db, sealedNotes)).toEqual({ new: 3 });
    const rows: { medical: string | null }[] = await stored();
    expect(rows.map(({ medical }) => medical?.slice(0, 7))).toEqual([
      'v1.new.',
      'v1.new.',
      'v1.new.',
      undefined,
    ]);
    expect(createSealedText([keys[1]]).open(rows[0]?.medical ?? '', 'registrations.medical')).toContain(
      'Zwickelfieber',
    );
  });
});

it('Mails and other jobs move to a new key too, also those that were given up', async () => {
  await register();
  const email = 'amina@example.org';
  await api.graphql(`mutation { requestPasswordReset(email: "${email}") }`);
  const before = await api.mails();
  await api.db.query(
    `INSERT INTO pgboss.job (name, data) SELECT 'mail-failed', data FROM pgboss.job WHERE name = 'mail' LIMIT 1`,
  );
  expect(await countByKey(api.db, sealedJobs)).toEqual({ old: 4 });
  expect(await resealPlace(api.db, createSealedText([keys[1], keys[0]]), sealedJobs)).toBe(4);
  expect(await countByKey(api.db, sealedJobs)).toEqual({ new: 4 });
  const sealed = createSealedText([keys[1]]);
  const jobs: { name: string; data: { sealed: string } }[] = await api.db.query(
    `SELECT name, data FROM pgboss.job WHERE name = 'mail' ORDER BY created_on, id`,
  );
  const opened = jobs.map(({ data }) => JSON.parse(sealed.open(data.sealed, 'mail')).to);
  expect(opened.sort()).toEqual(before.map(({ to }) => to).sort());
});

describe('Staff', () => {
  it('leave one line for one opening, however often it is asked for', async () => {
    await register();
    const again = `query ($opening: String) { registration(id: 1, opening: $opening) { allergies } }`;
    const ask = async (opening: string) =>
      (await api.graphql(again, { opening }, { token })).body.data.registration;
    const first = randomUUID();
    const answers = [await ask(first), await ask(first), await ask(randomUUID())];
    expect(answers).toEqual(Array(3).fill({ allergies: 'Quittenschalen' }));
    const reads = (await activities()).filter(({ type }: { type: string }) => type === 'read');
    expect(reads).toHaveLength(2);
  });

  it('leave a line in the activity each time they open one, without the name of the person', async () => {
    await register();
    await opened();
    await opened();
    expect(await activities()).toEqual([
      { type: 'create', description: 'New registration for "Gorilla Trek in Bwindi"', user_id: null },
      { type: 'read', description: 'Opened registration 1', user_id: 1 },
      { type: 'read', description: 'Opened registration 1', user_id: 1 },
    ]);
  });

  it('are answered what lists show of one, too', async () => {
    await register();
    const row = `id firstName status ${onFile} isNew program { name }`;
    const both = `{ registration(id: 1) { listed { ${row} } } registrations { nodes { ${row} } } }`;
    const { registration, registrations } = (await api.graphql(both, {}, { token })).body.data;
    expect(registration.listed).toEqual(registrations.nodes[0]);
  });

  it('cannot open one while that cannot be recorded', async () => {
    await register();
    await api.db.query("ALTER TABLE activities ADD CONSTRAINT closed CHECK (type <> 'read') NOT VALID");
    const { body } = await api.graphql(open, { id: 1 }, { token });
    await api.db.query('ALTER TABLE activities DROP CONSTRAINT closed');
    expect([body.data, body.errors[0].extensions.code]).toEqual([undefined, 'INTERNAL']);
  });

  it('correct one, also when its day has passed; notes that are left out stay', async () => {
    await register({ medications: 'Salbei' });
    await api.db.query(`UPDATE registrations SET start_date = '2026-01-02'`);
    const { allergies, medications, consent, ...rest } = grace;
    const input = { ...rest, firstName: 'Gracia', startDate: '2026-01-02', allergies: '' };
    const { data } = (await api.graphql(update, { id: 1, input, version: 1 }, { token })).body;
    expect(data.updateRegistration).toEqual({
      firstName: 'Gracia',
      allergies: '',
      medications: 'Salbei',
      startDate: '2026-01-02',
      version: 2,
    });
    const moved = { ...input, startDate: '2026-01-03' };
    const refused = (await api.graphql(update, { id: 1, input: moved }, { token })).body.errors[0];
    expect(refused.message).toBe('Start date must be today or later.');
  });

  it('do not save over each other', async () => {
    await register();
    const moved = { ...grace, phone: '+256 700 000 009' };
    await api.graphql(update, { id: 1, input: moved, version: 1 }, { token });
    const { errors } = (await api.graphql(update, { id: 1, input: grace, version: 1 }, { token })).body;
    expect(errors[0].extensions).toMatchObject({
      code: 'CONFLICT',
      changedBy: 'amina@example.org',
      version: 2,
    });
  });

  it('cannot remove one from a version that was saved over', async () => {
    await register();
    await api.graphql(update, { id: 1, input: { ...grace, lastName: 'Nakato' } }, { token });
    const removeRead = (version: number) =>
      api.graphql(`mutation { deleteRegistration(id: 1, version: ${version}) }`, {}, { token });
    const { errors } = (await removeRead(1)).body;
    expect(errors[0].extensions).toMatchObject({ code: 'CONFLICT', version: 2 });
    const headers = { 'if-match': '"1"' };
    expect((await api.rest('DELETE', '/registrations/1', { token, headers })).status).toBe(412);
    expect(await opened()).toMatchObject({ id: 1 });
    expect((await removeRead(2)).body.data.deleteRegistration).toBe(1);
  });

  it('remove one, which hides it everywhere at once', async () => {
    await register();
    expect((await api.graphql(remove, { id: 1 }, { token })).body.data.deleteRegistration).toBe(1);
    expect((await activities()).at(-1).description).toBe('Deleted registration 1');
    expect(await opened()).toBeNull();
    const found = '{ registrations(search: "grace") { totalCount nodes { id } } }';
    for (const query of [list, found])
      expect((await api.graphql(query, {}, { token })).body.data.registrations).toMatchObject({
        totalCount: 0,
        nodes: [],
      });
    expect((await api.rest('GET', '/registrations', { token })).body.data).toEqual([]);
    expect((await api.rest('GET', '/registrations/1', { token })).status).toBe(404);
    expect((await api.rest('GET', '/stats', { token })).body.data.counts.registrations).toBe(0);
    for (const again of [remove, update]) {
      const { errors } = (await api.graphql(again, { id: 1, input: grace }, { token })).body;
      expect(errors[0].message).toBe('Registration not found');
    }
  });

  it('undo that within ten minutes, and nothing is lost', async () => {
    await register();
    await api.graphql(remove, { id: 1 }, { token });
    await api.services.inboxTrash.purgeOld();
    const { data } = (await api.graphql(restore, { id: 1 }, { token })).body;
    expect(data.restoreRegistration).toEqual({
      id: 1,
      firstName: 'Grace',
      hasMedicalConditions: true,
      hasAllergies: true,
      hasMedications: false,
    });
    expect((await activities()).at(-1)).toMatchObject({
      type: 'restore',
      description: 'Restored registration 1',
    });
    expect(await opened()).toMatchObject({ medicalConditions: 'Zwickelfieber', version: 1 });
  });

  it('cannot undo it after ten minutes: then all of it is gone, medical notes included', async () => {
    await register();
    await api.graphql(remove, { id: 1 }, { token });
    await api.db.query(`UPDATE registrations SET deleted_at = deleted_at - interval '10 minutes'`);
    const { errors } = (await api.graphql(restore, { id: 1 }, { token })).body;
    expect(errors[0].message).toBe('This registration is gone for good and cannot be restored.');
    expect(await api.services.inboxTrash.purgeOld()).toBe(1);
    expect(await stored()).toEqual([]);
  });

  it('leave that to a job, promised with the delete', async () => {
    await register();
    await api.graphql(remove, { id: 1 }, { token });
    const [job] = await api.db.query(
      `SELECT extract(epoch FROM start_after - now()) / 60 AS minutes FROM pgboss.job WHERE name = 'purge-deleted'`,
    );
    expect(Number(job.minutes)).toBeGreaterThan(10);
    expect(Number(job.minutes)).toBeLessThan(11);
  });

  it('still read the name of a program that is deleted, and its number until it is gone for good', async () => {
    await register();
    await api.rest('DELETE', '/programs/1', { token });
    expect(await opened()).toMatchObject({ program: { id: 1, name: 'Gorilla Trek in Bwindi' } });
    await api.graphql('mutation { deleteForGood(type: program, id: 1) }', {}, { token });
    expect(await opened()).toMatchObject({
      programId: null,
      program: { id: null, name: 'Gorilla Trek in Bwindi' },
    });
    const { programId, ...rest } = grace;
    const input = { ...rest, phone: '+256 700 000 009' };
    expect(
      (await api.graphql(update, { id: 1, input }, { token })).body.data.updateRegistration.version,
    ).toBe(2);
  });

  it.each(['abc', '0', '999'])('find none under an id that none has: %s', async (id) => {
    expect((await api.graphql(open, { id }, { token })).body).toEqual({ data: { registration: null } });
  });
});

describe('A registration 365 days after its start', () => {
  it('loses the person and keeps program and dates', async () => {
    await register();
    await register();
    const past = daysBefore(today, 365);
    await api.db.query('UPDATE registrations SET start_date = $1 WHERE id = 1', [past]);
    await api.db.query('UPDATE registrations SET start_date = $1 WHERE id = 2', [daysBefore(today, 364)]);
    expect(await api.services.registrationRetention.anonymiseOld()).toBe(1);
    expect(await api.services.registrationRetention.anonymiseOld()).toBe(0);
    const [old, young] = await stored();
    expect(old).toMatchObject({
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      date_of_birth: null,
      medical: null,
      emergency_name: '',
      emergency_phone: '',
      emergency_relation: '',
      program_id: 1,
      program_name: 'Gorilla Trek in Bwindi',
      start_date: past,
    });
    expect(old.search_text).not.toContain('grace');
    expect(young.first_name).toBe('Grace');
    expect(await opened()).toMatchObject({ firstName: '', dateOfBirth: null, medicalConditions: '' });
    const { errors } = (await api.graphql(update, { id: 1, input: { ...grace, startDate: past } }, { token }))
      .body;
    expect(errors[0].message).toBe('This registration is anonymised and cannot be changed.');
  });
});

describe('Over REST', () => {
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

  it('a registration is made with 201, read whole, sent back as it was read, and removed', async () => {
    const made = await api.rest('POST', '/registrations', { body: grace });
    expect([made.status, made.body.data.id, made.body.data.medicalConditions]).toEqual([201, 1, undefined]);
    const { status, body } = await api.rest('GET', '/registrations/1', { token });
    expect([status, body.data]).toEqual([
      200,
      {
        ...grace,
        id: 1,
        program: { id: 1, name: 'Gorilla Trek in Bwindi' },
        version: 1,
        anonymisedAt: null,
        consentVersion: '2026-11',
        consentAt: moment,
        createdAt: moment,
        updatedAt: moment,
        status: 'new',
        statusAt: moment,
        assignee: null,
      },
    ]);
    const put = await api.rest('PUT', '/registrations/1', {
      token,
      body: { ...body.data, phone: '0700 111 222' },
    });
    expect([put.status, put.body.data.phone, put.body.data.version]).toEqual([200, '0700 111 222', 2]);
    const gone = await api.rest('DELETE', '/registrations/1', { token });
    expect([gone.status, gone.body]).toEqual([200, { data: { id: 1 } }]);
    expect((await api.rest('GET', '/registrations/1', { token })).status).toBe(404);
  });

  it('the list is a plain array, newest first, and one key is one record', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    for (let i = 0; i < 2; i += 1) await api.rest('POST', '/registrations', { body: grace, headers });
    await api.rest('POST', '/registrations', { body: { ...grace, form: { key: randomUUID() } } });
    const { data } = (await api.rest('GET', '/registrations', { token })).body;
    expect(data.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
    const { status, body } = await api.rest('POST', '/registrations', {
      body: grace,
      headers: { 'idempotency-key': '' },
    });
    expect([status, body.error.details[0].path]).toEqual([400, ['form', 'key']]);
  });

  it('nobody reads registrations without a token', async () => {
    await register();
    for (const path of ['/registrations', '/registrations/1', '/stats', '/contact-submissions'])
      expect((await api.rest('GET', path)).status).toBe(401);
    expect((await api.rest('PUT', '/registrations/1', { body: grace })).status).toBe(401);
    expect((await api.rest('DELETE', '/registrations/1')).status).toBe(401);
    expect((await api.graphql(list)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
