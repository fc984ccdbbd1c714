interface Answer<D> {
  data?: D | null;
  errors?: readonly { message: string }[];
}

/** The server was out of reach, or had no time: what it would have said is not known. Without words of its own. */
export class NoAnswer extends Error {}

/** Milliseconds until such a call is given up; other tabs may be waiting for it. */
const giveUpAfter = 15_000;

/**
 * One GraphQL call without the client: for the session itself, which the client depends on.
 * Sends the refresh cookie. Rejects with `NoAnswer` when the server is out of reach or takes too long, else with what
 * it refused.
 */
export async function postGraphQL<D>(query: string): Promise<D> {
  const { response, body } = await send<D>(query);
  const { data, errors } = body;
  if (!response.ok || errors?.length || !data)
    throw new Error(errors?.[0]?.message ?? `HTTP ${response.status}`);
  return data;
}

async function send<D>(query: string): Promise<{ response: Response; body: Answer<D> }> {
  const signal = AbortSignal.timeout(giveUpAfter);
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      signal,
    });
    if (response.status >= 500 || response.status === 429) throw new NoAnswer();
    return { response, body: await response.json() };
  } catch {
    throw new NoAnswer();
  }
}
