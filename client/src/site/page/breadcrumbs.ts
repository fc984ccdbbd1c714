/** Where a page stands on the site, for search engines: names with absolute addresses, the page itself last. */
export function breadcrumbs(...steps: [name: string, address: string][]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
