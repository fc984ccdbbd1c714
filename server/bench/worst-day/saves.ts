// Saves by staff beside whatever else goes on, and the time until visitors see them.
import { setTimeout as wait } from 'node:timers/promises';

/** As long as `measureSaves` takes at most when each save is seen in time. */
export const saveSeconds = 10;
const saves = 3;
/** Milliseconds after which one counts as never seen. */
const patience = 10_000;

interface Saved {
  id: number;
}

/** Milliseconds from an answered save to the last of its pages being there with it; of the slowest save. */
export async function measureSaves(origin: string, password: string): Promise<number> {
  const api = `${origin}/api/v1`;
  const call = async <T>(method: string, path: string, body?: object, token = ''): Promise<T> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${api}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path} is ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };
  const { token } = await call<{ token: string }>('POST', '/admin/login', {
    email: 'owner@lubugo.example',
    password,
  });
  let slowest = 0;
  for (let save = 1; save <= saves; save += 1) {
    const [name, title] = [`Program saved ${save} times`, `Post saved ${save} times`];
    const [program] = await call<Saved[]>('GET', '/programs?first=1');
    await call('PUT', `/programs/${program?.id}`, { ...program, name }, token);
    const [post] = await call<Saved[]>('GET', '/posts?first=1');
    await call('PUT', `/posts/${post?.id}`, { ...post, title }, token);
    const seen = [
      until(`${origin}/`, name),
      until(`${origin}/programs`, name),
      until(`${origin}/news`, title),
    ];
    slowest = Math.max(slowest, ...(await Promise.all(seen)));
  }
  return slowest;
}

/** Milliseconds until the page is there and has the text. */
async function until(url: string, text: string): Promise<number> {
  const begun = performance.now();
  for (let passed = 0; passed < patience; passed = performance.now() - begun) {
    const response = await fetch(url);
    const isNew = (await response.text()).includes(text);
    if (response.status === 200 && isNew) return performance.now() - begun;
    await wait(50);
  }
  return patience;
}
