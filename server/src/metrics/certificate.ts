import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { singleFlight } from '../platform/limits/concurrency.ts';

/** Milliseconds. */
const within = 2_000;
/** For which a certificate, or that nobody showed one, is not asked for again: it is another host's. */
const kept = { seen: 3_600_000, missing: 300_000 };

/** Tells until when the certificate that `url` shows is good; null when it shows none. */
export function createCertificateWatch(url: string): () => Promise<Date | null> {
  const shared = singleFlight<Date | null>();
  let last: { until: number; end: Date | null } | null = null;
  return () =>
    shared('look', async () => {
      if (last && performance.now() < last.until) return last.end;
      const end = await endOfCertificate(new URL(url));
      last = { until: performance.now() + (end ? kept.seen : kept.missing), end };
      return end;
    });
}

/** Null also when nobody answers there. */
export function endOfCertificate({ protocol, hostname, port }: URL): Promise<Date | null> {
  if (protocol !== 'https:') return Promise.resolve(null);
  const { promise, resolve } = Promise.withResolvers<Date | null>();
  // One that is over already is what we want to hear of, so it is not checked here; nothing is sent over this connection.
  const host = hostname.replace(/^\[|\]$/g, '');
  const options = {
    host,
    port: Number(port || 443),
    // An address has no name to ask for.
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
  };
  const socket = connect(options, () => finish(new Date(socket.getPeerCertificate().valid_to)));
  const timer = setTimeout(() => finish(null), within);
  socket.on('error', () => finish(null));
  function finish(end: Date | null): void {
    clearTimeout(timer);
    socket.destroy();
    resolve(end && !Number.isNaN(end.getTime()) ? end : null);
  }
  return promise;
}
