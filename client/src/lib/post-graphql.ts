interface Answer<D> {
  data?: D | null;
  errors?: readonly { message: string }[];
}

/** The server was out of reach, or had no time: what it would have said is not known. Without words of its own. */
export class NoAnswer extends Error {}

/**
 * One GraphQL call without the client: for the session itself, which the client depends on.
 * Sends the refresh cookie. Rejects with `NoAnswer` when the server is out of reach, else with what it refused.
 */
export async function postGraphQL<D>(query: string): Promise<D> {
  const response = await send(query);
  if (response.status >= 500 || response.status === 429) throw new NoAnswer();
  const { data, errors } = (await response.json()) as Answer<D>;
  if (!response.ok || errors?.length || !data)
    throw new Error(errors?.[0]?.message ?? `HTTP ${response.status}`);
  return data;
}

async function send(query: string): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  } catch {
    throw new NoAnswer();
  }
}
