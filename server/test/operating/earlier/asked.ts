// A running product, asked as a program asks it.

export interface Client {
  origin: string;
  /** What the contract answers; throws with what it refuses. */
  graphql(query: string, variables?: object): Promise<Record<string, Answered>>;
  /** The same for somebody else: who signed in with this token, or a visitor. */
  as(token: string | null): Client;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are asked for
export type Answered = any;

export class Refused extends Error {
  extensions: Record<string, string>;

  constructor(error: { message: string; extensions: Record<string, string> }) {
    super(error.message);
    this.extensions = error.extensions;
  }
}

let visits = 0;
/** Of a visitor who was not here yet: limits are about one who comes again and again. */
const nextAddress = () => {
  visits += 1;
  return `198.51.100.${visits % 250}`;
};

/** Behind a proxy that is trusted to say who asks. */
export function clientOf(origin: string, token: string | null = null): Client {
  return {
    origin,
    async graphql(query, variables = {}) {
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': nextAddress(),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await answer.json()) as Answered;
      if (errors) throw new Refused(errors[0]);
      return data;
    },
    as: (other) => clientOf(origin, other),
  };
}
