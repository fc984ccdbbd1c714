// The route table: every page is loaded when it is first needed.
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { matchPath, matchRoutes, type Params, Route, Routes } from 'react-router-dom';
import { pageAddresses } from './generated/addresses.ts';
import { pageCode } from './generated/pages.ts';
import { type Company, greetingLink } from './lib/company.ts';
import { type LazyCode, lazyCode } from './lib/page/lazy-code.ts';
import type { PageModule } from './lib/page/page.ts';
import { type PageAddress, type Parameters, recordParams } from './lib/page/page-address.ts';
import { PageParameters } from './lib/page/use-parameters.ts';
import { paths } from './paths.ts';
import { PageError } from './site/page/page-error.tsx';
import { PageView } from './site/page/page-view.tsx';
import { useCompany } from './site/shell/company.ts';
import { footerLinks } from './site/shell/navigation.ts';
import { SiteLayout } from './site/shell/site-layout.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

type PageName = keyof typeof pageCode;

interface PageRoute {
  name: PageName;
  path: string;
  parameters: Parameters;
  code: LazyCode<PageModule>;
}

// The compiler says which page has no address of its name, a test which address has no page.
const addresses: Record<PageName, PageAddress> = { ...pageAddresses, notFound: { path: '*' } };

export const pageRoutes: PageRoute[] = (Object.keys(pageCode) as PageName[]).map((name) => {
  const { path, parameters = {} } = addresses[name];
  const code = lazyCode(async (): Promise<PageModule> => (await pageCode[name]()).page);
  return { name, path, parameters, code };
});

const staffCode = lazyCode(async () => (await import('./admin/admin-app.tsx')).AdminApp);
const staffPaths = `${paths.admin}/*`;

/** The table as the router takes it. `onLive` is called once the page answers to its visitor. */
export function Pages({ onLive }: { onLive?(): void }) {
  return (
    <Suspense>
      <Routes>
        <Route
          path={staffPaths}
          element={
            <ErrorBoundary fallback={(error) => <PageError error={error} />}>
              <Staff />
            </ErrorBoundary>
          }
        />
        <Route element={<SiteLayout />}>
          {pageRoutes.map((route) => (
            <Route key={route.path} path={route.path} element={<Page route={route} />} />
          ))}
        </Route>
      </Routes>
      <Live onLive={onLive} />
    </Suspense>
  );
}

function Page({ route }: { route: PageRoute }) {
  return (
    <PageParameters value={route.parameters}>
      <PageView page={route.code.use()} />
    </PageParameters>
  );
}

const previews = {
  Post: lazy(async () => ({ default: (await import('./site/news/article-preview.tsx')).ArticlePreview })),
};

function Staff() {
  const AdminApp = staffCode.use();
  const company = useCompany();
  const agency = useMemo(() => agencyOf(company), [company]);
  return <AdminApp agency={agency} previews={previews} />;
}

function Live({ onLive }: { onLive?(): void }) {
  useEffect(() => onLive?.(), [onLive]);
  return null;
}

interface MatchedPage {
  route: PageRoute;
  params: Params;
  page: PageModule;
}

/** Loads the code behind a path, so that it can be drawn at once; null for the staff's part. */
export async function loadRoute(path: string): Promise<MatchedPage | null> {
  if (matchPath(staffPaths, path)) {
    await staffCode.load();
    return null;
  }
  const match = matchRoutes(pageRoutes, path)?.at(-1);
  if (!match) throw new Error(`No route for ${path}`);
  const { route, params } = match;
  return { route, params: recordParams(params), page: await route.code.load() };
}

/** What the staff's part is told of the agency, and shows on its pages as well. */
export const agencyOf = (company: Company) => ({
  name: company.name,
  logo: company.logo,
  chat: greetingLink(company),
  pages: footerLinks,
  elsewhere: company.socialLinks,
});
