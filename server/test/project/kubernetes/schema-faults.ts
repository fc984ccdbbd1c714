// What Kubernetes would say against a manifest: by the schemas of its own API, and of that of CloudNativePG.
import type { Manifest } from './kustomized.ts';

interface Model {
  validate(): void;
}

const packages = { 'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg' };

/** The first fault that its schema finds, or the fields that are in no schema: `kubectl apply` refuses those as well. */
export async function schemaFaults(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const [group = ''] = apiVersion.split('/');
  const from = packages[group as keyof typeof packages] ?? 'kubernetes-models';
  const { [kind]: Type } = (await import(`${from}/${apiVersion}/${kind}`)) as Record<
    string,
    { prototype: Model }
  >;
  if (!Type) return [`There is no ${kind} of ${apiVersion}.`];
  const seen = new Set<string>();
  try {
    Type.prototype.validate.call(watched(manifest, '', seen));
  } catch (error) {
    return [(error as Error).message];
  }
  return pathsOf(manifest, '').filter((path) => !seen.has(path));
}

/** A schema says nothing of fields that it does not know, and its check does not look at them either: that gives them away. */
function watched<T extends object>(value: T, path: string, seen: Set<string>): T {
  return new Proxy(value, {
    get(target, key) {
      const inside: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return inside;
      const here = `${path}/${key}`;
      seen.add(here);
      return typeof inside === 'object' && inside !== null ? watched(inside, here, seen) : inside;
    },
  });
}

function pathsOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [
    `${path}/${key}`,
    ...pathsOf(inside, `${path}/${key}`),
  ]);
}
