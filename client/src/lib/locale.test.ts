import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');

test.each(['client/src', 'server/src'])('one file of %s names the language of what is shown', (folder) => {
  const naming = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.test)\.tsx?$/.test(path) &&
      /'en(-US|-GB)?'|'en_\w+'|lang="en"/.test(readFileSync(join(root, folder, path), 'utf8')),
  );
  expect(naming).toEqual([expect.stringMatching(/^(lib|platform)\/locale\.ts$/)]);
});
