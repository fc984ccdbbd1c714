import { badInput } from '../../platform/validation.ts';

export interface Paths {
  from: string;
  to: string;
}

export const mostRedirects = 1_000;

/** Throws BAD_USER_INPUT when `paths` cannot stand beside the `others`: no redirect follows another one. */
export function refuseBeside({ from, to }: Paths, others: readonly Paths[]): void {
  if (others.length >= mostRedirects)
    throw refused(
      'from',
      'There are 1,000 redirects, which is the most. Delete one that nobody needs first.',
    );
  const same = others.find((other) => other.from === from);
  if (same) throw refused('from', `${from} leads to ${same.to} already: change that redirect.`);
  const next = others.find((other) => other.from === to);
  if (next?.to === from)
    throw refused('to', `${to} leads to ${from}: together they would lead round in a circle.`);
  if (next) throw refused('to', `${to} leads on to ${next.to}: lead there directly.`);
  const before = others.find((other) => other.to === from);
  if (before)
    throw refused(
      'from',
      `${before.from} leads to ${from}: lead it to ${to} first, so that nobody is led twice.`,
    );
}

const refused = (field: 'from' | 'to', message: string) => badInput([{ message, path: [field] }]);
