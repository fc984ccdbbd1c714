// Finds the pages of the site and writes their table, so that none has to be named a second time: the addresses, which the
// server loads without the pages, and the file behind each.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const site = resolve(import.meta.dirname, '../client/src/site');

/** `addresses` are folders with a file addresses.ts; `pages` have a name, such as `registrationSuccess`, and their file below site/. */
export function sitePages() {
  const files = readdirSync(site, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const found = (pattern) => files.map((file) => pattern.exec(file)).filter(Boolean);
  return {
    addresses: found(/^([a-z-]+)\/addresses\.ts$/).map(([, folder]) => folder),
    pages: found(/^[a-z-]+\/([a-z-]+)-page\.tsx$/).map(([file, name]) => ({ file, name: camelCase(name) })),
  };
}

const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

export const addresses = {
  plugin() {
    const folders = sitePages().addresses.map((folder) => [camelCase(folder), folder]);
    return [
      ...folders.map(
        ([name, folder]) => `import { addresses as ${name} } from '../site/${folder}/addresses.ts';`,
      ),
      '\n/** One for each page but the one for everything else. */',
      'export const pageAddresses = {',
      ...folders.map(([name]) => `  ...${name},`),
      '};\n',
    ].join('\n');
  },
};

export const pages = {
  plugin() {
    const { pages } = sitePages();
    return [
      '/** How the code of each page is loaded. */',
      'export const pageCode = {',
      ...pages.map(({ name, file }) => `  ${name}: () => import('../site/${file}'),`),
      '};\n',
      '/** The file of each, as the manifest of the build names it: the server alone asks for it. */',
      'export const pageFiles = {',
      ...pages.map(({ name, file }) => `  ${name}: 'src/site/${file}',`),
      '};\n',
    ].join('\n');
  },
};
