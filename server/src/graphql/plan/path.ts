import type { GraphQLResolveInfo } from 'graphql';

/** Where in an answer something stands; graphql-js' own shape. */
export type Path = GraphQLResolveInfo['path'];

export function pathToArray(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse();
}
