// A build of a client whose pages misbehave, in a folder of its own: what the product does with real threads is real.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const files: Record<string, string> = {
  'package.json': '{"type":"module"}',
  'dist/public/index.html': '<html lang="en"><!--head--><!--styles--><!--body--><!--state--></html>',
  'dist/public/.vite/manifest.json': '{}',
  'dist/server/page-addresses.js': `
    const parameters = { search: 'text', page: 'number' };
    export const findPage = (path, query) => {
      const read = new URLSearchParams([...query].filter(([name]) => name in parameters));
      return /^\\/[a-z]+$/.test(path) && path !== '/nowhere' ? { path, parameters, query: read } : null;
    };
    export const listedPaths = [];
    export const redirectFrom = () => null;
    export const isStaffAddress = (path) => path.startsWith('/admin');`,
  'dist/server/staff-shell.js': `
    export const render = async () => ({
      head: '', styles: '', state: '{}', company: '', posted: '', modules: [], cacheable: true,
      status: 200, body: 'The part of staff',
    });`,
  'dist/server/entry-server.js': `
    const page = { head: '', styles: '', state: '{}', company: '', posted: '', modules: [], cacheable: true };
    const programs = { kind: 'Document', definitions: [{ kind: 'OperationDefinition', operation: 'query', selectionSet: {
      kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'programs' }, selectionSet: {
        kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'name' } }] } }] } }] };
    let rendered = 0;
    export async function render({ url, execute, isMissing }) {
      rendered += 1;
      if (url.startsWith('/exit')) process.exit();
      if (url.startsWith('/heap')) for (const hoard = []; ; ) hoard.push(new Array(1e5).fill(hoard.length));
      if (url.startsWith('/loop')) for (;;) ;
      if (url.startsWith('/slow')) for (const end = performance.now() + 1600; performance.now() < end; ) ;
      if (url.startsWith('/throws')) throw Object.assign(new Error('secret detail'), { notSent: () => 1 });
      const { data } = await execute(programs, {});
      const body = JSON.stringify({ url, rendered, programs: data.programs });
      return { ...page, body, status: isMissing ? 404 : 200 };
    }`,
};

/** `dir` is what the product takes for the client's folder. */
export function fakeClient(): { dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'lubugo-client-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
