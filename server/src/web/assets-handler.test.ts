import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { assetsHandler } from './assets-handler.ts';

test('a file that a newer build took away is 404, and what was asked for before is still served', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(directory, 'assets'));
  for (const name of ['asked', 'not-asked'])
    await writeFile(join(directory, `assets/${name}.js`), 'export {};\n');
  const server = express().use(assetsHandler(directory)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const statusOf = async (name: string) =>
      (await fetch(`http://127.0.0.1:${port}/assets/${name}.js`)).status;
    expect(await statusOf('asked')).toBe(200);
    await rm(join(directory, 'assets'), { recursive: true });
    expect(await statusOf('not-asked')).toBe(404);
    expect(await statusOf('asked')).toBe(200);
  } finally {
    server.close();
    await rm(directory, { recursive: true });
  }
});
