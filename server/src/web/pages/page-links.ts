// From Vite's manifest: what a page is made of. Its styles are fetched with the HTML; its code later, all at once.
import { dataBlock } from './document.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

/**
 * Elements for the head of a page made of `modules`: its styles, and a list of its chunks. The entry fetches the chunks
 * when it is time, so that text and pictures come first.
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
      ...(chunks.length > 0
        ? [dataBlock('page-code', JSON.stringify(chunks.map(({ file }) => `/${file}`)))]
        : []),
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
