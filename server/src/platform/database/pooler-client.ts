// A client of a pooler, which runs each transaction on whichever of its own connections to PostgreSQL is free. Whatever outlives a
// transaction would be left there for the next one, of anybody: so statements have no names, and limits of time are set in each transaction.
import pg from 'pg';

/** Milliseconds, as in `DatabaseLimits`. */
interface Limits {
  statement: number;
  silence: number;
}

/** What pg's own query does, which its types do not tell. */
interface QuerySteps {
  prepare(connection: pg.Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

type QueryArguments = [
  config: pg.QueryConfig & { queryMode: 'extended' },
  values?: unknown,
  callback?: unknown,
];

const OwnQuery = pg.Query as unknown as new (...args: QueryArguments) => pg.Query & QuerySteps;

/** A statement that is a transaction by itself. Its limit is set in the same transaction, and sent in one piece with it. */
class LimitedQuery extends OwnQuery {
  readonly #limit: number;
  #isLimited = false;

  constructor(limit: number, ...args: QueryArguments) {
    super(...args);
    this.#limit = limit;
  }

  override prepare(connection: pg.Connection): void {
    // SET LOCAL would be warned of outside of BEGIN.
    const text = `SELECT set_config('statement_timeout', '${this.#limit}', true)`;
    connection.parse({ name: '', text, types: [] }, true);
    connection.bind({}, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isLimited) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isLimited) super.handleCommandComplete(message, connection);
    this.#isLimited = true;
  }
}

/** The last three arguments of all of pg's signatures. */
type Ask = (query: string | pg.QueryConfig | pg.Submittable, values?: unknown, callback?: unknown) => unknown;

/** What pg makes clients with that keep these limits, each of them one of `Client`. */
export function clientOfPooler(Client: typeof pg.Client, limits: Limits): typeof pg.Client {
  return class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.query = limited(this, this.query.bind(this) as Ask, limits) as typeof this.query;
    }
  };
}

const limited =
  (client: pg.Client, ask: Ask, { statement, silence }: Limits): Ask =>
  (query, values, callback) => {
    if (typeof query === 'object' && 'submit' in query) return ask(query, values, callback);
    const { name: _, ...config }: pg.QueryConfig = typeof query === 'string' ? { text: query } : query;
    // It began with its limits.
    if (isOpen(client)) return ask(config, values, callback);
    if (/^(BEGIN|START TRANSACTION)\b/i.test(config.text)) {
      const text = `${config.text}; SET LOCAL statement_timeout = ${statement}; SET LOCAL idle_in_transaction_session_timeout = ${silence}`;
      return ask({ ...config, text }, values, callback);
    }
    const own = { ...config, queryMode: 'extended' } as const;
    if (callback || typeof values === 'function')
      return ask(new LimitedQuery(statement, own, values, callback));
    return new Promise((resolve, reject) => {
      const settle = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result));
      ask(new LimitedQuery(statement, own, values, settle));
    });
  };

const isOpen = (client: pg.Client) => ['T', 'E'].includes(client.getTransactionStatus() ?? '');
