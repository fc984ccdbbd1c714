import type { EntityManager } from 'typeorm';
import { isPicturePath } from './fields.ts';

/** The fields that hold the address of a picture. */
const pictures = ['imageUrl', 'image'] as const;

/**
 * Our own pictures are kept by their path, so that they stay when the site gets another address: callers are told whole
 * addresses too, and send them back.
 */
export function withOwnPaths<T extends object>(values: T, publicUrl: string): T {
  const own = pictures.flatMap((name) => {
    const path = ownPath((values as Record<string, unknown>)[name], publicUrl);
    return path ? [[name, path]] : [];
  });
  return own.length > 0 ? { ...values, ...Object.fromEntries(own) } : values;
}

/** The path of a picture of ours that is named by its whole address; null for any other. */
export function ownPath(address: unknown, publicUrl: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { href } = new URL(address);
  const ours = new URL(publicUrl).href.replace(/\/$/, '');
  const path = href.startsWith(`${ours}/`) ? href.slice(ours.length) : '';
  return isPicturePath(path) ? path : null;
}

/** Says what the picture at an address shows; null when nobody said it. */
export type AltOf = (manager: EntityManager, address: string) => Promise<string | null>;

/** A picture that is new to a record which says nothing of it itself gets the words of the library. `before`: the record as it is. */
export async function withLibraryAlt<T extends object>(
  manager: EntityManager,
  values: T,
  altOf: AltOf,
  before: object = {},
): Promise<T> {
  const now = values as Record<string, unknown>;
  const was = before as Record<string, unknown>;
  if (now.imageAlt !== undefined || was.imageAlt) return values;
  const address = pictures.map((name) => now[name] !== was[name] && now[name]).find(Boolean);
  const imageAlt = typeof address === 'string' ? await altOf(manager, address) : null;
  return imageAlt ? { ...values, imageAlt } : values;
}
