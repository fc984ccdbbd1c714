// The overlay for CloudNativePG: its names are those that the operator makes of ours.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../../src/config.ts';
import { projectRoot } from '../../../src/platform/project-root.ts';
import { environmentOf } from './environment.ts';
import { kustomized, type Manifest } from './kustomized.ts';
import { podsOf, valuesOf } from './pods.ts';

test('with CloudNativePG requests go to its pooler, and all else to the one that writes', () => {
  const manifests = kustomized(join(projectRoot, 'ops/kubernetes/overlays/cloudnative-pg'));
  const named = (kind: string) => manifests.find((manifest) => manifest.kind === kind);
  const cluster = named('Cluster') as Manifest & {
    spec: {
      instances: number;
      bootstrap: { initdb: { database: string; owner: string } };
      postgresql: { synchronous: object };
    };
  };
  const pooler = named('Pooler') as Manifest & {
    spec: {
      type: string;
      cluster: { name: string };
      pgbouncer: { poolMode: string; parameters: Record<string, string> };
    };
  };
  const { database, owner } = cluster.spec.bootstrap.initdb;
  expect(cluster.spec).toMatchObject({ instances: 3, postgresql: { synchronous: { number: 1 } } });
  expect(pooler.spec).toMatchObject({
    type: 'rw',
    cluster: { name: cluster.metadata.name },
    pgbouncer: { poolMode: 'transaction' },
  });
  for (const pod of podsOf(manifests)) {
    const { databaseUrl, databaseDirectUrl } = loadConfig(environmentOf(pod, manifests));
    const address = (host: string) => `postgres://${owner}:abc123@${host}:5432/${database}`;
    expect(databaseUrl).toBe(address(pooler.metadata.name));
    expect(databaseDirectUrl).toBe(address(`${cluster.metadata.name}-rw`));
    const secret = { name: `${cluster.metadata.name}-app`, key: 'password' };
    expect(valuesOf(pod.spec, ['secretKeyRef'])).toEqual([secret]);
  }
  const reached = valuesOf(manifests.find(({ metadata }) => metadata.name === 'agency-database')?.spec, [
    'to',
  ]);
  expect(valuesOf(reached, ['matchLabels'])).toEqual([
    { 'cnpg.io/cluster': cluster.metadata.name },
    { 'cnpg.io/poolerName': pooler.metadata.name },
  ]);
  // As the guide of a fleet says.
  const guide = readFileSync(join(projectRoot, 'docs/fleet.md'), 'utf8');
  for (const name of ['max_client_conn', 'query_wait_timeout', 'server_login_retry'])
    expect(guide).toContain(`\n${name} = ${pooler.spec.pgbouncer.parameters[name]}\n`);
});
