import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const exported = /^export (?:abstract )?(?:class|interface|type) (\w+)(Entity|Mapper)\b/gm;

/**
 * What the server's resolvers of a type of the contract are given: the entity of its name, such as `ProgramEntity`, or
 * what a module exports as `ProgramMapper`.
 */
export function mappersIn(folder) {
  const files = readdirSync(join(root, folder), { recursive: true }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, folder, file), 'utf8').matchAll(exported)].map(([, type, kind]) => ({
      type,
      kind,
      source: `../${folder.replace('server/src/', '')}/${file}#${type}${kind}`,
    })),
  );
  // A mapper comes after the entities and so wins.
  found.sort((a, b) => a.kind.localeCompare(b.kind) || a.type.localeCompare(b.type));
  return Object.fromEntries(found.map(({ type, source }) => [type, source]));
}
