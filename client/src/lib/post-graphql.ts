interface Answer<D> {
  data?: D | null;
  errors?: readonly { message: string }[];
}

/**
 * One GraphQL call without the client: for the session itself, which the client depends on.
 * Sends the refresh cookie. Rejects when the server is out of reach or answers errors.
 */
export async function postGraphQL<D>(query: string): Promise<D> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as Answer<D>;
  if (!response.ok || errors?.length || !data)
    throw new Error(errors?.[0]?.message ?? `HTTP ${response.status}`);
  return data;
}
