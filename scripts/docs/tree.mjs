import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set([
  'node_modules',
  '.git',
  '.data',
  '.cache',
  'dist',
  'test-results',
  'playwright-report',
]);

/** Paths of all files below a folder that belong to the project. */
export function filesBelow(folder, inside = '') {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside ? `${inside}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(folder, path);
    return [path];
  });
}

/**
 * Whether a file or folder has this path, or ends with it: documents say `web/app.ts` for `server/src/web/app.ts`.
 * `<feature>` and `*` stand for any name.
 */
export function isThere(files, path) {
  const pattern = path
    .split(/(<[^>]+>|\*+)/)
    .map((part, i) => (i % 2 === 1 ? '[^/]+' : part.replaceAll(/[.+?^$()|[\]{}\\]/g, '\\$&')))
    .join('');
  const wanted = new RegExp(path.endsWith('/') ? `(^|/)${pattern}` : `(^|/)${pattern}$`);
  return files.some((file) => wanted.test(file));
}
