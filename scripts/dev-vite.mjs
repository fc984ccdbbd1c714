// Vite for `npm run dev`. It lives as long as the command: a server that starts again finds it with all that is open in
// browsers, and takes the pages' sources from it (server/src/web/pages/dev-pages.ts).
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './steps.mjs';

const client = join(root, 'client');
const host = '127.0.0.1';

/** Resolves with its address. */
export async function startVite() {
  const port = await freePort();
  const vite = await createServer({
    root: client,
    appType: 'custom',
    // Pages come from the server, which hands their files on: the web socket has to be told where Vite is.
    server: { host, port, strictPort: true, hmr: { clientPort: port } },
    plugins: [{ name: 'for-the-server', configureServer: answerServer }],
  });
  await vite.listen();
  // The server keeps its connections for the next page, whenever that is wanted.
  vite.httpServer.keepAliveTimeout = 0;
  return `http://${host}:${port}`;
}

/** What the server asks for: the HTML that pages are put into, and modules as they run on a server. */
function answerServer(vite) {
  const answer = (path, make) =>
    vite.middlewares.use(path, (req, res, next) => make(req).then((text) => res.end(text), next));
  answer('/@server/template', async ({ url }) => {
    const page = new URL(url, 'http://vite').searchParams.get('url');
    return vite.transformIndexHtml(page, await readFile(join(client, 'index.html'), 'utf8'));
  });
  answer('/@server/module', async (req) => {
    const call = JSON.parse(Buffer.concat(await req.toArray()).toString());
    return JSON.stringify(await vite.environments.ssr.hot.handleInvoke(call));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createHttpServer().once('error', reject);
    server.listen(0, host, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
