// Donors: each begins a donation and asks what became of it, one after the other on each connection.
import { Agent, request } from 'node:http';
import { sayReady } from '../child.ts';

export interface DonorsOrder {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
}

export interface DonorsResult {
  /** Donations that were paid at the end, a second. */
  settled: number;
}

const donor = { name: 'Bench Walker', email: 'bench@example.org', currency: 'USD', amount: 10 };

process.on('message', async ({ url, connections, duration }: DonorsOrder) => {
  let settled = 0;
  const end = performance.now() + duration * 1_000;
  const donate = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      const begun = await send(agent, `${url}/api/v1/donations`, donor);
      const { reference } = begun;
      const { status } = await send(agent, `${url}/api/v1/donations/verify`, { reference });
      if (status === 'successful') settled += 1;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, donate));
  sayReady({ settled: settled / duration } satisfies DonorsResult);
});

/** What is under `data` of the answer. */
function send(agent: Agent, url: string, body: object): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        const { data } = JSON.parse(text) as { data?: Record<string, string> };
        if (data) resolve(data);
        else reject(new Error(`A donation was refused: ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

sayReady({});
