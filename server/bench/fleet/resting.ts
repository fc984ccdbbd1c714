// Instances that do nothing but say that they live.
import { listenForContentChanges } from '../../src/platform/changes/content-changes.ts';
import { createLogger } from '../../src/platform/log.ts';
import { sayReady } from '../child.ts';

const log = createLogger({ level: 'warn', human: true });
const { BENCH_DATABASE: url = '', BENCH_INSTANCES } = process.env;
for (let nth = 0; nth < Number(BENCH_INSTANCES); nth += 1)
  await listenForContentChanges({ url, log, role: 'web' });
sayReady({ pid: process.pid });
