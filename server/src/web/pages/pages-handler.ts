// Every HTML page: the address is read, the page is rendered beside the traffic, its queries run here, and it is sent.
import type { Request, RequestHandler, Response } from 'express';
import type { DocumentNode } from 'graphql';
import { colors as house } from '../../generated/brand.ts';
import { callerOf, requestIdOf } from '../../graphql/context-from-request.ts';
import type { AddressStyle, PagePaths } from '../../modules/content/pages/page-paths.ts';
import { iconUrl } from '../../modules/media/media-address.ts';
import type { Agency } from '../../modules/settings/agency.ts';
import type { SettingsService } from '../../modules/settings/settings.service.ts';
import type { SettingsPreviewsService } from '../../modules/settings/settings-previews.service.ts';
import { AppError, errorStatus } from '../../platform/errors.ts';
import { inThisSpan, span } from '../../platform/tracing/tracing.ts';
import { markPublic, markShared } from '../cache/public-answer.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import { badAddressPage, previewPage, sendErrorPage } from './error-page.ts';
import type { MissingRecords } from './missing-records.ts';
import type { PageSource } from './page-source.ts';
import { recordPath } from './record-path.ts';
import type { ExecuteForPage } from './rendering/render-request.ts';
import { type RecordAddress, type SiteAddress, siteAddress } from './site-address.ts';
import type { ExecuteAsVisitor } from './visitor.ts';

export interface PagesHandlerDeps {
  source: PageSource;
  /** Such as `https://www.example.org`. */
  origin: string;
  execute: ExecuteAsVisitor;
  missingRecords: MissingRecords;
  /** How addresses of records are written. */
  pagePaths: Pick<PagePaths, 'known' | 'style'>;
  /** Where paths lead that have no page. */
  redirectMap: { targetOf(path: string): Promise<string | undefined> };
  /** Stands before what costs work. */
  limitWork: RequestHandler;
  settings: SettingsService;
  settingsPreviews: SettingsPreviewsService;
  /** Tables a document reads, or null unless the schema calls all of it public. */
  tablesOf(document: DocumentNode, variables: object): readonly string[] | null;
}

/** A form that was sent without JavaScript and not taken, and the status its page gets. */
interface Refused {
  posted: PostedForm;
  status: number;
}

/** Any path that no handler before it took. */
export function pagesHandler(deps: PagesHandlerDeps): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('Allow', 'GET, HEAD');
      return next(
        new AppError('METHOD_NOT_ALLOWED', `${req.method} is not possible here, only GET and HEAD.`),
      );
    }
    // Made anew or the same bytes again: the browser asks each time and mostly gets a 304.
    res.set('Cache-Control', 'no-cache');
    await answerWithPage(deps, req, res);
  };
}

/** Sends the page of the address; rejects when it cannot be made. */
export async function answerWithPage(deps: PagesHandlerDeps, req: Request, res: Response, refused?: Refused) {
  const table = await deps.source.addresses();
  const [path = ''] = req.originalUrl.split('?', 1);
  const search = req.originalUrl.slice(path.length);
  const next = table.redirectFrom(path, search);
  if (next !== null) return res.redirect(302, next);
  const read = (style: AddressStyle) => siteAddress(table, req.originalUrl, style);
  const { pagePaths } = deps;
  const address = read(pagePaths.known ?? 'numbers');
  if (!address) return sendErrorPage(res, badAddressPage);
  // The site's own pages have places of their own to wait in; of the others nobody gets more than their share.
  if (address.kind !== 'own' && !refused) deps.limitWork(req, res, () => undefined);
  const { isStaff, isPreview, isPersonal } = address;
  if (isStaff || isPreview || isPersonal) res.set('X-Robots-Tag', 'noindex');
  if (isPreview || isPersonal) res.set('Cache-Control', 'no-store');
  // No page it leads to is told the key that opens it.
  if (isPersonal && req.query.key !== undefined) res.set('Referrer-Policy', 'no-referrer');
  const caller = isPersonal ? callerOf(req) : undefined;
  try {
    const isSure = !address.record || pagePaths.known !== undefined;
    const page = isSure ? address : (read(await pagePaths.style()) ?? address);
    await sendPage(deps, page, { path, search, res, refused, caller });
  } catch (error) {
    // A draft may be one that cannot be shown.
    const isOfDraft = address.settingsPreview && error instanceof AppError && errorStatus[error.code] < 500;
    if (!isOfDraft) throw error;
    sendErrorPage(res, previewPage(errorStatus[error.code], error.message));
  }
}

interface Asked {
  /** As it was asked for. */
  path: string;
  /** With its question mark; empty without one. */
  search: string;
  res: Response;
  refused: Refused | undefined;
  /** Who asks, where it is made for them. */
  caller: ReturnType<typeof callerOf> | undefined;
}

async function sendPage(deps: PagesHandlerDeps, address: SiteAddress, asked: Asked) {
  const { path, search, res, refused, caller } = asked;
  const { source, origin, tablesOf } = deps;
  const { url, kind, isUnknown, record } = address;
  const preview = address.settingsPreview;
  const shown = preview === undefined ? undefined : await deps.settingsPreviews.shown(preview);
  const agency = shown?.agency ?? (await deps.settings.agency());
  if (agency.missing.length > 0) res.set('X-Robots-Tag', 'noindex');
  const tables = new Set<string>(['settings']);
  let isPublic = !refused && kind !== 'text' && !shown;
  const execute: ExecuteForPage = async (document, variables) => {
    const read = tablesOf(document, variables);
    if (read) for (const table of read) tables.add(table);
    else isPublic = false;
    return deps.execute(document, variables, requestIdOf(res), { siteSettings: shown?.published, caller });
  };
  let ownPath: string | null = null;
  const findRecord = async (address: RecordAddress) => {
    ownPath = await recordPath(address, execute);
    return ownPath !== null;
  };
  const isThere = !record || (await deps.missingRecords.learn(record, () => findRecord(record)));
  const missing = isThere ? null : record;
  if (record?.hasName && ownPath !== null && ownPath !== path) {
    return res.set('Cache-Control', 'max-age=3600').redirect(301, ownPath + search);
  }
  if (isUnknown || missing) {
    const target = await deps.redirectMap.targetOf(path);
    if (target !== undefined) return res.redirect(301, target + search);
    tables.add('redirects');
  }
  // A form that came back waits where strangers do: any number of them can be sent.
  const renderKind = refused ? 'numbered' : kind;
  const page = await span('render', { 'lubugo.page': address.isStaff ? 'staff' : renderKind }, () =>
    source.render({
      url: missing?.missingUrl ?? url,
      origin,
      agencyHead: agencyHead(agency),
      icon: iconUrl(agency.logo),
      isStaff: address.isStaff,
      kind: renderKind,
      isMissing: isUnknown || missing !== null,
      posted: refused?.posted,
      execute: inThisSpan(execute),
    }),
  );
  const isKept = (page.cacheable || isUnknown || !isThere) && isPublic;
  (isKept ? markPublic : markShared)(res, [...tables]);
  res
    .status(refused?.status ?? page.status)
    .type('html')
    .send(page.html);
}

/**
 * What the settings put into the head of every page: colours in place of the house's, and whether search engines may list it. Empty as
 * long as the agency has the house's colours and may be listed.
 */
function agencyHead({ colors, missing }: Agency): string {
  const names = Object.keys(house) as (keyof typeof house)[];
  const own = names.filter((name) => colors[name] !== house[name]);
  // As the theme names them; see cssVarsPrefix there.
  const variables = own.map((name) => `--l-colors-${kebab(name)}:${colors[name]}`).join(';');
  const look =
    variables && `<meta name="theme-color" content="${colors.brand}"><style>:root{${variables}}</style>`;
  return (missing.length > 0 ? '<meta name="robots" content="noindex">' : '') + look;
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
