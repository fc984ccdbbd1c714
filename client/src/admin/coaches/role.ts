// A role begins with what kind of work it is: 'Driver - Land Cruiser'. The form shows the two parts apart.

export const roleTypes = {
  'tour-guide': 'Tour Guide',
  'tour-operator': 'Tour Operator',
  driver: 'Driver',
  other: 'Other',
};

export type RoleType = keyof typeof roleTypes;

const prefixes = { 'tour-guide': 'Tour Guide - ', 'tour-operator': 'Tour operator - ', driver: 'Driver - ' };
const known = Object.keys(prefixes) as (keyof typeof prefixes)[];

export const prefixOf = (type: RoleType) => (type === 'other' ? '' : prefixes[type]);

/** A stored role as the form shows it: its type, and the rest without the prefix. */
export function splitRole(role: string): { type: RoleType; role: string } {
  const lower = role.toLowerCase();
  const prefixed = known.find((type) => lower.startsWith(prefixes[type].toLowerCase()));
  if (prefixed) return { type: prefixed, role: withoutPrefix(role, prefixed) };
  return { type: known.find((type) => lower.includes(type.replace('-', ' '))) ?? 'other', role };
}

/** The role to store for what the form shows: the prefix is there once, even when it was typed as well. */
export function joinRole(type: RoleType, role: string): string {
  return prefixOf(type) + withoutPrefix(role.trim(), type);
}

function withoutPrefix(role: string, type: RoleType): string {
  const prefix = prefixOf(type);
  let rest = role;
  while (prefix && rest.toLowerCase().startsWith(prefix.toLowerCase()))
    rest = rest.slice(prefix.length).trim();
  return rest;
}
