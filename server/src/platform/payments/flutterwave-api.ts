// Calls to Flutterwave v3, and what each kind of answer means.
import { z } from 'zod';
import { type Note, span } from '../tracing/tracing.ts';
import { pageInfo, parsed } from './flutterwave-answers.ts';
import { type ListPage, PaymentRefused, PaymentsUnreachable } from './payment-provider.ts';

interface ApiDeps {
  /** Without a slash at the end. */
  apiUrl: string;
  secretKey: string;
  /** Milliseconds to wait for an answer. */
  timeout: number;
}

interface Asking {
  /** Sent as JSON by POST. */
  body?: object;
}

/** Null with a status that refuses. */
interface Asked {
  status: number;
  answer: Answer | null;
}

/** The envelope of every answer. */
const answer = z.object({
  status: z.string(),
  message: z.string().nullish(),
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
});

type Answer = z.output<typeof answer>;

/** Refusals that do not say whether something was done, or will be the next time. */
const unclear = [408, 409, 425, 429];
/** It knows nothing there. */
const missing = [400, 404];

export function createFlutterwaveApi({ apiUrl, secretKey, timeout }: ApiDeps) {
  /** What it answers, or null with a status that refuses. As a span it is known by the first word of its path: what follows are numbers. */
  const ask = (path: string, asking: Asking = {}): Promise<Asked> =>
    span(
      `payments ${/^\/([a-z]+)/.exec(path)?.[1]}`,
      { 'http.request.method': asking.body ? 'POST' : 'GET' },
      (note) => askProvider(path, asking, note),
      { kind: 'client' },
    );

  async function askProvider(path: string, { body }: Asking, note: Note): Promise<Asked> {
    const signal = AbortSignal.timeout(timeout);
    const headers = { authorization: `Bearer ${secretKey}`, accept: 'application/json' };
    const response = await fetch(`${apiUrl}${path}`, {
      ...(body
        ? {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : { headers }),
      signal,
      redirect: 'error',
    }).catch((error) => {
      throw new PaymentsUnreachable((error as Error).name, { cause: error });
    });
    const { status } = response;
    note({ 'http.response.status_code': status });
    if (status >= 500 || unclear.includes(status)) {
      await response.body?.cancel();
      throw new PaymentsUnreachable(`status ${status}`);
    }
    const { data } = answer.safeParse(parsed(await response.text().catch(() => '')));
    if (!data && response.ok) throw new PaymentsUnreachable('an answer that cannot be read');
    return { status, answer: data ?? null };
  }

  function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
    const { data, error } = schema.safeParse(value);
    if (error) throw new PaymentsUnreachable('an answer that cannot be read');
    return data;
  }

  return {
    /** What it has at a path, or null when it knows nothing there. Throws PaymentsUnreachable. */
    async find<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null> {
      const { status, answer } = await ask(path);
      if (status >= 400 && !missing.includes(status)) throw new PaymentsUnreachable(`status ${status}`);
      if (status >= 400 || answer?.status !== 'success' || answer.data == null) return null;
      return read(schema, answer.data);
    },

    /** Lets it do something. Throws PaymentRefused in its words, and PaymentsUnreachable. */
    async send<Schema extends z.ZodType>(
      path: string,
      body: object,
      schema: Schema,
    ): Promise<z.output<Schema>> {
      const { status, answer } = await ask(path, { body });
      if (status < 400 && answer?.status === 'success') return read(schema, answer.data);
      if (answer?.message) throw new PaymentRefused(answer.message);
      throw new PaymentsUnreachable(`status ${status}`);
    },

    /** A page of a list. Throws PaymentsUnreachable, also when one item of it cannot be read. */
    async list<Schema extends z.ZodType>(
      path: string,
      query: Record<string, string>,
      item: Schema,
    ): Promise<ListPage<z.output<Schema>>> {
      const { status, answer } = await ask(`${path}?${new URLSearchParams(query)}`);
      if (status >= 400 || answer?.status !== 'success') throw new PaymentsUnreachable(`status ${status}`);
      const items = read(z.array(item), answer.data);
      const { data: place } = pageInfo.safeParse(answer.meta);
      // Where it does not say on which page we are, the first empty one is the end.
      const more = place ? place.page_info.current_page < place.page_info.total_pages : items.length > 0;
      return { items, more };
    },
  };
}
