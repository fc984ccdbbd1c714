import { paths } from '../../paths.ts';

/** Where a page stands on the site, for search engines: from Home through `steps`, names with paths, to the page itself. */
export function breadcrumbs(origin: string, ...steps: [name: string, path: string][]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Home', paths.home], ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
