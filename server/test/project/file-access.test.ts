// What leaves the house as a file goes to exactly the roles that the table in the docs says; files among the REST rows: rest/access.test.ts.

import type { Right } from '../../src/generated/schema.ts';
import { rightsOfRole, roles } from '../../src/modules/rights.ts';
import type { StaffRole } from '../../src/platform/actor.ts';
import { type Api, startApi } from '../api.ts';
import { tokensOfRoles } from '../roles.ts';

let api: Api;
let tokens: Record<StaffRole, string>;
beforeAll(async () => {
  api = await startApi();
  tokens = await tokensOfRoles(api);
});

const may = (who: StaffRole, rights: readonly Right[]) =>
  rights.every((right) => rightsOfRole[who].includes(right));
const person = 'email: "grace@example.org"';

/** Files that a browser downloads by a link, what makes it, and the rights that takes. */
const files: [name: string, link: string, rights: Right[]][] = [
  ['all content as one file', 'archiveLink(purpose: export)', ['manageStaff']],
  ['subscribers as CSV', 'subscribersLink(purpose: export)', ['exportOffice']],
  ['what there is of a person', `personExportLink(${person})`, ['exportOffice', 'readHealth']],
];

describe.each(files)('%s', (_, field, rights) => {
  const linkOf = async (who: StaffRole) => {
    const { body } = await api.graphql(`mutation { link: ${field} }`, {}, { token: tokens[who] });
    return { link: body.data?.link as string | undefined, code: body.errors?.[0].extensions.code };
  };
  const download = async (link: string) => (await fetch(api.url + link.slice(link.indexOf('/api/')))).status;

  it.each(roles)('goes by a link to who may: %s', async (who) => {
    const { link, code } = await linkOf(who);
    expect({ given: link !== undefined, code }).toEqual(
      may(who, rights) ? { given: true, code: undefined } : { given: false, code: 'FORBIDDEN' },
    );
    if (link) expect(await download(link)).toBe(200);
  });

  it('goes to nobody by a link whose maker may no longer, nor without one', async () => {
    const { link = '' } = await linkOf('owner');
    const role = (name: string) =>
      api.db.query(`UPDATE users SET role = $1 WHERE email = 'owner@example.org'`, [name]);
    await role('viewer');
    expect(await download(link)).toBe(403);
    await role('owner');
    expect(await download(link.replace(/token=.*/, 'token=made.up.token'))).toBe(403);
    expect(await download(link.replace(/\?.*/, ''))).toBe(403);
  });
});

describe('subscribers taken in, and the rows that could not be', () => {
  const linkOf = async (who: StaffRole) => {
    const field = 'subscribersLink(purpose: import)';
    const { body } = await api.graphql(`mutation { link: ${field} }`, {}, { token: tokens[who] });
    return { link: body.data?.link as string | undefined, code: body.errors?.[0].extensions.code };
  };
  const send = async (link: string) => {
    const body = 'email,consent_at,consent_source\nnobody at all,,\n';
    const answer = await fetch(api.url + link.slice(link.indexOf('/api/')), { method: 'POST', body });
    return { status: answer.status, text: await answer.text() };
  };

  it.each(roles)('go by a link to who may: %s', async (who) => {
    const { link, code } = await linkOf(who);
    expect({ given: link !== undefined, code }).toEqual(
      may(who, ['exportOffice', 'writeOffice'])
        ? { given: true, code: undefined }
        : { given: false, code: 'FORBIDDEN' },
    );
    if (!link) return;
    const { status, text } = await send(link);
    expect({ status, text }).toEqual({ status: 201, text: expect.stringContaining('nobody at all') });
  });

  it('go to nobody by a link whose maker may no longer, by one for the way out, nor without one', async () => {
    const { link = '' } = await linkOf('owner');
    const role = (name: string) =>
      api.db.query(`UPDATE users SET role = $1 WHERE email = 'owner@example.org'`, [name]);
    await role('viewer');
    expect((await send(link)).status).toBe(403);
    await role('owner');
    const out = 'mutation { link: subscribersLink(purpose: export) }';
    const { body } = await api.graphql(out, {}, { token: tokens.owner });
    for (const other of [
      body.data.link,
      link.replace(/token=.*/, 'token=made.up.token'),
      link.replace(/\?.*/, ''),
    ]) {
      const { status, text } = await send(other);
      expect(status).toBe(403);
      expect(text).not.toContain('nobody at all');
    }
  });
});

it.each(['nobody', ...roles] as const)(
  'the receipt of a donation is for who reads the office: %s',
  async (who) => {
    const token = who === 'nobody' ? undefined : tokens[who];
    const { status } = await api.rest('GET', '/admin/donations/999999/receipt.pdf', { token });
    const refused = who === 'nobody' ? 401 : 403;
    expect(status).toBe(who !== 'nobody' && may(who, ['readOffice']) ? 404 : refused);
  },
);
