// A role begins with what kind of work it is: 'Driver - Land Cruiser'. The form shows the two parts apart.

export const roleTypes = [
  { value: 'tour-guide', label: 'Tour Guide', prefix: 'Tour Guide - ' },
  { value: 'tour-operator', label: 'Tour Operator', prefix: 'Tour operator - ' },
  { value: 'driver', label: 'Driver', prefix: 'Driver - ' },
  { value: 'other', label: 'Other', prefix: '' },
] as const;

export type RoleType = (typeof roleTypes)[number]['value'];

export const prefixOf = (type: RoleType) => roleTypes.find(({ value }) => value === type)?.prefix ?? '';

/** A stored role as the form shows it: its type, and the rest without the prefix. */
export function splitRole(role: string): { type: RoleType; role: string } {
  const lower = role.toLowerCase();
  const known = roleTypes.filter(({ prefix }) => prefix !== '');
  const prefixed = known.find(({ prefix }) => lower.startsWith(prefix.toLowerCase()));
  if (prefixed) return { type: prefixed.value, role: withoutPrefix(role, prefixed.value) };
  return { type: known.find(({ value }) => lower.includes(value.replace('-', ' ')))?.value ?? 'other', role };
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
