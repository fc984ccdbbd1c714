// A restored copy is quiet because its ways out are known. Who adds one says here what closes it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = new URL('../../src/', import.meta.url).pathname;
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('generated'))
  .map((name) => ({ name, code: readFileSync(join(src, name), 'utf8') }));

const filesWith = (pattern: RegExp) => files.filter(({ code }) => pattern.test(code)).map(({ name }) => name);

/** A value, not only a type, of what opens connections. */
const connects =
  /(?<![.\w])fetch\(|^import (?!type)(?!\{ isIPv\d \}).*from '(?:nodemailer|node:(?:net|tls|http|https|http2|dgram|dns)|undici)|^\} from '@aws-sdk/m;

/** Files that open connections, and what becomes of that in a restored copy. */
const waysOut: Record<string, string> = {
  'platform/mail-transport.ts':
    'closed by quietTransport; `check` greets the mail server, and its letter does not leave a restored copy',
  'platform/bulk-mail/smtp-bulk-mail.ts': 'closed by quietBulkMail',
  'platform/payments/flutterwave-api.ts': 'closed by quietProvider; `check` asks nothing in a restored copy',
  'platform/cdn/cdn.ts':
    'called by a job, and none is promised for it, and by `purge` and `check`, which tell it nothing in a restored copy',
  'platform/storage/s3-storage.ts': "the copy's own uploads: restore refuses a bucket that is not empty",
  'platform/database/database-limits.ts': 'its own database',
  'platform/database/pipeline.ts': 'its own database',
  'platform/http-server.ts': 'only listens',
  'cli/checks/running-checks.ts': 'asks the product itself',
  'metrics/certificate.ts': 'looks at the certificate of the site and says nothing there',
  'web/checkout/sandbox-checkout-script.ts': 'runs in the browser of a demo',
  'web/pages/dev-pages.ts': 'under npm run dev alone',
};

/** Files with a clock of their own: all else that happens at its time is a job. */
const clocks: Record<string, string> = {
  'modules/media/picture-process.ts': 'a process that sees that its parent has ended',
  'platform/limits/connection-limits.ts': 'ends connections of visitors that are silent',
  'platform/jobs/watch-workers.ts': 'a line of the log when nobody does the work of the queue',
  'platform/jobs/ruling.ts': 'looks whether a newer release still lives',
  'platform/http-server.ts': 'ends connections while it stops',
  'platform/stop-signals.ts': 'sees that npm has ended',
  'web/cache/byte-cache.ts': 'a line of the log about the memory of the cache',
};

/** Handlers that take something in by themselves: GraphQL, REST and the forms of pages share the guards of the contract. */
const takesIn: Record<string, string> = {
  'web/forms/forms-handler.ts': 'runs operations of the contract',
  'web/newsletter-handler.ts': 'refuses visitors',
  'web/checkout/sandbox-checkout-handler.ts': 'refuses visitors',
  'web/linked-files-handler.ts': 'of staff, by links that they made',
};

test('every file that opens connections says what closes it in a restored copy', () => {
  expect(filesWith(connects).sort()).toEqual(Object.keys(waysOut).sort());
});

test('nothing but the queue has a clock that does work', () => {
  expect(filesWith(/\bsetInterval\(/).sort()).toEqual(Object.keys(clocks).sort());
});

test('every handler that takes something in by itself says who may send it to a restored copy', () => {
  expect(filesWith(/\.post\(/).sort()).toEqual(Object.keys(takesIn).sort());
});
