import { jest } from '@jest/globals';
import express from 'express';
import { openHttpServer } from '../../platform/http-server.ts';
import { createLogger } from '../../platform/log.ts';
import { createProxyHint } from './proxy-hint.ts';

async function warningsOf(trustProxy: number, headers: Record<string, string>): Promise<unknown[][]> {
  const log = createLogger({ level: 'silent', human: false });
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const app = express();
  app.use(createProxyHint(log, trustProxy));
  app.use((_req, res) => void res.end());
  const server = await openHttpServer(0, '127.0.0.1', app);
  for (let i = 0; i < 3; i += 1) await fetch(`http://127.0.0.1:${server.port}`, { headers });
  await server.close(0);
  return warn.mock.calls;
}

describe('A proxy that nobody told us of', () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.1' };

  it('is noticed once, with what to set', async () => {
    const said = await warningsOf(0, forwarded);
    expect(said).toHaveLength(1);
    expect(said[0]?.[0]).toMatch(/TRUST_PROXY/);
  });

  it('is no news when it is set, or when there is none', async () => {
    expect(await warningsOf(1, forwarded)).toEqual([]);
    expect(await warningsOf(0, {})).toEqual([]);
  });
});
