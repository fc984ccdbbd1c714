// What a visitor without JavaScript finds among 10,000 posts: old ones by a word of their text, and the second page.
import { createHash } from 'node:crypto';

/** Of old ones; those below 501 are there twice. */
const numbers = [501, 1_500, 2_718, 4_711];

/** The word of its text that no other of `manyPosts` has. */
const wordOf = (number: number) => createHash('md5').update(String(number)).digest('hex');

const linksOf = (html: string) => new Set(html.match(/(?<=href=")\/news\/\d+(?=")/g));

/** Milliseconds from asking to the whole page, of the slowest. Throws when one is not found, or more than it. */
export async function findOldPosts(origin: string): Promise<number> {
  let slowest = 0;
  for (const number of numbers) {
    const begun = performance.now();
    const html = await pageAt(`${origin}/news?search=${wordOf(number)}`);
    slowest = Math.max(slowest, performance.now() - begun);
    const found = linksOf(html).size;
    if (found !== 1 || !html.includes(` ${number}</`))
      throw new Error(`The search for post ${number} shows ${found} posts.`);
  }
  return slowest;
}

/** Throws unless the first page links to a second one, with other posts on it. */
export async function checkSecondPage(origin: string): Promise<void> {
  const first = await pageAt(`${origin}/news`);
  if (!/href="\/news\?page=2[^"]*"/.test(first)) throw new Error('/news has no link to its second page.');
  const before = linksOf(first);
  const others = [...linksOf(await pageAt(`${origin}/news?page=2`))].filter((link) => !before.has(link));
  if (others.length < 20) throw new Error(`The second page of /news has ${others.length} other posts.`);
}

async function pageAt(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} is ${response.status}.`);
  return response.text();
}
