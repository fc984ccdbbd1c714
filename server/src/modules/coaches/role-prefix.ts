const prefix = /^(tour guide|tour operator|driver) - /i;

/** A role with its prefix at most once: `Driver - Driver - Vans` is `Driver - Vans`. */
export function withPrefixOnce(role: string): string {
  const first = prefix.exec(role)?.[0];
  if (!first) return role;
  let rest = role.slice(first.length);
  while (rest.toLowerCase().startsWith(first.toLowerCase())) rest = rest.slice(first.length);
  return first + rest;
}
