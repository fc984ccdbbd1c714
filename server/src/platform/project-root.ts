// The folder that holds package.json, schema.graphql, server and client, seen from the sources as well as from the build.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function above(folder: string): string {
  if (existsSync(join(folder, 'schema.graphql'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('schema.graphql was not found in any folder above the server.');
  return above(parent);
}

export const projectRoot = above(import.meta.dirname);
