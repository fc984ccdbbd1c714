// The product itself as it runs for visitors, on the bench's database. PAGE_CACHE says whether answers are kept.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createApp } from '../src/app.ts';
import { openBackend } from '../src/backend.ts';
import { loadConfig } from '../src/config.ts';
import { createLogger } from '../src/platform/log.ts';
import { projectRoot } from '../src/platform/project-root.ts';
import { builtPages } from '../src/web/page-source.ts';
import { sayReady } from './child.ts';

const config = loadConfig({ DATA_DIR: process.env.BENCH_DATA, PAGE_CACHE: process.env.PAGE_CACHE });
const log = createLogger({ level: config.logLevel, human: false });
const backend = await openBackend(config, process.env.BENCH_DATABASE ?? '', log);
const app = await createApp({
  ...backend,
  config,
  log,
  pages: await builtPages(join(projectRoot, 'client')),
});
const server = createServer(app.listener);

server.listen(0, '127.0.0.1', () => sayReady({ address: server.address() }));
