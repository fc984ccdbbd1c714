// What the stand-in for Flutterwave answers to each of its calls.
import type { FakeFlutterwave, FakeRefund, FakeTransaction } from './flutterwave-world.ts';

export interface Answer {
  status: number;
  message?: string;
  data?: unknown;
  meta?: unknown;
}

interface Call {
  method: string;
  url: URL;
  body: Record<string, unknown>;
  nextId(): number;
}

export async function answerOf(fake: FakeFlutterwave, call: Call): Promise<Answer> {
  const { method, url } = call;
  const path = url.pathname.replace(/^\/v3/, '');
  const found = (pattern: RegExp) => pattern.exec(path)?.[1];

  if (method === 'POST' && path === '/payments') return makePage(fake, call);
  const refunded = method === 'POST' && found(/^\/transactions\/(\d+)\/refund$/);
  if (refunded) return giveBack(fake, Number(refunded), call);
  if (path === '/transactions') return listTransactions(fake, url);
  if (path === '/refunds') return listRefunds(fake, url);

  const refundId = found(/^\/refunds\/(\d+)$/);
  if (refundId) {
    const refund = fake.refunds.find(({ id }) => String(id) === refundId);
    return refund ? { status: 200, data: refund } : { status: 404, message: 'Refund not found' };
  }
  const id = found(/^\/transactions\/(\d+)\/verify$/);
  const reference = path === '/transactions/verify_by_reference' && url.searchParams.get('tx_ref');
  const transaction = fake.transactions.findLast((one) =>
    id ? String(one.id) === id : one.tx_ref === reference,
  );
  if (!transaction) return { status: 400, message: 'No transaction was found for this id' };
  return { status: 200, message: 'Transaction fetched successfully', data: shown(transaction) };
}

async function makePage(fake: FakeFlutterwave, { body }: Call): Promise<Answer> {
  const { tx_ref, amount, currency, redirect_url, session_duration } = body;
  if (typeof amount !== 'number' || amount <= 0) return { status: 400, message: 'amount is required' };
  const page = {
    tx_ref: String(tx_ref),
    amount,
    currency: String(currency),
    redirect_url: String(redirect_url),
    session_duration: Number(session_duration),
    sent: body,
  };
  fake.pages.push(page);
  await fake.beforePageAnswer(page);
  const link = `https://checkout.flutterwave.com/v3/hosted/pay/${fake.pages.length}`;
  return { status: 200, message: 'Hosted Link', data: { link } };
}

function giveBack(fake: FakeFlutterwave, id: number, { body, nextId }: Call): Answer {
  const transaction = fake.transactions.find((one) => one.id === id && one.status === 'successful');
  if (!transaction) return { status: 404, message: 'No transaction was found for this id' };
  if (fake.refusesRefunds) return { status: 400, message: fake.refusesRefunds };
  const before = fake.refunds.filter(({ tx_id }) => tx_id === id);
  const left = before.reduce((sum, one) => sum - one.amount_refunded, transaction.amount);
  const amount = typeof body.amount === 'number' ? body.amount : left;
  if (amount > left) return { status: 400, message: 'Refund amount is greater than the amount left' };
  const refund: FakeRefund = {
    id: nextId(),
    tx_id: id,
    amount_refunded: amount,
    status: fake.refundStatus,
    created_at: new Date().toISOString(),
  };
  fake.refunds.push(refund);
  return { status: 200, message: 'Transaction refund initiated', data: refund };
}

function listTransactions(fake: FakeFlutterwave, url: URL): Answer {
  const reference = url.searchParams.get('tx_ref');
  return listOf(fake, url, () =>
    fake.transactions.filter(({ tx_ref }) => !reference || tx_ref === reference).map(shown),
  );
}

/** The list calls the fields otherwise than the answer, and says no currency. */
function listRefunds(fake: FakeFlutterwave, url: URL): Answer {
  return listOf(fake, url, () =>
    fake.refunds.map(({ id, tx_id, amount_refunded, status, meta, created_at }) => ({
      id,
      TransactionId: tx_id,
      AmountRefunded: String(amount_refunded),
      status,
      meta,
      created_at,
    })),
  );
}

/** Newest first. */
function listOf(fake: FakeFlutterwave, url: URL, read: () => { created_at?: string }[]): Answer {
  const page = Number(url.searchParams.get('page') ?? 1);
  fake.beforeListPage(page);
  const [from, to] = [url.searchParams.get('from') ?? '0', url.searchParams.get('to') ?? '9'];
  const isWithin = ({ created_at = new Date().toISOString() }) =>
    from <= created_at.slice(0, 10) && created_at.slice(0, 10) <= to;
  const all = read().filter(isWithin).reverse();
  const total_pages = Math.max(1, Math.ceil(all.length / fake.pageSize));
  return {
    status: 200,
    message: 'fetched',
    data: all.slice((page - 1) * fake.pageSize, page * fake.pageSize),
    meta: { page_info: { total: all.length, current_page: page, total_pages } },
  };
}

/** What the payer is charged may hold fees; it must not be taken for the amount. */
function shown(transaction: FakeTransaction) {
  const { id, amount } = transaction;
  return { ...transaction, flw_ref: `FLW-${id}`, charged_amount: amount + 5 };
}
