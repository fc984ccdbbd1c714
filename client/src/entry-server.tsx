// Renders a page on the server: its data first, so that the status is known, then the tree, once.
import type { DocumentNode } from '@apollo/client';
import type { ExecutionResult } from 'graphql';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { createApolloClient } from './lib/apollo.ts';
import { createEmotionCache, renderStyles } from './lib/emotion.ts';
import { createExecuteLink } from './lib/execute-link.ts';
import { type Head, renderHead, safeJson } from './lib/head.ts';
import { paths } from './paths.ts';
import { Providers } from './providers.tsx';
import { loadRoute, Pages } from './routes.tsx';
import { company } from './site/company/company.ts';

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Scheme and host, such as `https://lubugo.example`. */
  origin: string;
  execute(document: DocumentNode, variables: Record<string, unknown>): Promise<ExecutionResult>;
}

export interface PageResult {
  status: number;
  redirectTo?: string;
  /** Title, meta, links and structured data. */
  head: string;
  /** Style elements. */
  styles: string;
  /** What stands in `#root`. */
  body: string;
  /** The data cache as JSON that can stand inside a `<script>`. */
  state: string;
  /** Source files of the page, as the build's manifest names them. */
  modules: string[];
  /** Whether the same may be sent to everybody until content changes. */
  cacheable: boolean;
}

const adminShell: Head = { title: `Staff · ${company.name}`, noindex: true };

/** Renders the page of an address. Rejects when its query fails; a page that does not exist is a result with status 404. */
export async function render({ url, origin, execute }: PageRequest): Promise<PageResult> {
  const address = new URL(url, origin);
  if (matchPath(paths.login(), address.pathname)) return redirect(paths.adminLogin() + address.search);
  const matched = matchPath(`${paths.admin}/*`, address.pathname) ? null : await loadRoute(address.pathname);
  if (!matched) return shell();

  const { route, params, page } = matched;
  const client = createApolloClient({ link: createExecuteLink(execute), ssr: true });
  const variables = page.variables?.(params, address);
  const data = page.query ? (await client.query({ query: page.query, variables })).data : undefined;
  const exists = page.exists?.(data) ?? true;

  const emotion = createEmotionCache({ ssr: true });
  const body = renderToString(
    <Providers client={client} emotion={emotion} freshness={null}>
      <StaticRouter location={address.pathname + address.search}>
        <Pages />
      </StaticRouter>
    </Providers>,
  );
  return {
    status: exists ? 200 : 404,
    head: renderHead(page.head(data, { params, origin, path: address.pathname })),
    styles: renderStyles(emotion),
    body,
    state: safeJson(client.extract()),
    modules: [route.source],
    cacheable: exists && address.search === '',
  };
}

const nothing = { head: '', styles: '', body: '', state: '{}', modules: [], cacheable: false };

function redirect(redirectTo: string): PageResult {
  return { ...nothing, status: 302, redirectTo };
}

/** The staff's part is drawn in the browser alone. */
function shell(): PageResult {
  return { ...nothing, status: 200, head: renderHead(adminShell), cacheable: true };
}
