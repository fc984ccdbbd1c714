// Stands in for the client's build: one page that lists the programs, and what can go wrong with it.
import type { DocumentNode } from 'graphql';
import { parse } from 'graphql';
import type { PageRenderer, PageResult } from '../src/web/pages/page-renderer.ts';
import type { PageSource } from '../src/web/pages/page-source.ts';
import { type PageParts, renderDocument } from '../src/web/pages/rendering/render-document.ts';
import { testTable } from './page-table.ts';

export interface TestPages extends PageSource {
  /** Addresses that were rendered, in order. */
  rendered: string[];
}

const programs: DocumentNode = parse('{ programs { id name } }');
const post: DocumentNode = parse(
  'query ($id: ID!, $preview: String) { post(id: $id, preview: $preview) { title status } }',
);
const company: DocumentNode = parse('{ siteSettings { company { name } about { profilePath } } }');
const me: DocumentNode = parse('{ me { id } }');
const page: PageResult = {
  status: 200,
  head: '',
  styles: '',
  body: '',
  state: '{}',
  company: '',
  posted: '',
  modules: [],
  cacheable: true,
};

/** Paths: `/programs`, `/about` (says the name of the agency, and where its profile is), `/news/{id}` (with `?preview=`), `/search` (not to be kept), `/me` (asks who looks), `/broken`; others do not exist. */
export function testPages(): TestPages {
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    async render({ url, isMissing, execute }) {
      rendered.push(url);
      if (isMissing) return { ...page, status: 404, body: 'Not here', cacheable: false };
      const path = url.split('?')[0] ?? '';
      if (path === '/broken') throw new Error('secret detail');
      if (path === '/me') {
        const { data } = await execute(me, {});
        return { ...page, body: JSON.stringify(data) };
      }
      if (path === '/about') {
        const { data } = await execute(company, {});
        return { ...page, body: JSON.stringify(data) };
      }
      if (path.startsWith('/admin')) return { ...page, body: 'admin' };
      const [, id] = /^\/news\/(?:[a-z0-9-]*-)?(\d+)$/.exec(path) ?? [];
      if (id) {
        const address = new URL(url, 'http://site');
        const { data } = await execute(post, { id, preview: address.searchParams.get('preview') });
        const status = data?.post ? 200 : 404;
        return { ...page, status, body: JSON.stringify(data), cacheable: status === 200 };
      }
      if (path !== '/programs' && path !== '/search')
        return { ...page, status: 404, body: 'Not here', cacheable: false };
      const { data } = await execute(programs, {});
      const body = JSON.stringify(data) + ' '.repeat(2000);
      return { ...page, head: '<title>$& Programs</title>', body, cacheable: path === '/programs' };
    },
  };
  const parts: PageParts = {
    template: async () => '<html><head><!--head--></head><body><!--body--><!--state--></body></html>',
    renderer: async () => renderer,
    links: () => '',
  };
  return {
    rendered,
    addresses: async () => testTable,
    render: ({ kind: _, execute, ...job }) => renderDocument(parts, job, execute),
    inlineScripts: [],
    files: (_req, _res, next) => next(),
  };
}
