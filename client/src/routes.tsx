// The route table: every page is loaded when it is first needed.
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageModule } from './lib/page.ts';
import { paths } from './paths.ts';
import { company } from './site/company/company.ts';
import { PageError } from './site/page/page-error.tsx';
import { PageView } from './site/page/page-view.tsx';
import { SiteLayout } from './site/shell/site-layout.tsx';

export interface PageRoute {
  path: string;
  /** The file `load` imports, as the build's manifest names it. */
  source: string;
  load(): Promise<{ page: PageModule }>;
}

export const pageRoutes: PageRoute[] = [
  {
    path: paths.home,
    source: 'src/site/home/home-page.tsx',
    load: () => import('./site/home/home-page.tsx'),
  },
  {
    path: paths.about,
    source: 'src/site/about/about-page.tsx',
    load: () => import('./site/about/about-page.tsx'),
  },
  {
    path: paths.programs,
    source: 'src/site/programs/programs-page.tsx',
    load: () => import('./site/programs/programs-page.tsx'),
  },
  {
    path: '/programs/:id',
    source: 'src/site/programs/program-page.tsx',
    load: () => import('./site/programs/program-page.tsx'),
  },
  {
    path: paths.coaches,
    source: 'src/site/coaches/coaches-page.tsx',
    load: () => import('./site/coaches/coaches-page.tsx'),
  },
  {
    path: paths.facilities,
    source: 'src/site/facilities/facilities-page.tsx',
    load: () => import('./site/facilities/facilities-page.tsx'),
  },
  {
    path: '/facilities/:id',
    source: 'src/site/facilities/facility-page.tsx',
    load: () => import('./site/facilities/facility-page.tsx'),
  },
  {
    path: paths.alumni,
    source: 'src/site/alumni/alumni-page.tsx',
    load: () => import('./site/alumni/alumni-page.tsx'),
  },
  {
    path: paths.faq,
    source: 'src/site/faq/faq-page.tsx',
    load: () => import('./site/faq/faq-page.tsx'),
  },
  {
    path: paths.privacy,
    source: 'src/site/privacy/privacy-page.tsx',
    load: () => import('./site/privacy/privacy-page.tsx'),
  },
  {
    path: paths.news,
    source: 'src/site/news/news-page.tsx',
    load: () => import('./site/news/news-page.tsx'),
  },
  {
    path: '/news/:id',
    source: 'src/site/news/article-page.tsx',
    load: () => import('./site/news/article-page.tsx'),
  },
  {
    path: paths.gallery,
    source: 'src/site/gallery/gallery-page.tsx',
    load: () => import('./site/gallery/gallery-page.tsx'),
  },
  {
    path: paths.videos,
    source: 'src/site/videos/videos-page.tsx',
    load: () => import('./site/videos/videos-page.tsx'),
  },
  {
    path: paths.contact,
    source: 'src/site/contact/contact-page.tsx',
    load: () => import('./site/contact/contact-page.tsx'),
  },
  {
    path: paths.newsletterConfirm,
    source: 'src/site/newsletter/confirm-page.tsx',
    load: () => import('./site/newsletter/confirm-page.tsx'),
  },
  {
    path: paths.newsletterUnsubscribe,
    source: 'src/site/newsletter/unsubscribe-page.tsx',
    load: () => import('./site/newsletter/unsubscribe-page.tsx'),
  },
  {
    path: paths.registration(),
    source: 'src/site/registration/registration-page.tsx',
    load: () => import('./site/registration/registration-page.tsx'),
  },
  {
    path: paths.registrationSuccess,
    source: 'src/site/registration/registration-success-page.tsx',
    load: () => import('./site/registration/registration-success-page.tsx'),
  },
  {
    path: paths.donations,
    source: 'src/site/donations/donations-page.tsx',
    load: () => import('./site/donations/donations-page.tsx'),
  },
  {
    path: '*',
    source: 'src/site/not-found/not-found-page.tsx',
    load: () => import('./site/not-found/not-found-page.tsx'),
  },
];

/** The table as the router takes it. The staff's part is one lazy route with its own routes inside. */
export function createRoutes(): RouteObject[] {
  return [
    { path: `${paths.admin}/*`, lazy: loadAdmin },
    {
      element: <SiteLayout />,
      children: [{ errorElement: <PageError />, children: pageRoutes.map(toRouteObject) }],
    },
  ];
}

/** Loads the code of the page at `path` into the table, so that it can be drawn at once. */
export async function loadMatched(routes: RouteObject[], path: string): Promise<RouteObject[]> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return routes;
}

async function loadAdmin() {
  const { AdminApp } = await import('./admin/admin-app.tsx');
  return { element: <AdminApp brand={company.name} /> };
}

function toRouteObject({ path, load }: PageRoute): RouteObject {
  return {
    path,
    lazy: async () => {
      const { page } = await load();
      return { element: <PageView page={page} /> };
    },
  };
}
