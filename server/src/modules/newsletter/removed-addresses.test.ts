import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { countByKey, resealPlace } from '../../platform/sealing/sealed-places.ts';
import { createSealedText, type DataKey } from '../../platform/sealing/sealed-text.ts';
import { sealedHashSecrets } from '../../platform/sealing/stored-hash-secret.ts';

const email = 'grace@example.org';
const oldKey: DataKey = { id: 'old', key: Buffer.alloc(32, 1) };
const newKey: DataKey = { id: 'new', key: Buffer.alloc(32, 2) };

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi({ dataKeys: [oldKey] });
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const ask = (address = email, of = api) =>
  of.rest('POST', '/newsletter/subscribe', { body: { email: address } });
const rows = () =>
  api.db.query('SELECT id, email, status, email_hash IS NOT NULL AS hashed FROM subscribers ORDER BY id');

/** The token of a link in the last mail. */
async function lastToken(link: 'confirmUrl' | 'unsubscribeUrl', of = api): Promise<string> {
  const data = (await of.mails()).at(-1)?.data as Record<string, string>;
  return new URL(data[link] ?? '').searchParams.get('token') ?? '';
}
const confirm = async (of = api) =>
  of.graphql('mutation ($token: String!) { confirmNewsletter(token: $token) }', {
    token: await lastToken('confirmUrl', of),
  });
const leaveBy = (unsubscribe: string) =>
  api.rest('POST', '/newsletter/unsubscribe', { body: { token: unsubscribe } });

/** Somebody who subscribed and left, and whose address was removed since. Returns the token of the mails they have. */
async function gone(): Promise<string> {
  await ask();
  const unsubscribe = await lastToken('unsubscribeUrl');
  await confirm();
  await leaveBy(unsubscribe);
  await api.db.query(`UPDATE subscribers SET unsubscribed_at = now() - interval '31 days'`);
  expect(await api.services.retention.unsubscribed()).toBe(1);
  return unsubscribe;
}

describe('An address that was removed', () => {
  it('comes back by the act of its owner alone, and the links of old mails still unsubscribe it', async () => {
    const unsubscribe = await gone();
    await ask(' Grace@Example.org ');
    expect(await rows()).toEqual([{ id: 1, email, status: 'pending', hashed: true }]);
    // What still waited when the address was removed went with it.
    expect(await api.mails()).toMatchObject([{ to: email, template: 'newsletter-confirm' }]);
    expect((await confirm()).body.data).toEqual({ confirmNewsletter: true });
    expect(await rows()).toEqual([{ id: 1, email, status: 'confirmed', hashed: false }]);
    await leaveBy(unsubscribe);
    expect(await rows()).toEqual([{ id: 1, email, status: 'unsubscribed', hashed: false }]);
  });

  it('is removed again when nobody follows the link, and what says that its owner left stays', async () => {
    await gone();
    await ask();
    await api.db.query(`UPDATE subscribers SET requested_at = now() - interval '31 days'`);
    expect(await api.services.retention.subscribers()).toBe(0);
    expect(await api.services.retention.unsubscribed()).toBe(1);
    expect(await rows()).toEqual([{ id: 1, email: null, status: 'unsubscribed', hashed: true }]);
  });

  it('gets no other mail than the one it asked for', async () => {
    await gone();
    const leave = () => api.rest('POST', '/newsletter/unsubscribe', { body: { email } });
    expect((await leave()).body).toEqual({ data: true });
    await ask();
    await api.db.query(`UPDATE subscribers SET mailed_at = NULL`);
    expect((await leave()).body).toEqual({ data: true });
    expect((await api.mails()).map(({ template }) => template)).toEqual(['newsletter-confirm']);
  });

  it('has the same limit of mails as a new one', async () => {
    await gone();
    for (let i = 0; i < 5; i += 1) {
      await ask();
      await api.db.query('UPDATE subscribers SET mailed_at = NULL');
    }
    // The first of three went with the address.
    expect(await api.mails()).toHaveLength(2);
  });

  it('is an empty text in the list of staff, which can be sorted and turned page by page', async () => {
    await gone();
    await ask('brian@example.org');
    const list = `query ($after: String) { subscribers(first: 1, after: $after, sort: { field: email, direction: asc }) {
      totalCount nodes { email status } pageInfo { endCursor } } }`;
    const first = (await api.graphql(list, {}, { token })).body.data.subscribers;
    expect(first).toMatchObject({ totalCount: 2, nodes: [{ email: '', status: 'unsubscribed' }] });
    const next = (await api.graphql(list, { after: first.pageInfo.endCursor }, { token })).body.data;
    expect(next.subscribers.nodes).toEqual([{ email: 'brian@example.org', status: 'pending' }]);
  });

  it('is known again after the keys and the secret of a deployment were replaced', async () => {
    const own = await startApi({ dataKeys: [oldKey] }, undefined, api.db);
    await own.db.query('TRUNCATE hash_secrets');
    await ask(email, own);
    await confirm(own);
    await api.db.query(
      `UPDATE subscribers SET status = 'unsubscribed', unsubscribed_at = now() - interval '31 days'`,
    );
    expect(await own.services.retention.unsubscribed()).toBe(1);
    expect(await countByKey(api.db, sealedHashSecrets)).toEqual({ old: 1 });
    expect(await resealPlace(api.db, createSealedText([newKey, oldKey]), sealedHashSecrets)).toBe(1);
    expect(await countByKey(api.db, sealedHashSecrets)).toEqual({ new: 1 });
    const later = await startApi({ dataKeys: [newKey], jwtSecret: 'y'.repeat(32) }, undefined, api.db);
    await ask(email, later);
    expect(await rows()).toEqual([{ id: 1, email, status: 'pending', hashed: true }]);
  });
});

it('A link in a mail from before JWT_SECRET was replaced goes on while JWT_SECRET_BEFORE names the old one', async () => {
  const old = await startApi({ jwtSecret: 'x'.repeat(32) }, undefined, api.db);
  await ask(email, old);
  const token = await lastToken('confirmUrl', old);
  const followed = async (settings: object) => {
    const later = await startApi({ jwtSecret: 'y'.repeat(32), ...settings }, undefined, api.db);
    return later.graphql('mutation ($token: String!) { confirmNewsletter(token: $token) }', { token });
  };
  expect((await followed({})).body.errors).toBeTruthy();
  expect((await followed({ jwtSecretBefore: 'x'.repeat(32) })).body.data.confirmNewsletter).toBe(true);
});

it('Who left and is asked by somebody else is not forgotten to have left', async () => {
  await ask();
  await confirm();
  await leaveBy(await lastToken('unsubscribeUrl'));
  await ask();
  await api.db.query(`UPDATE subscribers SET requested_at = now() - interval '31 days'`);
  expect(await api.services.retention.subscribers()).toBe(0);
  expect(await api.services.retention.unsubscribed()).toBe(1);
  expect(await rows()).toEqual([{ id: 1, email: null, status: 'unsubscribed', hashed: true }]);
});
