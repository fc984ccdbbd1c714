// The news as RSS 2.0, for people who read it in a program of their own.
import type { RequestHandler } from 'express';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { requestIdOf } from '../../graphql/context-from-request.ts';
import { capitalised } from '../../platform/text/in-words.ts';
import { markPublic } from '../cache/public-answer.ts';
import { FeedDocument, type FeedQuery } from './feed.generated.ts';
import type { ExecuteAsVisitor } from './visitor.ts';

interface FeedDeps {
  origin: string;
  execute: ExecuteAsVisitor;
  /** Tables a document reads, or null unless the schema calls all of it public. */
  tablesOf(document: DocumentNode): readonly string[] | null;
}

type Post = FeedQuery['postConnection']['nodes'][number];

const newest = 30;

/** What the site calls the kinds of news where it does not use their own word. */
const categoryNames: Partial<Record<Post['category'], string>> = {
  destinations: 'Services',
  deals: 'Special Deals',
};

/** GET /news/rss.xml */
export function feedHandler({ origin, execute, tablesOf }: FeedDeps): RequestHandler {
  return async (_req, res) => {
    const { data } = (await execute(
      FeedDocument,
      { first: newest },
      requestIdOf(res),
    )) as ExecutionResult<FeedQuery>;
    const { siteSettings, postConnection } = data as FeedQuery;
    markPublic(res, tablesOf(FeedDocument) ?? []);
    res
      .set('Cache-Control', 'no-cache')
      .type('application/rss+xml')
      .send(
        feed(postConnection.nodes, origin, {
          name: siteSettings.company.name ?? new URL(origin).hostname,
          about: siteSettings.pages.feedDescription,
        }),
      );
  };
}

function feed(
  posts: Post[],
  origin: string,
  { name, about }: { name: string; about: string | null },
): string {
  const [latest] = posts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
  <title>${escapeXml(name)}: news</title>
  <link>${origin}/news</link>
  <description>${escapeXml(about ?? `News of ${name}.`)}</description>
  <language>en</language>
  <atom:link href="${origin}/news/rss.xml" rel="self" type="application/rss+xml"/>
${latest ? `  <lastBuildDate>${day(latest)}</lastBuildDate>\n` : ''}${posts.map(item(origin)).join('\n')}
</channel>
</rss>
`;
}

const item = (origin: string) => (post: Post) =>
  `  <item>
    <title>${escapeXml(post.title)}</title>
    <link>${origin}${post.path}</link>
    <guid>${origin}/news/${post.id}</guid>
    <pubDate>${day(post)}</pubDate>
    <category>${categoryNames[post.category] ?? capitalised(post.category)}</category>
    <description>${escapeXml(post.excerpt)}</description>
  </item>`;

const day = ({ createdAt, publishedAt }: Post) => new Date(String(publishedAt ?? createdAt)).toUTCString();

/** Text for XML: what has a meaning there is escaped, what may not stand there is left out. */
function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}
