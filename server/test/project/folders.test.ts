// A folder can be taken in at a glance: one that grows gets rooms by idea.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

const maxFiles = 25;
const folders = ['codegen', 'client', 'demo', 'scripts', 'server'];
const notOurs = /(^|\/)(node_modules|dist|generated)\/|\.generated\.ts$/;
/** Lists in which nobody looks around: they are read in order, or by name. */
const lists = ['server/src/database/migrations'];

test.each(folders)(`no folder of %s holds more than ${maxFiles} files of code`, (top) => {
  const files = readdirSync(join(projectRoot, top), { recursive: true })
    .map((file) => `${top}/${file}`)
    .filter((file) => /\.(ts|tsx|mjs|graphql)$/.test(file) && !notOurs.test(file));
  const byFolder = Map.groupBy(files, dirname);
  for (const list of lists) byFolder.delete(list);
  const full = [...byFolder].filter(([, inside]) => inside.length > maxFiles);
  expect(full.map(([folder, { length }]) => `${folder} holds ${length}: give it rooms.`)).toEqual([]);
});
