// Which query parameters of an address mean something to its page. All others make no other page of it.

/** What a parameter may hold: one of these words, a whole number from 1, or any text. */
export type Parameter = readonly string[] | 'number' | 'text';
export type Parameters = Readonly<Record<string, Parameter>>;

/** What `query` says in `parameters`: each once and in their order, without values that mean nothing. */
export function readParameters(parameters: Parameters, query: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = query.get(name)?.trim();
    if (value && takes(parameter, value)) read.set(name, value);
  }
  return read;
}

function takes(parameter: Parameter, value: string): boolean {
  if (parameter === 'text') return true;
  return parameter === 'number' ? /^[1-9]\d{0,8}$/.test(value) : parameter.includes(value);
}
