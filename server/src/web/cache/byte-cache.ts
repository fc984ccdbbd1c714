// Finished public answers, kept as bytes in front of everything else until the content they were made from changes.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import type { Logger } from '../../platform/log.ts';
import { parsedJson } from '../../platform/text/json.ts';
import { inThisSpan } from '../../platform/tracing/tracing.ts';
import type { LogFromMemory } from '../request-log.ts';
import { noteCache } from '../requests/request-counts.ts';
import { type Answer, sendAnswer } from './answer.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import { handleRequest, isKeepable } from './handle-request.ts';
import { markPublic, publicTables, tablesRead } from './public-answer.ts';
import {
  isApi,
  isFile,
  type PublicRequest,
  type PublicRequestDeps,
  publicQuery,
  publicRead,
  queryLength,
  queryOfUrl,
} from './public-request.ts';
import { createChangeHistory, ResponseCache } from './response-cache.ts';

interface ByteCacheDeps extends PublicRequestDeps {
  changes: ContentChanges;
  log: Logger;
  /** False: every request does its own full work. */
  on: boolean;
  /** Tables a GraphQL request (as sent) reads, or null unless the schema calls all of it public. */
  tablesOfQuery(body: unknown): readonly string[] | null;
  /** Gives an answer from memory its name, and may log it. */
  nameHit?: LogFromMemory;
  /** Bytes kept at most. */
  limit: number;
  /** Left out where no CDN stands in front. */
  cdnHeaders?: CdnHeaders;
}

interface ByteCache {
  /** Answers from memory, else lets `next` do it and keeps what is public. */
  serve(req: IncomingMessage, res: ServerResponse, next: RequestListener): void;
  close(): void;
}

/** What came of a request that others waited for; null when its caller left. */
interface Made {
  /** Null when it is for that caller alone. */
  answer: Answer | null;
  /** Those it was made from, as far as that is known. */
  tables: readonly string[] | 'unknown';
  /** See ChangeHistory. */
  begun: number;
}

const reportEvery = 60_000;

export function createByteCache({
  changes,
  log,
  on,
  tablesOfQuery,
  nameHit,
  limit,
  cdnHeaders,
  ...requests
}: ByteCacheDeps): ByteCache {
  // Two stores: made-up queries can only push out each other, never the site's own pages.
  const stores = { plain: new ResponseCache(limit / 2), varied: new ResponseCache(limit / 2) };
  const storeOf = ({ plain }: PublicRequest) => (plain ? stores.plain : stores.varied);
  /** Answers being made, by key: who asks meanwhile waits for the same one. */
  const flights = new Map<string, Promise<Made | null>>();
  const history = createChangeHistory();
  const count = { hits: 0, misses: 0 };

  const unsubscribe = changes.subscribe((tables) => {
    history.add(tables);
    stores.plain.drop(tables);
    stores.varied.drop(tables);
  });

  const report = setInterval(() => {
    if (count.hits + count.misses === 0) return;
    log.debug({ ...count, bytes: stores.plain.bytes + stores.varied.bytes }, 'Public answers from memory');
    count.hits = 0;
    count.misses = 0;
  }, reportEvery).unref();

  const isOn = () => on && changes.listening;

  function serve(req: IncomingMessage, res: ServerResponse, next: RequestListener): void {
    const isKept = isOn();
    const read = publicRead(req, requests);
    const length = isKept && !read ? queryLength(req) : 0;
    if (read && isKept) void answerFrom(read, req, res, next);
    else if (length > 0) answerQuery(req, res, next, length);
    else if (isFile(req.url ?? '/')) next(req, res);
    else {
      if (read) markQueryOfUrl(req, res);
      void handleRequest(req, res, next);
    }
  }

  /** GraphQL by GET; the other handlers mark their answers themselves. */
  function markQueryOfUrl(req: IncomingMessage, res: ServerResponse): void {
    const tables = tablesOfQuery(queryOfUrl(req.url ?? '/'));
    if (tables) markPublic(res, tables);
  }

  /** The body must be read to know the question; it is put back for whoever answers it. */
  function answerQuery(
    req: IncomingMessage,
    res: ServerResponse,
    next: RequestListener,
    length: number,
  ): void {
    const look = inThisSpan(() => {
      const body: Buffer | null = req.read(length);
      if (!body) return;
      req.off('readable', look);
      const query = publicQuery(req, body, requests);
      const kept = storeOf(query).get(query.key);
      if (kept) hit(req, res, kept);
      else {
        req.unshift(body);
        const tables = tablesOfQuery(parsedJson(body.toString('utf8')));
        if (tables) markPublic(res, tables);
        void (tables ? makeOnce(query, req, res, next) : handleRequest(req, res, next));
      }
    });
    req.on('readable', look);
  }

  function answerFrom(
    asked: PublicRequest,
    req: IncomingMessage,
    res: ServerResponse,
    next: RequestListener,
  ) {
    const kept = storeOf(asked).get(asked.key);
    if (kept) return hit(req, res, kept);
    markQueryOfUrl(req, res);
    return makeOnce(asked, req, res, next);
  }

  function hit(req: IncomingMessage, res: ServerResponse, answer: Answer): void {
    count.hits += 1;
    noteCache(res, 'hit');
    void sendAnswer(req, res, answer, nameHit?.(req, res));
  }

  async function makeOnce(
    asked: PublicRequest,
    req: IncomingMessage,
    res: ServerResponse,
    next: RequestListener,
  ) {
    const arrived = history.now;
    for (let other = flights.get(asked.key); other; other = flights.get(asked.key)) {
      const made = await other;
      if (!made) continue;
      // That one is for its caller alone: so may be this one.
      if (!made.answer) return void handleRequest(req, res, next);
      // Else it was begun before a change that this caller may know of: one of those who waited makes it anew for all.
      if (made.begun >= arrived || history.unchanged(made.tables, made.begun))
        return hit(req, res, made.answer);
    }
    count.misses += 1;
    noteCache(res, 'miss');
    const begun = history.now;
    const flight = handleRequest(req, res, next, shareOf(asked, begun)).then((answer): Made | null => {
      flights.delete(asked.key);
      // Its caller left, or had too much under way: that says nothing of the others who wait.
      if (!answer || answer.status === 429) return null;
      const tables = publicTables(res);
      const isKept = tables && isKeepable(answer, asked.page?.isUnknown ? 404 : 200);
      if (isKept && history.unchanged(tables, begun) && isOn()) storeOf(asked).set(asked.key, answer, tables);
      // Also a page that is not kept, or could not be made, is the same for all who wait for it; one that was taken for missing
      // and has just been made is not.
      const isThere = asked.page?.isUnknown && answer.status < 400;
      return {
        answer: isKept || (asked.page && !isThere) ? answer : null,
        tables: tablesRead(res) ?? 'unknown',
        begun,
      };
    });
    flights.set(asked.key, flight);
    await flight;
  }

  /** A page that was begun before a change would be old in the CDN after it was told of that change. */
  function shareOf({ key, page }: PublicRequest, begun: number) {
    if (!cdnHeaders || isApi(key)) return undefined;
    return (headers: string[], tables: readonly string[]) => {
      const record = page?.record && `${page.record.field}-${page.record.id}`;
      if (history.unchanged(tables, begun)) cdnHeaders(headers, tables, record || undefined);
    };
  }

  return {
    serve,
    close() {
      unsubscribe();
      clearInterval(report);
    },
  };
}
