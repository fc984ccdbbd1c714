// From Vite's manifest: what a page is made of. Its styles are fetched with the HTML; its code later, all at once.

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

/**
 * Elements for the head of a page made of `modules`: its styles, and its chunks. The chunks have no `rel` yet: the entry
 * gives it to them when it is time, so that text and pictures come first.
 */
export function createPageLinks(manifest: Manifest): (modules: string[]) => string {
  // index.html names what the entry itself needs.
  const named = reach(
    manifest,
    Object.keys(manifest).filter((name) => manifest[name]?.isEntry),
  );

  return (modules) => {
    const chunks = [...reach(manifest, modules)].filter((chunk) => !named.has(chunk));
    const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...chunks.map(({ file }) => `<link data-later="modulepreload" href="/${file}">`),
    ].join('');
  };
}

/** The chunks of `names` and all they import. */
function reach(manifest: Manifest, names: string[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return found;
}
