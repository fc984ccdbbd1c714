// Renders a page on the server: its data first, so that the status is known, then the tree, once.
import type { DocumentNode } from '@apollo/client';
import type { ExecutionResult } from 'graphql';
import { StaticRouter } from 'react-router-dom';
import { pageFiles } from './generated/pages.ts';
import { createApolloClient } from './lib/api/apollo.ts';
import { readFailure } from './lib/api/failure.ts';
import { createExecuteLink, readAsAnswered } from './lib/api/server-side.ts';
import { unknownCompany } from './lib/company.ts';
import { createEmotionCache, renderStyles } from './lib/page/emotion.ts';
import { renderHead, safeJson } from './lib/page/head.ts';
import { readParameters } from './lib/page/page-address.ts';
import { renderWhole } from './lib/page/render-whole.ts';
import { Providers } from './providers.tsx';
import { loadRoute, Pages } from './routes.tsx';
import type { PostedForm } from './site/forms/posted-form.ts';
import { askCompany, companyShare } from './site/shell/ask-company.ts';

export interface PageRequest {
  /** Path, and what its page reads of the query. */
  url: string;
  /** Scheme and host, such as `https://lubugo.example`. */
  origin: string;
  execute(document: DocumentNode, variables: Record<string, unknown>): Promise<ExecutionResult>;
  /** A form that was sent without JavaScript and not taken: it is shown again. */
  posted?: PostedForm;
  /** True when the record of the address is known not to exist. */
  isMissing?: boolean;
}

export interface PageResult {
  status: number;
  /** Title, meta, links and structured data. */
  head: string;
  /** Style elements. */
  styles: string;
  /** What stands in `#root`. */
  body: string;
  /** The data cache as JSON that can stand inside a `<script>`; empty when the record of the address does not exist. */
  state: string;
  /** The agency, written like `state`. */
  company: string;
  /** The form that is shown again, written like `state`; empty when there is none. */
  posted: string;
  /** Source files of the page, as the build's manifest names them. */
  modules: string[];
  /** Whether the same may be sent to everybody until content changes. */
  cacheable: boolean;
}

/** Renders the page of an address. Rejects when its query fails; a page that does not exist is a result with status 404. */
export async function render({
  url,
  origin,
  execute,
  posted,
  isMissing = false,
}: PageRequest): Promise<PageResult> {
  const asked = new URL(url, origin);
  const client = createApolloClient({ link: createExecuteLink(execute), ssr: true });
  readAsAnswered(client.cache);
  const matched = await loadRoute(asked.pathname);
  if (!matched) throw new Error(`No page for ${asked.pathname}`);

  const { route, params, page } = matched;
  const query = readParameters(route.parameters, asked.searchParams);
  const address = new URL(`${asked.pathname}?${query}`, origin);
  const variables = page.variables?.(params, address);
  const missing = isMissing ? page.missing : undefined;
  const { query: document } = missing ? {} : page;
  const [known, data] = await Promise.all([
    askCompany(execute),
    document && client.query({ query: document, variables }).then((answer) => answer.data),
  ]);
  const company = { ...unknownCompany, ...known };
  const exists = !missing && (page.exists?.(data) ?? true);
  let shown = posted;
  if (!missing)
    for (const { form, ...more } of page.also?.(params, address, posted?.values) ?? [])
      await client.query(more).catch((error: unknown) => {
        shown ??= refusedForm(form, error);
      });

  const emotion = createEmotionCache({ ssr: true });
  const body = await renderWhole(
    <Providers
      client={client}
      company={company}
      emotion={emotion}
      freshness={null}
      posted={shown}
      isMissing={isMissing}
    >
      <StaticRouter location={address.pathname + address.search}>
        <Pages />
      </StaticRouter>
    </Providers>,
  );
  const head = (missing ?? page).head(data, { origin, path: address.pathname, query, company });
  return {
    status: exists ? 200 : 404,
    head: renderHead(
      posted ? { ...head, title: `Please check the form · ${head.title}` } : head,
      companyShare(company, origin),
    ),
    styles: renderStyles(emotion),
    body,
    state: missing ? '' : safeJson(client.extract()),
    company: safeJson(known),
    posted: shown ? safeJson(shown) : '',
    modules: [pageFiles[route.name]],
    cacheable: exists && !shown,
  };
}

/** What an address asked by a form of the page and the server did not take. Throws what is no answer to a form. */
function refusedForm(form: string | undefined, error: unknown): PostedForm {
  const { code, message, details } = readFailure(error);
  if (!form || code !== 'BAD_USER_INPUT') throw error;
  return { id: form, values: {}, problems: {}, failure: details[0]?.message ?? message, token: '' };
}
