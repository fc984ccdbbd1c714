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
