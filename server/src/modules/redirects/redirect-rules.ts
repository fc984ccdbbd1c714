import type { ErrorDetail } from '../../platform/errors.ts';
import { isDecodable, machinePart, rightPath } from '../../platform/page-path.ts';
import { badField, badInput, labelOf } from '../../platform/validation.ts';

export interface Paths {
  from: string;
  to: string;
}

const mostRedirects = 1_000;

/** Throws BAD_USER_INPUT when `paths` cannot stand beside the `others`: no redirect follows another one. */
export function refuseBeside({ from, to }: Paths, others: readonly Paths[]): void {
  if (others.length >= mostRedirects)
    throw badField(
      'from',
      'There are 1,000 redirects, which is the most. Delete one that nobody needs first.',
    );
  const same = others.find((other) => other.from === from);
  if (same) throw badField('from', `${from} leads to ${same.to} already: change that redirect.`);
  const next = others.find((other) => other.from === to);
  if (next?.to === from)
    throw badField('to', `${to} leads to ${from}: together they would lead round in a circle.`);
  if (next) throw badField('to', `${to} leads on to ${next.to}: lead there directly.`);
  const before = others.find((other) => other.to === from);
  if (before)
    throw badField(
      'from',
      `${before.from} leads to ${from}: lead it to ${to} first, so that nobody is led twice.`,
    );
}

// What staff type as a path, in the spelling by which requests are compared.

/** Parts of the product that are no pages, and those that another host serves under our name. */
const reserved = /^\/(?:admin|login|octo)(?=\/|$)/;
const longest = 500;

/** Both paths as they are compared. Throws BAD_USER_INPUT with a sentence for each that cannot be one. */
export function readPaths(input: { from: string; to: string }, publicUrl: string) {
  const faults: ErrorDetail[] = [];
  const read = (name: 'from' | 'to') => {
    const path = pathOf(input[name], publicUrl);
    const fault = faultOf(path, labelOf(name));
    if (fault) faults.push({ message: fault, path: [name] });
    return path ?? '';
  };
  const paths = { from: read('from'), to: read('to') };
  if (faults.length === 0 && paths.from === '/') {
    faults.push({ message: 'The home page is always there: it cannot lead elsewhere.', path: ['from'] });
  }
  if (faults.length === 0 && paths.from === paths.to) {
    faults.push({ message: `${paths.from} cannot lead to itself.`, path: ['to'] });
  }
  if (faults.length > 0) throw badInput(faults);
  return paths;
}

/** Null when it is no path of this site. */
function pathOf(typed: string, publicUrl: string): string | null {
  const text = typed.trim();
  const own = text.startsWith(`${publicUrl}/`) ? text.slice(publicUrl.length) : text;
  if (!/^\/(?!\/)[^?#\\\s\p{Cc}]*$/u.test(own)) return null;
  const path = own.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
  return isDecodable(path) ? rightPath(path) : null;
}

function faultOf(path: string | null, label: string): string | null {
  if (path === null) {
    return `${label} must be a path of this site such as /old-page: one slash first, no spaces, no ? and no #.`;
  }
  if (path.length > longest) return `${label} must have ${longest} characters or fewer, with escapes.`;
  const [part] = machinePart.exec(path) ?? reserved.exec(path) ?? [];
  return part ? `${label} cannot begin with ${part}: that part belongs to the product.` : null;
}
