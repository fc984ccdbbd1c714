// A field that an update leaves out stays; its default is for new records alone.

import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { alumni } from '../alumni/alumni.ts';
import { coaches } from '../coaches/coaches.ts';
import { gallery } from '../gallery/gallery.ts';
import { programs } from '../programs/programs.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const withDefaults = [
  ['category', 'activity', 'destination', 'Program', '/programs', programs.sample],
  ['category', 'professional', 'youth', 'Alumnus', '/alumni', alumni.sample],
  ['achievements', [], ['Climbed Elgon'], 'Alumnus', '/alumni', alumni.sample],
  ['specialties', [], ['Chimpanzees'], 'Coach', '/coaches', coaches.sample],
  [
    'type',
    'image',
    'video',
    'GalleryItem',
    '/gallery',
    { ...gallery.sample, videoUrl: 'https://youtu.be/aqz-KE-bpKQ' },
  ],
] as const;

describe.each(withDefaults)(
  'The %s, by default %j, as %j of a %s',
  (field, byDefault, kept, type, path, all) => {
    const { [field]: _, ...without } = all as Record<string, unknown>;
    const graphql = (call: string, input: object, id?: number) => {
      const [declared, given] = id ? ['$id: ID!, ', 'id: $id, '] : ['', ''];
      const query = `mutation (${declared}$input: ${type}Input!) { record: ${call}${type}(${given}input: $input) { ${field} } }`;
      return api.graphql(query, { id, input }, { token });
    };

    it('is filled in for a new record that leaves it out', async () => {
      expect((await api.rest('POST', path, { token, body: without })).body.data[field]).toEqual(byDefault);
      expect((await graphql('create', without)).body.data.record[field]).toEqual(byDefault);
    });

    it('stays when an update leaves it out, by REST and by GraphQL', async () => {
      const made = await api.rest('POST', path, { token, body: { ...all, [field]: kept } });
      expect(made.body.data[field]).toEqual(kept);
      const rest = await api.rest('PUT', `${path}/1`, { token, body: { ...without, imageAlt: 'Another.' } });
      expect(rest.body.data).toMatchObject({ [field]: kept, imageAlt: 'Another.', version: 2 });
      const { body } = await graphql('update', { ...without, imageAlt: 'A third.' }, 1);
      expect(body.data.record[field]).toEqual(kept);
    });

    it('is refused as null, when made and when changed', async () => {
      const none = { ...all, [field]: null };
      const details = [{ message: expect.stringMatching(/ (is|are) required\.$/), path: [field] }];
      await api.rest('POST', path, { token, body: all });
      for (const answer of [
        await api.rest('POST', path, { token, body: none }),
        await api.rest('PUT', `${path}/1`, { token, body: none }),
      ])
        expect([answer.status, answer.body.error.details]).toEqual([400, details]);
      for (const { body } of [await graphql('create', none), await graphql('update', none, 1)])
        expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', details });
    });
  },
);

describe('An update of a film in the gallery', () => {
  const { imageUrl, type: _, ...item } = gallery.sample;
  const film = { ...item, type: 'video', videoUrl: 'https://youtu.be/aqz-KE-bpKQ' };
  const make = (body: object) => api.rest('POST', '/gallery', { token, body });
  const change = (body: object) => api.rest('PUT', '/gallery/1', { token, body });

  it('that leaves out film and picture leaves them', async () => {
    await make({ ...film, imageUrl });
    const { body } = await change({ ...item, title: 'Another' });
    expect(body.data).toMatchObject({ ...film, imageUrl, title: 'Another' });
  });

  it("with another film gets that one's thumbnail, where nobody chose a picture", async () => {
    await make(film);
    const { body } = await change({ ...item, videoUrl: 'https://youtu.be/aBcDeFgHiJk' });
    expect(body.data.imageUrl).toBe('https://i.ytimg.com/vi/aBcDeFgHiJk/hqdefault.jpg');
  });

  it('cannot take the film away, or make it an image without a picture', async () => {
    await make(film);
    const noFilm = await change({ ...item, videoUrl: null });
    expect(noFilm.body.error.details).toEqual([{ message: 'Video URL is required.', path: ['videoUrl'] }]);
    const noPicture = await change({ ...item, type: 'image' });
    expect(noPicture.body.error.details).toEqual([{ message: 'Image URL is required.', path: ['imageUrl'] }]);
  });
});
