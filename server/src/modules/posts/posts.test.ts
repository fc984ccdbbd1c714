import { startTestApp, type TestApp } from '../../../test/app.ts';
import { PostEntity } from './post.entity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a post that is older than the rules is made safe when it is read', async () => {
  const now = new Date();
  const { identifiers } = await app.db.getRepository(PostEntity).insert({
    title: 'Old',
    content: '<p>Kept</p><script>steal()</script><iframe src="https://elsewhere.example/"></iframe>',
    text: 'Kept',
    category: 'news',
    imageUrl: null,
    videoUrl: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ post(id: ${identifiers[0]?.id}) { content } }` }),
  });
  const { data } = (await response.json()) as { data: { post: { content: string } } };
  expect(data.post.content).toContain('<p>Kept</p>');
  expect(data.post.content).not.toContain('script');
  expect(data.post.content).not.toContain('elsewhere');
});
