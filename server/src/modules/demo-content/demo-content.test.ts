// The demo agency is taken away in one go, but for what staff changed, and comes back.
import { type Api, startApi } from '../../../test/api.ts';
import { fillDemo } from '../../database/fill-demo.ts';
import { loadDemoPackage } from '../../demo-package.ts';
import { contentTypes } from '../../features.ts';
import { programs } from '../programs/programs.ts';

let api: Api;
let token: string;
const silent = { info: () => undefined } as never;

beforeAll(async () => {
  api = await startApi({ mode: 'demo', picturesAhead: false });
  const { pictures, ...demo } = { ...(await loadDemoPackage()), pictures: null };
  // One picture is enough for all: what they show is nothing to this test.
  const one = await demo.picture('gorilla-forest');
  const same = { ...demo, picture: async (name: string) => ({ ...one, alt: name }) };
  await fillDemo(same, api.db, api.services, silent);
  const owner = await api.db.query(`SELECT id FROM users WHERE email = '${demo.ownerEmail}'`);
  expect(owner).toHaveLength(1);
  token = await api.tokenOf('second@example.org');
  await api.db.query(`UPDATE users SET role = 'owner' WHERE email = 'second@example.org'`);
});

const ask = async (query: string) => (await api.graphql(query, undefined, { token })).body;
const fields = '{ records settings still removedAt }';
const countOf = async () =>
  Object.fromEntries(
    await Promise.all(
      contentTypes.map(async ({ many }) => [many, (await ask(`{ ${many} { id } }`)).data[many].length]),
    ),
  );

test('what nobody changed goes, what was changed stays, and all of it comes back', async () => {
  const before = await countOf();
  const { demoContent } = (await ask(`{ demoContent ${fields} }`)).data;
  const all = Object.values(before).reduce((sum: number, count) => sum + Number(count), 0);
  expect(demoContent).toMatchObject({ records: all, removedAt: null });
  expect(demoContent.still).toEqual(
    expect.arrayContaining(['company', 'faq', 'home', 'partners', 'program', 'facility']),
  );

  await api.rest('PUT', '/programs/1', { token, body: { ...programs.sample, name: 'Our own trek' } });
  const named = await ask('mutation { updateCompanySettings(input: { name: "Acacia Trips" }) { name } }');
  expect(named.errors).toBeUndefined();
  expect(named.data.updateCompanySettings.name).toBe('Acacia Trips');
  const { settings: texts } = (
    await ask('{ settings: settingsForEditing { company { phones } faq { questions { question } } } }')
  ).data;

  // What was changed in one thing is no more the demo's alone.
  const { still } = (await ask(`{ demoContent ${fields} }`)).data.demoContent;
  expect(demoContent.still.filter((name: string) => !still.includes(name))).toEqual(['company', 'program']);

  await ask(
    'mutation { saveDraft(input: { kind: settings, key: "about", document: { title: "Who we are" } }) { key } }',
  );
  const removed = await ask(`mutation { removeDemoContent ${fields} }`);
  expect(removed.errors).toBeUndefined();
  expect(removed.data.removeDemoContent).toMatchObject({ records: 0, settings: 0, still: [] });
  const { stats, log } = (
    await ask(
      '{ stats { recentActivities { description } } log: activities(filter: { type: "delete" }) { totalCount nodes { description } } }',
    )
  ).data;
  const summary = { description: `Removed the demo content: ${all - 1} records` };
  // The dashboard says it in one line, the log says each of them too.
  expect(stats.recentActivities[0]).toEqual(summary);
  expect(JSON.stringify(stats)).not.toContain('Deleted');
  expect(log.totalCount).toBe(all);
  expect(log.nodes[0]).toEqual(summary);
  expect(await countOf()).toEqual({
    ...Object.fromEntries(contentTypes.map(({ many }) => [many, 0])),
    programs: 1,
  });
  expect((await ask('{ programs { name } }')).data.programs).toEqual([{ name: 'Our own trek' }]);
  const left = JSON.stringify(
    (
      await ask(
        '{ siteSettings { company { name phones } faq { questions { answer } } home { slides { title } } } }',
      )
    ).data,
  );
  expect(left).toContain('Acacia Trips');
  expect(left).not.toMatch(/lubugo|000 555/i);

  // What an owner began to write before stays theirs to go on with.
  expect((await ask('{ draft(kind: settings, key: "about") { document } }')).data.draft).toEqual({
    document: { title: 'Who we are' },
  });

  await ask(
    'mutation { updateFaqSettings(input: { questions: [{ category: "Us", question: "Why?", answer: "Because." }] }) { version } }',
  );
  const back = await ask(`mutation { restoreDemoContent ${fields} }`);
  expect(back.errors).toBeUndefined();
  expect(back.data.restoreDemoContent.removedAt).toBeNull();
  expect(await countOf()).toEqual(before);
  const now = (
    await ask('{ settings: settingsForEditing { company { name phones } faq { questions { question } } } }')
  ).data.settings;
  expect(now.company).toEqual({ name: 'Acacia Trips', phones: texts.company.phones });
  // What was filled in meanwhile is nobody's to write over.
  expect(now.faq.questions).toEqual([{ question: 'Why?' }]);
  expect((await ask('mutation { restoreDemoContent { records } }')).errors[0].extensions.code).toBe(
    'NOT_FOUND',
  );
});

test('only an owner removes it, and a deployment has none', async () => {
  const editor = await api.tokenOf('editor@example.org');
  const { body } = await api.graphql('mutation { removeDemoContent { records } }', undefined, {
    token: editor,
  });
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  const deployed = await startApi({ mode: 'deployment' }, undefined, api.db);
  const answer = await deployed.graphql('{ demoContent { records } }', undefined, { token });
  expect(answer.body.data.demoContent).toBeNull();
  const refused = await deployed.graphql('mutation { removeDemoContent { records } }', undefined, {
    token,
  });
  expect(refused.body.errors[0].message).toBe('This is no demo: all that is here is the agency’s own.');
});
