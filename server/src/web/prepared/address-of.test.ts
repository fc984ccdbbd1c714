import type { AddressInfo } from 'node:net';
import express from 'express';
import { addressOf } from './prepared-reads.ts';

test.each([0, 1, 2, 3])('behind %i proxies a visitor is who Express takes for one', async (proxies) => {
  const app = express().set('trust proxy', proxies);
  app.use((req, res) => res.json([req.ip, addressOf(req, proxies)]));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const forwarded of ['', '192.0.2.1', '192.0.2.1, 192.0.2.2', ' 192.0.2.1 ,192.0.2.2,  192.0.2.3']) {
    const answer = await fetch(url, { headers: { 'x-forwarded-for': forwarded } });
    const [theirs, ours] = JSON.parse(await answer.text());
    expect([forwarded, ours]).toEqual([forwarded, theirs]);
  }
  await new Promise((resolve) => server.close(resolve));
});
