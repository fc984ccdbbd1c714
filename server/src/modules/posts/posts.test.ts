import { startTestApp, type TestApp } from '../../../test/app.ts';
import { PostEntity } from './post.entity.ts';
import { htmlRules, sanitisePost } from './post-html.ts';
import { posts } from './posts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const html = '<p>Kept</p><script>steal()</script><iframe src="https://elsewhere.example/"></iframe>';

/** What is left of it. */
const safe = '<p>Kept</p><iframe></iframe>';

/** A row as it would be after a change by hand, or by an older product. */
async function insert(contentRules: number): Promise<number> {
  const now = new Date();
  const { identifiers } = await app.db.getRepository(PostEntity).insert({
    title: 'Old',
    content: html,
    contentRules,
    text: 'Kept steal()',
    category: 'news',
    imageUrl: null,
    videoUrl: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  return identifiers[0]?.id;
}

async function contentOf(id: number): Promise<string> {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ post(id: ${id}) { content } }` }),
  });
  const { data } = (await response.json()) as { data: { post: { content: string } } };
  return data.post.content;
}

describe('The HTML of a post', () => {
  it('that is older than the rules is made safe when it is read', async () => {
    expect(await contentOf(await insert(htmlRules - 1))).toBe(safe);
  });

  it('that was sanitised by the rules of today is not sanitised again at each read', async () => {
    expect(await contentOf(await insert(htmlRules))).toBe(html);
  });

  it('is sanitised when it is saved, by rules that are noted', async () => {
    const actor = { user: null, ip: '', userAgent: '' };
    const row = await app.services.content
      .of(posts)
      .create(actor, { title: 'New', content: html, category: 'news' });
    expect([row.content, row.contentRules]).toEqual([safe, htmlRules]);
  });

  it.each([
    '<p> </p>',
    '<p>&nbsp;&#8203;</p>',
    '<ul><li></li></ul>',
    '<iframe src="https://elsewhere.example/"></iframe>',
  ])('that shows nothing is refused: %s', async (content) => {
    const actor = { user: null, ip: '', userAgent: '' };
    const input = { title: 'New', content, category: 'news' };
    await expect(app.services.content.of(posts).create(actor, input)).rejects.toThrow('Content is required.');
  });

  it('that is older than the rules is soon made anew, without a new version', async () => {
    const id = await insert(0);
    await app.services.postRules.apply();
    const row = await app.db.getRepository(PostEntity).findOneByOrFail({ id });
    expect(row).toMatchObject({ content: safe, text: 'Kept', contentRules: htmlRules, version: 1 });
    expect(await app.services.postRules.apply()).toBe(0);
  });
});

test('a post keeps its tables, and no picture without an address', async () => {
  const table =
    '<table><thead><tr><th colspan="2">Prices</th></tr></thead><tbody><tr><td>Gorillas</td><td>5,850,000</td></tr></tbody></table>';
  expect(
    sanitisePost(`${table}<img src="file:///C:/map.png" alt="A map"><img src="/media/a.jpg" alt="">`),
  ).toBe(`${table}<img src="/media/a.jpg" alt="" />`);
});
