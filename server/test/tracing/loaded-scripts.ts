// Which scripts a product loaded, told when it ended.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../src/platform/project-root.ts';

/** The settings of a product that writes them into `file`. */
export const listingInto = (file: string) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(projectRoot, 'server/test/tracing/list-scripts.mjs'))}`,
  LOADED_SCRIPTS: file,
});

/** The addresses of those with this text in them. */
export const loadedWith = (text: string, file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((url) => url.includes(text));
