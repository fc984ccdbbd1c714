import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Api, startApi } from '../../../../test/api.ts';
import { truncate } from '../../../../test/database.ts';
import { gorillaTrek } from '../../../../test/samples.ts';
import { until } from '../../../../test/until.ts';
import { contentTypes, pictureSources } from '../../../features.ts';

let api: Api;
let token: string;
const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-library-'));
beforeAll(async () => {
  api = await startApi({ dataDir });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const asStaff = async (query: string, variables = {}) =>
  (await api.graphql(query, variables, { token })).body;

const picture = (background: string, width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Uploads a picture of one colour under a name, as a browser does. */
async function upload(color: string, name = `${color}.jpg`): Promise<{ url: string; id: number }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await picture(color))]), name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${api.url}/api/v1/uploads`, { method: 'POST', body: form, headers });
  const { data } = (await answer.json()) as { data: { url: string } };
  const { media } = (await asStaff('query ($id: ID!) { media(id: $id) { id } }', { id: data.url })).data;
  return { url: data.url, id: media.id };
}

const list = async (args = '') =>
  (await asStaff(`{ mediaConnection${args} { nodes { name } totalCount } }`)).data.mediaConnection.nodes.map(
    ({ name }: { name: string }) => name,
  );
const query = `query ($id: ID!) { media(id: $id) { uses { kind key title isDeleted adminPath } } }`;
/** What names it now, and apart from that whether revisions do. */
async function usesOf(id: number) {
  const uses: { kind: string; title: string }[] = (await asStaff(query, { id })).data.media.uses;
  const now = uses.filter(({ kind }) => kind !== 'revision');
  return { now, was: now.length < uses.length };
}
const saveDraft = (document: object) =>
  asStaff('mutation ($input: DraftInput!) { saveDraft(input: $input) { document } }', {
    input: { kind: 'post', document },
  });
const remove = (id: number) => asStaff('mutation ($id: ID!) { deleteMedia(id: $id) }', { id });

describe('What the library says a picture shows', () => {
  it('a record gets that names it and says nothing itself, also when it is told a whole address', async () => {
    const { url, id } = await upload('teal');
    await asStaff('mutation ($id: ID!) { updateMedia(id: $id, input: { alt: "A teal lake." }) { id } }', {
      id,
    });
    const save = async (method: string, path: string, more: object) =>
      (await api.rest(method, path, { token, body: { ...gorillaTrek, ...more } })).body.data;
    const made = await save('POST', '/programs', { imageUrl: url });
    expect(made.imageAlt).toBe('A teal lake.');
    const own = await save('POST', '/programs', { imageUrl: url, imageAlt: 'Our lake.' });
    expect(own.imageAlt).toBe('Our lake.');
    const none = await save('POST', '/programs', { imageUrl: url, imageAlt: '' });
    expect(none.imageAlt).toBeNull();
    const before = await save('POST', '/programs', { imageUrl: 'https://example.org/a.jpg' });
    expect(before.imageAlt).toBeNull();
    expect((await save('PUT', `/programs/${before.id}`, { imageUrl: url })).imageAlt).toBe('A teal lake.');
    expect((await save('PUT', `/programs/${none.id}`, { imageUrl: url })).imageAlt).toBeNull();
  });
});

describe('What is in use', () => {
  /** Tables that never name a picture: only the product writes to them, or visitors, who have none. */
  const withoutPictures = [
    'newsletter_sends',
    'media',
    'media_uses',
    'pdf_files',
    'activities',
    'users',
    'sessions',
    'recovery_codes',
    'refresh_tokens',
    'redirects',
    'consent_versions',
    'two_factor',
    'setup_token',
    'invitations',
    'password_resets',
    'data_key_canaries',
    'hash_secrets',
    'idempotency_keys',
    'mail_counts',
    'booking_lines',
    'booking_mails',
    'booking_travellers',
    'payments',
    'payment_attempts',
    'payment_comparisons',
    'payment_differences',
    'payment_listings',
    'booking_papers',
    'disputes',
    'quotes',
    'deployment',
    'reviews',
    'sandbox_pages',
    'sandbox_refunds',
    'price_tiers',
    'vehicles',
    'waiting',
    'registrations',
    'contact_submissions',
    'subscribers',
    'donations',
    'sandbox_payments',
    'migrations',
    'timeline_entries',
    'reminders',
    'donation_events',
    'replies',
    'attachments',
    'office_changes',
    'open_records',
    'instances',
    'departures',
    'bookings',
  ];

  it('is known of every table with texts: its feature names it in pictureSources, and its migration tracks it', async () => {
    const rows: { table: string; tracked: string }[] = await api.db.query(`
      SELECT relname AS table, coalesce((
        SELECT replace(encode(tgargs, 'escape'), '\\000', ' ') FROM pg_trigger
        WHERE tgrelid = pg_class.oid AND tgfoid = 'note_media_uses'::regproc
      ), '') AS tracked
      FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND EXISTS (
        SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0
          AND atttypid IN ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)
      )`);
    const expected = rows.filter(({ table }) => !withoutPictures.includes(table));
    const named = pictureSources.map(({ table, key }) => ({ table, tracked: `${key.join(' ')} ` }));
    const inOrder = (some: typeof rows) => some.toSorted((a, b) => a.table.localeCompare(b.table));
    expect(inOrder(named)).toEqual(inOrder(expected));
  });

  it.each(contentTypes.map((type) => [type.one, type] as const))(
    'is a picture that a %s names, also from the trash, until no revision does',
    async (one, { many, sample, picture: field = 'imageUrl', type, title }) => {
      const [{ url, id }, other] = [await upload('#123456'), await upload('#654321')];
      await api.rest('POST', `/${many}`, { token, body: { ...sample, [field]: api.url + url } });
      const use = { kind: one, key: '1', title: sample[title], isDeleted: false };
      const adminPath = expect.stringMatching(`^/admin/${many}`);
      expect(await usesOf(id)).toEqual({ now: [{ ...use, adminPath }], was: true });
      await asStaff(`mutation { delete${type}(id: 1) }`);
      expect((await usesOf(id)).now).toEqual([{ ...use, isDeleted: true, adminPath: '/admin/trash' }]);
      await asStaff(`mutation { restore${type}(id: 1) { id } }`);
      await api.rest('PUT', `/${many}/1`, { token, body: { ...sample, [field]: other.url } });
      // It can be made again what it was.
      expect(await usesOf(id)).toEqual({ now: [], was: true });
    },
  );

  it('is a picture inside the text of a post, in a draft, and one that a mail showed', async () => {
    const { url, id } = await upload('#123456');
    const content = `<p>Look</p><img src="${url.replace('.jpg', '/320.webp')}" alt="">`;
    await api.rest('POST', '/posts', { token, body: { title: 'Rain', content, category: 'news' } });
    await saveDraft({ title: 'Sun', imageUrl: url });
    await api.services.mediaUses.noteMail('newsletter', `<img src="https://lubugo.example${url}">`);
    expect((await usesOf(id)).now.map(({ kind, title }) => [kind, title])).toEqual([
      ['post', 'Rain'],
      ['draft', 'Sun'],
      ['mail', 'newsletter'],
    ]);
  });
});

describe('The library', () => {
  it('lists what was uploaded last first, once however often it was sent, found by what is said of it', async () => {
    await upload('#111111', 'Émile at the lake.jpg');
    const { id } = await upload('#222222', 'hippo.jpg');
    await upload('#111111', 'again.jpg');
    expect(await list()).toEqual(['hippo.jpg', 'Émile at the lake.jpg']);
    expect(await list('(search: "emile")')).toEqual(['Émile at the lake.jpg']);
    const input = { alt: 'A hippo yawns.', credit: 'Ssali' };
    await asStaff('mutation ($id: ID!, $input: MediaInput!) { updateMedia(id: $id, input: $input) { id } }', {
      id,
      input,
    });
    expect(await list('(search: "yawn")')).toEqual(['hippo.jpg']);
    expect(await list('(search: "ssali")')).toEqual(['hippo.jpg']);
    expect(await list('(sort: { field: name, direction: asc }, first: 1)')).toEqual(['hippo.jpg']);
    await api.rest('POST', '/gallery', {
      token,
      body: {
        title: 'Hippo',
        category: 'activity',
        date: '2026-01-01',
        imageUrl: (await upload('#222222')).url,
      },
    });
    expect(await list('(show: unused)')).toEqual(['Émile at the lake.jpg']);
  });

  it('tells of each on a page where it is to be seen now, three places at most', async () => {
    const [many, one] = [await upload('#111111'), await upload('#222222')];
    await upload('#333333');
    for (const title of ['Dawn', 'Noon', 'Dusk', 'Night'])
      await api.rest('POST', '/posts', {
        token,
        body: { title, content: `<p>See.</p><img src="${many.url}" alt="">`, category: 'news' },
      });
    const settings = { partners: [{ name: 'Wilderness', imageUrl: one.url }] };
    await asStaff(
      'mutation ($input: PartnersSettingsInput!) { updatePartnersSettings(input: $input) { version } }',
      { input: settings },
    );
    await asStaff('mutation { deletePost(id: 1) }');
    const { nodes } = (await asStaff('{ mediaConnection { nodes { shownIn { kind title isDeleted } } } }'))
      .data.mediaConnection;
    const places = nodes.map(({ shownIn }: { shownIn: { title: string; isDeleted: boolean }[] }) =>
      shownIn.map(({ title, isDeleted }) => `${title}${isDeleted ? ' in the trash' : ''}`),
    );
    expect(places).toEqual([[], ['partners'], ['Dawn in the trash', 'Noon', 'Dusk']]);
  });

  it('refuses to save what a colleague saved since, and what cannot be', async () => {
    const { id } = await upload('#111111');
    const save = (input: object, version: number) =>
      asStaff(
        'mutation ($id: ID!, $input: MediaInput!, $version: Int) { updateMedia(id: $id, input: $input, version: $version) { version alt } }',
        { id, input, version },
      );
    expect((await save({ alt: 'One' }, 1)).data.updateMedia).toEqual({ version: 2, alt: 'One' });
    expect((await save({ alt: 'Two' }, 1)).errors[0].extensions.code).toBe('CONFLICT');
    expect((await save({ focus: { x: 1.5, y: 0 } }, 2)).errors[0].message).toMatch(/x must be 1 or less/i);
  });

  it('takes in what was uploaded before there was one', async () => {
    const { url } = await upload('#111111');
    const body = {
      title: 'Falls',
      category: 'events',
      date: '2026-01-01',
      imageUrl: url,
      imageAlt: 'Water falls.',
    };
    await api.rest('POST', '/gallery', { token, body });
    await api.db.query('UPDATE media SET bytes = NULL, name = NULL');
    expect(await api.services.mediaCatalogue.run()).toBe(1);
    await api.db.query('DELETE FROM media');
    expect(await api.services.mediaCatalogue.run()).toBe(2);
    const { nodes } = (await asStaff('{ mediaConnection { nodes { name alt bytes width url } } }')).data
      .mediaConnection;
    expect(nodes).toEqual([
      { name: 'Falls', alt: 'Water falls.', bytes: expect.any(Number), width: 600, url },
    ]);
    expect(nodes[0].bytes).toBeGreaterThan(500);
  });
});

describe('Deleting a picture', () => {
  it('is refused while something names it, and says where', async () => {
    const { url, id } = await upload('#111111');
    await api.rest('POST', '/gallery', {
      token,
      body: { title: 'Falls', category: 'events', date: '2026-01-01', imageUrl: url },
    });
    const [error] = (await remove(id)).errors;
    expect(error.extensions.code).toBe('CONFLICT');
    expect(error.message).toBe(
      'This picture is in use and was not deleted: gallery item “Falls” and revision “Falls”. Replace it there: revisions and mails that were sent keep it.',
    );
    // Nobody can replace it where only what was shows it.
    const other = await upload('#222222');
    await asStaff('mutation ($id: ID!, $by: ID!) { replaceMedia(id: $id, by: $by) { count } }', {
      id,
      by: other.id,
    });
    expect((await remove(id)).errors[0].message).toBe(
      'This picture is in use and was not deleted: revision “Falls”. It can be deleted when nothing of the past shows it any more: revisions go after 90 days, but for the newest 50 of a record.',
    );
  });

  it('takes its files with it after 30 days in the trash, not before, and not when something names it again', async () => {
    const { url, id } = await upload('#111111');
    const folder = join(dataDir, url.slice('/media/'.length, -'.jpg'.length));
    await fetch(`${api.url}${url.replace('.jpg', '/320.webp')}`);
    await remove(id);
    expect(await list()).toEqual([]);
    expect((await asStaff('{ trash { type id title } }')).data.trash).toEqual([
      { type: 'media', id, title: '#111111.jpg' },
    ]);
    expect(await list('(show: trash)')).toEqual(['#111111.jpg']);
    const later = () => api.db.query(`UPDATE media SET deleted_at = now() - interval '31 days'`);
    expect(await api.services.mediaLibrary.purgeOld()).toBe(0);
    await later();
    await api.rest('POST', '/gallery', {
      token,
      body: { title: 'Falls', category: 'events', date: '2026-01-01', imageUrl: url },
    });
    expect(await list()).toEqual(['#111111.jpg']);
    expect(await api.services.mediaLibrary.purgeOld()).toBe(0);
    await asStaff('mutation { deleteGalleryItem(id: 1) }');
    await asStaff('mutation { deleteForGood(type: galleryItem, id: 1) }');
    expect((await remove(id)).data.deleteMedia).toBe(id);
    await later();
    expect(existsSync(folder)).toBe(true);
    expect(await api.services.mediaLibrary.purgeOld()).toBe(1);
    expect(existsSync(folder)).toBe(false);
    expect((await fetch(api.url + url)).status).toBe(404);
    expect((await upload('#111111')).url).toBe(url);
    expect((await fetch(api.url + url)).status).toBe(200);
  });

  it.each([
    ...contentTypes.map(({ one, many, sample, picture: field = 'imageUrl' }) => [
      `a ${one}`,
      (url: string) => api.rest('POST', `/${many}`, { token, body: { ...sample, [field]: url } }),
    ]),
    [
      'the text of a post',
      (url: string) =>
        api.rest('POST', '/posts', {
          token,
          body: { title: 'Rain', content: `<img src="${url}" alt="">`, category: 'news' },
        }),
    ],
    [
      'settings',
      (imageUrl: string) =>
        asStaff(
          'mutation ($input: PartnersSettingsInput!) { updatePartnersSettings(input: $input) { version } }',
          { input: { partners: [{ name: 'Wilderness', imageUrl }] } },
        ),
    ],
    ['a draft', (imageUrl: string) => saveDraft({ title: 'Sun', imageUrl })],
    ['a mail', (url: string) => api.services.mediaUses.noteMail('welcome', `<img src="${url}">`)],
  ] as [string, (url: string) => Promise<unknown>][])(
    'is undone by a save of %s with its address',
    async (_, save) => {
      const { url, id } = await upload('#111111');
      await remove(id);
      expect(await list()).toEqual([]);
      await save(url);
      expect(await list()).toEqual(['#111111.jpg']);
    },
  );

  it('waits for a save that names it, and is refused then', async () => {
    const { url, id } = await upload('#111111');
    const removing = await api.db.transaction(async (manager) => {
      await manager.query(`INSERT INTO drafts (user_id, kind, key, document)
        SELECT id, 'post', '', jsonb_build_object('imageUrl', '${url}') FROM users LIMIT 1`);
      const begun = remove(id);
      await until(async () => {
        const [{ count }] = await api.db.query(
          `SELECT count(*)::int AS count FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return count > 0;
      });
      return { begun };
    });
    expect((await removing.begun).errors[0].extensions.code).toBe('CONFLICT');
  });

  it('is undone by restoring it, or by sending it again', async () => {
    const { id } = await upload('#111111');
    await remove(id);
    await asStaff('mutation ($id: ID!) { restoreMedia(id: $id) { id } }', { id });
    expect(await list()).toHaveLength(1);
    await remove(id);
    await upload('#111111');
    expect(await list()).toHaveLength(1);
  });
});

describe('Replacing a picture', () => {
  const replace = (id: number, by: number) =>
    asStaff(
      'mutation ($id: ID!, $by: ID!) { replaceMedia(id: $id, by: $by) { count replaced { isUsed } by { isUsed } } }',
      { id, by },
    );

  it('gives all that names it the other one, with versions and activity as after a save of each', async () => {
    const [before, after] = [await upload('#111111'), await upload('#222222')];
    for (const { many, sample, picture: field = 'imageUrl' } of contentTypes)
      await api.rest('POST', `/${many}`, { token, body: { ...sample, [field]: before.url } });
    const content = `<p>Look</p><img src="${api.url}${before.url.replace('.jpg', '/480.avif')}" alt="">`;
    await api.rest('PUT', '/posts/1', { token, body: { title: 'Rain', content, category: 'news' } });
    await asStaff('mutation { deleteCoach(id: 1) }');
    await saveDraft({ title: 'Sun', content: `<img src="${before.url}">` });
    await asStaff(
      'mutation ($input: PartnersSettingsInput!) { updatePartnersSettings(input: $input) { version } }',
      { input: { partners: [{ name: 'Wilderness', imageUrl: before.url }] } },
    );
    expect((await replace(before.id, after.id)).data.replaceMedia).toEqual({
      count: contentTypes.length + 2,
      // Revisions tell what was.
      replaced: { isUsed: true },
      by: { isUsed: true },
    });
    expect((await usesOf(before.id)).now).toEqual([]);
    expect((await usesOf(after.id)).now).toHaveLength(contentTypes.length + 2);
    const post = (await api.rest('GET', '/posts/1')).body.data;
    expect(post.content).toContain(`src="${api.url}${after.url}"`);
    expect(post).toMatchObject({ imageUrl: after.url, version: 3 });
    expect((await api.rest('GET', '/programs/1')).body.data).toMatchObject({
      imageUrl: after.url,
      version: 2,
    });
    const [line] = await api.db.query(`SELECT count(*)::int AS count FROM activities WHERE type = 'update'`);
    expect(line.count).toBe(contentTypes.length + 3);
    await asStaff('mutation { restoreCoach(id: 1) { id } }');
    expect((await api.rest('GET', '/coaches/1')).body.data.imageUrl).toBe(after.url);
  });

  it('leaves what somebody began to change of such a record and of such settings, with the other picture', async () => {
    const [before, after] = [await upload('#111111'), await upload('#222222')];
    await api.rest('POST', '/posts', {
      token,
      body: { title: 'Rain', content: '<p>Wet.</p>', category: 'news', imageUrl: before.url },
    });
    const partners = [{ name: 'Wilderness', imageUrl: before.url }];
    await asStaff(
      'mutation ($input: PartnersSettingsInput!) { updatePartnersSettings(input: $input) { version } }',
      { input: { partners } },
    );
    const drafts = [
      { kind: 'post', key: 1, document: { title: 'Rain in May', imageUrl: before.url } },
      { kind: 'settings', key: 'partners', document: { partners: [...partners, { name: 'Safari' }] } },
    ];
    for (const input of drafts)
      await asStaff('mutation ($input: DraftInput!) { saveDraft(input: $input) { document } }', { input });
    expect((await replace(before.id, after.id)).data.replaceMedia.count).toBe(drafts.length + 2);
    const { post, settings } = (
      await asStaff(
        '{ post: draft(kind: post, key: 1) { document } settings: draft(kind: settings, key: "partners") { document } }',
      )
    ).data;
    expect(post.document).toEqual({ title: 'Rain in May', imageUrl: after.url });
    expect(settings.document.partners).toEqual([{ ...partners[0], imageUrl: after.url }, { name: 'Safari' }]);
  });

  it('is refused for the same picture and for one that is not there', async () => {
    const { id } = await upload('#111111');
    expect((await replace(id, id)).errors[0].message).toMatch(/the same picture/);
    expect((await replace(id, 99)).errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('Many pictures of the library', () => {
  const create = (pictures: string[], more = {}, key = 'the same in each try') =>
    asStaff(
      'mutation ($input: GalleryItemsInput!, $key: String) { items: createGalleryItems(input: $input, key: $key) { title imageUrl imageAlt category } }',
      {
        input: { pictures, category: 'activity', date: '2026-05-17', ...more },
        key: key.replaceAll(' ', '-'),
      },
    );
  const gallery = async () => (await asStaff('{ gallery { title } }')).data.gallery;

  it('come into the gallery in one go and once, called and described as in the library', async () => {
    const [one, two] = [await upload('#111111', 'crater-lake.jpg'), await upload('#222222', 'hippo.jpg')];
    await asStaff('mutation ($id: ID!) { updateMedia(id: $id, input: { alt: "A hippo yawns." }) { id } }', {
      id: two.id,
    });
    const { items } = (await create([one.url, two.url])).data;
    expect(items).toEqual([
      { title: 'Crater lake', imageUrl: one.url, imageAlt: null, category: 'activity' },
      { title: 'Hippo', imageUrl: two.url, imageAlt: 'A hippo yawns.', category: 'activity' },
    ]);
    expect((await create([one.url, two.url])).data.items).toEqual(items);
    expect(await gallery()).toHaveLength(2);
    await create([one.url, two.url], { title: 'On the Nile' }, 'another try altogether');
    expect((await gallery()).map(({ title }: { title: string }) => title).sort()).toEqual([
      'Crater lake',
      'Hippo',
      'On the Nile 1',
      'On the Nile 2',
    ]);
  });

  it('come all or none: what is not in the library is named', async () => {
    const { url } = await upload('#111111');
    const lost = `/media/${'f'.repeat(32)}.jpg`;
    const [error] = (await create([url, lost])).errors;
    expect(error.message).toBe(
      'Picture 2 is not in the media library (any more): take it out or upload it again.',
    );
    expect(await gallery()).toEqual([]);
    expect((await create([])).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('What the library says under a picture is told to everybody as soon as it is saved', async () => {
  const { url, id } = await upload('#111111');
  const [program] = contentTypes;
  await api.rest('POST', `/${program?.many}`, { token, body: { ...program?.sample, imageUrl: url } });
  const shown = async () =>
    (await api.graphql('{ program(id: 1) { image { caption credit } } }')).body.data.program.image;
  expect(await shown()).toEqual({ caption: null, credit: null });
  const said = { caption: 'Silverbacks at dawn.', credit: 'Amina Ssali' };
  await asStaff('mutation ($id: ID!, $input: MediaInput!) { updateMedia(id: $id, input: $input) { id } }', {
    id,
    input: said,
  });
  expect(await shown()).toEqual(said);
});

describe('The point that no crop may lose', () => {
  it('moves the crop for previews, which has an address of its own', async () => {
    const wide = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#ffffff' } })
      .composite([
        {
          input: { create: { width: 1200, height: 200, channels: 3, background: '#ff0000' } },
          left: 0,
          top: 1000,
        },
      ])
      .jpeg()
      .toBuffer();
    const { url } = await api.services.media.ingest(wide, { name: 'low.jpg' });
    const { id } = (await asStaff('query ($id: ID!) { media(id: $id) { id } }', { id: url })).data.media;
    const focused = async (focus: object | null) =>
      (
        await asStaff(
          'mutation ($id: ID!, $input: MediaInput!) { updateMedia(id: $id, input: $input) { image { focus { x y } } } }',
          { id, input: { focus } },
        )
      ).data.updateMedia.image.focus;
    const path = (name: string) => url.replace('.jpg', `/${name}.jpg`);
    const crop = (name: string) => fetch(api.url + path(name), { redirect: 'manual' });
    expect(await focused({ x: 0.5, y: 0.999 })).toEqual({ x: 0.5, y: 1 });
    const greenOf = async (name: string) => {
      const cropped = Buffer.from(await (await crop(name)).arrayBuffer());
      expect(await sharp(cropped).metadata()).toMatchObject({ width: 1200, height: 630 });
      return (await sharp(cropped).stats()).channels[1]?.mean;
    };
    expect(await greenOf('share-50-100')).toBeLessThan(180);
    expect(await focused({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(await greenOf('share-0-0')).toBeGreaterThan(250);
    // Previews that were sent keep their address, and nobody has others made.
    const leadsTo = async (name: string) => {
      const answer = await crop(name);
      return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')];
    };
    for (const name of ['share-50-100', 'share-7-7'])
      expect(await leadsTo(name)).toEqual([302, path('share-0-0'), 'no-cache']);
    expect(await focused(null)).toBeNull();
    expect(await leadsTo('share-50-100')).toEqual([302, path('share'), 'no-cache']);
    const folder = join(dataDir, url.slice('/media/'.length, -'.jpg'.length));
    // Sizes, whose names are their widths, are made ahead when there is time.
    const files = readdirSync(folder).filter((name) => !/^\d+\.(avif|webp|jpg)$/.test(name));
    expect(files.sort()).toEqual(['master.jpg', 'share-0-0.jpg', 'share-50-100.jpg']);
    expect((await fetch(`${api.url}/media/${'f'.repeat(32)}/share-7-7.jpg`)).status).toBe(404);
  });
});
