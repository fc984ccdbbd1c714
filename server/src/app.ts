// The handlers of the product, in the order a request meets them.
import type { RequestListener } from 'node:http';
import express from 'express';
import type { Backend } from './backend.ts';
import type { Config } from './config.ts';
import { createExecute } from './graphql/execute.ts';
import { createGraphQLHandler } from './graphql/handler.ts';
import { createRowCounts } from './graphql/limits/row-counts.ts';
import { createPlans } from './graphql/plan/plan.ts';
import { createQueryTables } from './graphql/policy/query-tables.ts';
import { createSchema } from './graphql/schema.ts';
import { companyProfilePath } from './modules/settings/profile/company-profile.service.ts';
import type { Logger } from './platform/log.ts';
import { nameRequests, nextRequestId } from './platform/request-id.ts';
import { traceparents } from './platform/tracing/traceparent.ts';
import { createRestHandler } from './rest/handler.ts';
import { bookingDocumentsHandler } from './web/booking-documents-handler.ts';
import { createByteCache } from './web/cache/byte-cache.ts';
import { createCdnHeaders } from './web/cache/cdn-headers.ts';
import { canonicalPath } from './web/canonical-path.ts';
import { sandboxCheckoutHandler } from './web/checkout/sandbox-checkout-handler.ts';
import { companyProfileHandler } from './web/company-profile-handler.ts';
import { createCors } from './web/cors.ts';
import { formsHandler } from './web/forms/forms-handler.ts';
import { createHealthHandler } from './web/health-handler.ts';
import { createWorkLimit, limitWorkBy } from './web/limit-work.ts';
import { linkedFilesHandler } from './web/linked-files-handler.ts';
import { mediaHandler, startMediaWarmUp } from './web/media-handler.ts';
import { newsletterHandler } from './web/newsletter-handler.ts';
import { faviconHandler, faviconPath } from './web/pages/agency/favicon.ts';
import {
  manifestHandler,
  manifestPath,
  staffManifestHandler,
  staffManifestPath,
} from './web/pages/agency/manifest.ts';
import { createErrorHandler } from './web/pages/error-handler.ts';
import { feedHandler } from './web/pages/feed.ts';
import { createMissingRecords } from './web/pages/missing-records.ts';
import type { PageSource } from './web/pages/page-source.ts';
import { pagesHandler } from './web/pages/pages-handler.ts';
import { createPageFinder } from './web/pages/record-path.ts';
import type { ExecuteForPage } from './web/pages/rendering/render-request.ts';
import { robotsHandler } from './web/pages/robots.ts';
import { createAddressReader, leadingNowhere } from './web/pages/site-address.ts';
import { sitemapHandler, sitemapPath } from './web/pages/sitemap.ts';
import { asVisitor } from './web/pages/visitor.ts';
import { createPreparedReads } from './web/prepared/prepared-reads.ts';
import { createMemoryLog, createRequestLog, followRequests } from './web/request-log.ts';
import { createProxyHint } from './web/requests/proxy-hint.ts';
import type { RequestCounts } from './web/requests/request-counts.ts';
import { traceRequests } from './web/requests/trace-requests.ts';
import { utf8Bodies } from './web/requests/utf8-bodies.ts';
import { createSecurityHeaders } from './web/security-headers.ts';
import { staffFilesHandler } from './web/staff-files-handler.ts';

export interface AppDeps extends Omit<Backend, 'close' | 'db' | 'jobs'> {
  config: Config;
  log: Logger;
  /** Null where only the API is wanted. */
  pages: PageSource | null;
  /** Aborted when nobody should be sent here any more. */
  stopping?: AbortSignal;
  /** Told of each request; left out where nobody wants to know. */
  counts?: RequestCounts;
}

export interface App {
  listener: RequestListener;
  /** Ends what goes on in the background. */
  close(): Promise<void>;
}

export async function createApp(deps: AppDeps): Promise<App> {
  const { config, log, changes, probe, services, pages, stopping, counts } = deps;
  const secure = config.publicUrl.startsWith('https:');
  const schema = createSchema(config);
  const plans = createPlans(schema, log);
  const execute = createExecute(schema, log, plans);
  const tables = createQueryTables(schema);
  const rows = createRowCounts(services.stats, changes);
  const settings = { publicUrl: config.publicUrl, maxUploadBytes: config.maxUploadBytes };
  const beginWork = createWorkLimit(config);
  const limitWork = limitWorkBy(beginWork);
  const api = {
    schema,
    log,
    services,
    secure,
    execute,
    plans,
    tablesOf: tables.ofDocument,
    isSameForAll: tables.isSameForAll,
    settings,
    limitWork,
  };
  const site = {
    origin: config.publicUrl,
    execute: asVisitor(execute, services),
    tablesOf: tables.ofDocument,
  };

  const isCacheOn = config.pageCache && !config.dev;
  const missingRecords = createMissingRecords({ changes, content: services.content, on: isCacheOn });

  const app = express();
  app.locals.agency = () => services.settings.lastAgency;
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('case sensitive routing', true);
  app.set('trust proxy', config.trustProxy);

  const nameRequest = nameRequests(config.trustProxy);
  const traceparentOf = traceparents(config.trustProxy);
  const follow = followRequests(log, config.mode, nameRequest);
  app.use(createRequestLog(follow, traceparentOf));
  app.use(createProxyHint(log, config.trustProxy));
  app.use(createHealthHandler({ probe, log, quiet: services.quiet, stopping }));
  app.use(createSecurityHeaders(config, pages?.inlineScripts));
  app.use(mediaHandler(services));
  app.get(manifestPath, manifestHandler(services.settings));
  app.get(faviconPath, faviconHandler(services));
  app.get(staffManifestPath, staffManifestHandler(services.settings));
  if (pages) app.use(pages.files);
  app.use(canonicalPath);
  app.use(['/graphql', '/api'], createCors(config.corsOrigins));
  app.use(utf8Bodies);
  app.use('/graphql', await createGraphQLHandler({ ...api, rowsOf: rows.of }));
  app.use(linkedFilesHandler(services));
  app.use(staffFilesHandler({ services, secure, limitWork }));
  app.use('/api/v1', createRestHandler(api));
  const { redirectMap, pagePaths } = services;
  const pageDeps = pages && {
    ...site,
    source: pages,
    limitWork,
    missingRecords,
    pagePaths,
    redirectMap,
    settings: services.settings,
    settingsPreviews: services.settingsPreviews,
  };
  if (pages) {
    const asked: ExecuteForPage = (document, variables) => site.execute(document, variables, nextRequestId());
    services.redirects.hasPage = createPageFinder(pages, pagePaths, asked);
  }
  app.use(bookingDocumentsHandler({ services, secure, limitWork }));
  if (pageDeps) app.use(formsHandler({ pages: pageDeps, execute, services, limitWork }));
  app.use(newsletterHandler({ ...services, log }));
  const { settlement, sandbox, quiet } = services;
  if (sandbox) app.use('/checkout', sandboxCheckoutHandler({ settlement, sandbox, quiet }));
  app.get('/robots.txt', robotsHandler(config.publicUrl));
  app.get(
    sitemapPath,
    limitWork,
    sitemapHandler({ origin: config.publicUrl, content: services.content, pagePaths, pages }),
  );
  app.get('/news/rss.xml', limitWork, feedHandler(site));
  app.get(companyProfilePath, limitWork, companyProfileHandler(services.companyProfile));
  if (pageDeps) app.use(pagesHandler(pageDeps));
  app.use(createErrorHandler(log));

  // Known before the first visitor comes; else each address would be looked up once more.
  if (pages && isCacheOn) await Promise.all([redirectMap.targetOf('/'), pagePaths.style()]);
  const readAddress =
    isCacheOn && pages ? createAddressReader(await pages.addresses(), pagePaths) : () => null;
  const requests = {
    pageOf: (url: string) => leadingNowhere(missingRecords.pageOf(readAddress(url)), url, redirectMap),
    corsOrigins: config.corsOrigins,
  };
  const { trustProxy } = config;
  const prepared = createPreparedReads({ services, requests, follow, beginWork, trustProxy });
  const cache = createByteCache({
    changes,
    log,
    on: isCacheOn,
    limit: config.cacheBytes,
    cdnHeaders: config.cdn ? createCdnHeaders(config.cdn) : undefined,
    ...requests,
    tablesOfQuery: tables.ofRequest,
    nameHit: config.logMemoryAnswers ? createMemoryLog(log, config.mode, nameRequest) : nameRequest,
  });
  const stopWarmUp = config.picturesAhead ? startMediaWarmUp(services.media, log) : undefined;
  const serve: RequestListener = (req, res) => cache.serve(req, res, () => prepared.serve(req, res, app));
  const traced = traceRequests(serve, traceparentOf);
  return {
    listener: counts ? (req, res) => counts.follow(req, res, traced) : traced,
    async close() {
      stopWarmUp?.();
      rows.close();
      missingRecords.close();
      cache.close();
    },
  };
}
