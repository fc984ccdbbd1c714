// Flutterwave as fast as can be, for measurements: whoever asks about a reference has paid it. What it answers is made of the question alone.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sayReady } from '../child.ts';
import { deposit, listedOn, numberOf, pages } from './sums.ts';

export interface ProviderOrder {
  /** Milliseconds until it answers. */
  delay: number;
  /** It takes every question and never answers. */
  hangs?: boolean;
}

let { delay, hangs }: ProviderOrder = { delay: 0 };

process.on('message', (order: ProviderOrder) => {
  ({ delay, hangs } = order);
  sayReady({});
});

const server = createServer(async (req, res) => {
  if (hangs) return;
  if (delay > 0) await wait(delay);
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const reference = searchParams.get('tx_ref');
  const page = Number(searchParams.get('page') ?? 1);
  if (reference && pathname.endsWith('/transactions')) return list(res, [paymentOf(reference)], 1, 1);
  if (reference) return answer(res, paymentOf(reference));
  if (pathname.endsWith('/transactions')) return list(res, listedOn(page), page, pages);
  if (pathname.endsWith('/refunds')) return list(res, [], 1, 1);
  // Of what it knows it is asked by lists alone.
  res.writeHead(404, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify({ status: 'error', message: 'No transaction was found for this id', data: null }));
});

/** A deposit of a booking, or ten dollars that are given. */
function paymentOf(reference: string) {
  const amount = reference.startsWith('B') ? deposit : 10;
  return { id: numberOf(reference), tx_ref: reference, status: 'successful', amount, currency: 'USD' };
}

function answer(res: ServerResponse, data: unknown, meta?: unknown): void {
  res.writeHead(200, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify({ status: 'success', message: '', data, meta }));
}

function list(res: ServerResponse, items: unknown[], current_page: number, total_pages: number): void {
  answer(res, items, { page_info: { current_page, total_pages } });
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  sayReady({ apiUrl: `http://127.0.0.1:${port}/v3` });
});
