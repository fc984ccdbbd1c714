// What `kubectl kustomize` makes of a folder, as far as ours need it: any word that is not known here is an error.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec?: unknown;
  data?: NodeJS.Dict<string>;
}

interface Kustomization {
  apiVersion: string;
  kind: string;
  resources: string[];
  configMapGenerator?: { name: string; envs: string[] }[];
  images?: { name: string; newName: string; newTag: string }[];
  patches?: { path: string; target: { kind: string; name: string } }[];
}

interface Change {
  op: 'add' | 'replace';
  path: string;
  value: unknown;
}

const words = ['apiVersion', 'kind', 'resources', 'configMapGenerator', 'images', 'patches'];

/** All manifests of a folder, patched; those of the folders that it names as well. */
export function kustomized(folder: string): Manifest[] {
  const { resources, configMapGenerator = [], patches = [] } = readKustomization(folder);
  const manifests = resources.flatMap((resource) => {
    const path = join(folder, resource);
    return resource.endsWith('.yaml') ? readManifests(path) : kustomized(path);
  });
  for (const { name, envs } of configMapGenerator)
    manifests.push({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name },
      data: Object.assign({}, ...envs.map((file) => parseEnv(readFileSync(join(folder, file), 'utf8')))),
    });
  for (const { path, target } of patches) {
    const changes: Change[] = parse(readFileSync(join(folder, path), 'utf8'));
    const targets = manifests.filter(
      ({ kind, metadata }) => whole(target.kind).test(kind) && whole(target.name).test(metadata.name),
    );
    if (targets.length === 0) throw new Error(`${path} patches nothing.`);
    for (const manifest of targets) for (const change of changes) apply(change, manifest);
  }
  return manifests;
}

export function readKustomization(folder: string): Kustomization {
  const read: Kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
  const unknown = Object.keys(read).filter((word) => !words.includes(word));
  if (unknown.length > 0) throw new Error(`Nobody here knows what ${unknown.join(', ')} does.`);
  return read;
}

/** The files that a folder's kustomization.yaml names, folders left out. */
export function filesNamed(folder: string): string[] {
  const { resources, configMapGenerator = [], patches = [] } = readKustomization(folder);
  const files = [
    ...resources,
    ...configMapGenerator.flatMap(({ envs }) => envs),
    ...patches.map(({ path }) => path),
  ];
  return files.filter((file) => /\.(yaml|env)$/.test(file));
}

function readManifests(path: string): Manifest[] {
  return parseAllDocuments(readFileSync(path, 'utf8'), { uniqueKeys: true }).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}

/** `spec` is there where it is to be changed; `-` is the end of a list (RFC 6902). */
function apply({ op, path, value }: Change, manifest: Manifest): void {
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  let at = manifest as unknown as Record<string, unknown>;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (at === undefined) throw new Error(`There is no ${path} in ${manifest.metadata.name}.`);
  if (op === 'replace' && at[last] === undefined) throw new Error(`There is no ${path} to replace.`);
  if (Array.isArray(at) && last === '-') at.push(value);
  else at[last] = value;
}

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);
