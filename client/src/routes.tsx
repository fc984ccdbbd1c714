// The route table: every page is loaded when it is first needed.
import { Suspense, useEffect } from 'react';
import { matchPath, matchRoutes, type Params, Route, Routes } from 'react-router-dom';
import { type LazyCode, lazyCode } from './lib/page/lazy-code.ts';
import type { PageModule } from './lib/page/page.ts';
import { PageParameters } from './lib/page/use-parameters.ts';
import { type PageAddress, pageAddresses } from './page-addresses.ts';
import { paths } from './paths.ts';
import { agency } from './site/company/agency.ts';
import { PageError } from './site/page/page-error.tsx';
import { PageView } from './site/page/page-view.tsx';
import { SiteLayout } from './site/shell/site-layout.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

export interface PageRoute extends PageAddress {
  /** The file of the page, as the build's manifest names it. */
  source: string;
  code: LazyCode<PageModule>;
}

function pageRoute(
  address: PageAddress,
  source: string,
  load: () => Promise<{ page: PageModule }>,
): PageRoute {
  return { ...address, source, code: lazyCode(async () => (await load()).page) };
}

export const pageRoutes: PageRoute[] = [
  pageRoute(pageAddresses.home, 'src/site/home/home-page.tsx', () => import('./site/home/home-page.tsx')),
  pageRoute(
    pageAddresses.about,
    'src/site/about/about-page.tsx',
    () => import('./site/about/about-page.tsx'),
  ),
  pageRoute(
    pageAddresses.programs,
    'src/site/programs/programs-page.tsx',
    () => import('./site/programs/programs-page.tsx'),
  ),
  pageRoute(
    pageAddresses.program,
    'src/site/programs/program-page.tsx',
    () => import('./site/programs/program-page.tsx'),
  ),
  pageRoute(
    pageAddresses.coaches,
    'src/site/coaches/coaches-page.tsx',
    () => import('./site/coaches/coaches-page.tsx'),
  ),
  pageRoute(
    pageAddresses.facilities,
    'src/site/facilities/facilities-page.tsx',
    () => import('./site/facilities/facilities-page.tsx'),
  ),
  pageRoute(
    pageAddresses.facility,
    'src/site/facilities/facility-page.tsx',
    () => import('./site/facilities/facility-page.tsx'),
  ),
  pageRoute(
    pageAddresses.alumni,
    'src/site/alumni/alumni-page.tsx',
    () => import('./site/alumni/alumni-page.tsx'),
  ),
  pageRoute(pageAddresses.faq, 'src/site/faq/faq-page.tsx', () => import('./site/faq/faq-page.tsx')),
  pageRoute(
    pageAddresses.privacy,
    'src/site/privacy/privacy-page.tsx',
    () => import('./site/privacy/privacy-page.tsx'),
  ),
  pageRoute(
    pageAddresses.terms,
    'src/site/terms/terms-page.tsx',
    () => import('./site/terms/terms-page.tsx'),
  ),
  pageRoute(pageAddresses.news, 'src/site/news/news-page.tsx', () => import('./site/news/news-page.tsx')),
  pageRoute(
    pageAddresses.article,
    'src/site/news/article-page.tsx',
    () => import('./site/news/article-page.tsx'),
  ),
  pageRoute(
    pageAddresses.gallery,
    'src/site/gallery/gallery-page.tsx',
    () => import('./site/gallery/gallery-page.tsx'),
  ),
  pageRoute(
    pageAddresses.videos,
    'src/site/videos/videos-page.tsx',
    () => import('./site/videos/videos-page.tsx'),
  ),
  pageRoute(
    pageAddresses.contact,
    'src/site/contact/contact-page.tsx',
    () => import('./site/contact/contact-page.tsx'),
  ),
  pageRoute(
    pageAddresses.newsletterConfirm,
    'src/site/newsletter/confirm-page.tsx',
    () => import('./site/newsletter/confirm-page.tsx'),
  ),
  pageRoute(
    pageAddresses.newsletterUnsubscribe,
    'src/site/newsletter/unsubscribe-page.tsx',
    () => import('./site/newsletter/unsubscribe-page.tsx'),
  ),
  pageRoute(
    pageAddresses.registration,
    'src/site/registration/registration-page.tsx',
    () => import('./site/registration/registration-page.tsx'),
  ),
  pageRoute(
    pageAddresses.registrationSuccess,
    'src/site/registration/registration-success-page.tsx',
    () => import('./site/registration/registration-success-page.tsx'),
  ),
  pageRoute(
    pageAddresses.donations,
    'src/site/donations/donations-page.tsx',
    () => import('./site/donations/donations-page.tsx'),
  ),
  pageRoute(
    { path: '*', parameters: {} },
    'src/site/not-found/not-found-page.tsx',
    () => import('./site/not-found/not-found-page.tsx'),
  ),
];

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

function Staff() {
  const AdminApp = staffCode.use();
  return <AdminApp agency={agency} />;
}

function Live({ onLive }: { onLive?(): void }) {
  useEffect(() => onLive?.(), [onLive]);
  return null;
}

export interface MatchedPage {
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
  return { route, params, page: await route.code.load() };
}
