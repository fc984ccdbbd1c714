// The manifests fit the API of Kubernetes, each other and the product. No cluster runs them here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadConfig } from '../../../src/config.ts';
import { variables } from '../../../src/config-variables.ts';
import { projectRoot } from '../../../src/platform/project-root.ts';
import { environmentOf, secrets } from './environment.ts';
import { filesNamed, kustomized, type Manifest, readKustomization } from './kustomized.ts';
import { matches, type Pod, podsOf, selectorsOf, valuesOf } from './pods.ts';
import { schemaFaults } from './schema-faults.ts';

const top = join(projectRoot, 'ops/kubernetes');
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const folders = ['base', 'overlays/cloudnative-pg'];
const made = new Map(folders.map((folder) => [folder, kustomized(join(top, folder))]));
const known = Object.keys(variables.shape);

test.each(folders)('every file of %s is named, and every name is a file', (folder) => {
  const files = readdirSync(join(top, folder)).filter((file) => file !== 'kustomization.yaml');
  expect(filesNamed(join(top, folder)).sort()).toEqual(files.sort());
});

test.each(folders)('Kubernetes has nothing against %s, and knows each of its fields', async (folder) => {
  for (const manifest of made.get(folder) ?? [])
    expect({ of: manifest.metadata.name, faults: await schemaFaults(manifest) }).toEqual({
      of: manifest.metadata.name,
      faults: [],
    });
});

test('a wrong value and a field that does not exist are noticed', async () => {
  const [web] = kustomized(join(top, 'base'));
  const spec = web?.spec as { replicas: unknown; strategie?: string };
  spec.strategie = 'none';
  expect(await schemaFaults(web as Manifest)).toEqual(['/spec/strategie']);
  spec.replicas = 'three';
  expect(await schemaFaults(web as Manifest)).toEqual([expect.stringContaining('replicas must be integer')]);
});

describe.each(folders)('In %s', (folder) => {
  const manifests = made.get(folder) ?? [];
  const pods = podsOf(manifests);
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};

  test('there are the web, the worker and the migration', () => {
    expect(pods.map(({ name }) => name)).toEqual(['agency-web', 'agency-worker', 'agency-migrate']);
  });

  test('what chooses pods by labels finds some, and each Deployment its own alone', () => {
    // Those of the operator's own pods, of the cluster's DNS and of other namespaces are not ours.
    const ours = selectorsOf(manifests).filter(({ labels }) => 'app.kubernetes.io/name' in labels);
    expect(ours.length).toBeGreaterThan(9);
    expect(ours.filter(({ labels }) => !pods.some((pod) => matches(labels, pod.labels)))).toEqual([]);
    for (const { by, labels } of ours.filter((one) => one.by.startsWith('Deployment')))
      expect([by, pods.filter((pod) => matches(labels, pod.labels)).length]).toEqual([by, 1]);
  });

  test('ports are named as the product opens them', () => {
    for (const { spec } of pods.filter(({ name }) => name !== 'agency-migrate')) {
      const ports = { http: 4000, metrics: Number(settings.METRICS_PORT) };
      const [{ ports: open = [] }] = spec.containers;
      expect(Object.fromEntries(open.map((port) => [port.name, port.containerPort]))).toEqual(ports);
    }
    const asked = manifests
      .filter(({ kind }) => kind === 'Service' || kind === 'NetworkPolicy')
      .flatMap(({ spec }) => valuesOf(spec, ['targetPort', 'port']))
      .filter((port) => typeof port === 'string');
    expect(new Set(asked)).toEqual(new Set(['http', 'metrics']));
  });

  test('probes ask what the product answers: whether it lives, and whether visitors may be sent to it', () => {
    const answered = read('server/src/web/health-handler.ts');
    for (const { spec } of pods.filter(({ name }) => name !== 'agency-migrate')) {
      const [{ startupProbe, readinessProbe, livenessProbe }] = spec.containers;
      expect([startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet)).toEqual(
        ['/healthz', '/healthz', '/readyz'].map((path) => ({ path, port: 'http' })),
      );
      for (const probe of [startupProbe, readinessProbe, livenessProbe])
        expect(answered).toContain(`.get('${probe?.httpGet.path}'`);
    }
  });

  test('what pods refer to is there: settings, the Secret, and what is mounted', () => {
    for (const { spec } of pods) {
      const [{ envFrom, volumeMounts }] = spec.containers;
      const maps = envFrom.flatMap(({ configMapRef }) => configMapRef?.name ?? []);
      const named = manifests.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name);
      expect(maps).toEqual(named);
      expect(envFrom.flatMap(({ secretRef }) => secretRef?.name ?? [])).toEqual(['agency-secrets']);
      expect(volumeMounts.map(({ name }) => name)).toEqual(spec.volumes.map(({ name }) => name));
    }
  });

  test('every variable is one of the product, or part of one', () => {
    expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
    for (const { spec } of pods) {
      const [{ env }] = spec.containers;
      const others = env.map(({ name }) => name).filter((name) => !known.includes(name));
      const used = env.flatMap(({ value = '' }) =>
        Array.from(value.matchAll(/\$\((\w+)\)/g), ([, name]) => name),
      );
      expect(others).toEqual([...new Set(used)]);
    }
  });

  test('the product takes the settings of each pod', () => {
    const roles = pods.map((pod) => {
      const config = loadConfig(environmentOf(pod, manifests));
      expect(config).toMatchObject({ mode: 'deployment', migrate: 'never' });
      expect(config.s3).not.toBeNull();
      return config.role;
    });
    expect(roles).toEqual(['web', 'worker', 'worker']);
  });

  test('a pod gets more time to stop than the product takes', () => {
    for (const pod of pods.filter(({ name }) => name !== 'agency-migrate')) {
      const { shutdownDelay, shutdownLimit } = loadConfig(environmentOf(pod, manifests));
      const seconds = (shutdownDelay + shutdownLimit) / 1000;
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + 10);
    }
  });

  test('somebody always answers visitors: while a release takes the place of another, and while machines are emptied', () => {
    const specOf = (sort: string) =>
      manifests.find(({ kind, metadata }) => kind === sort && metadata.name === 'agency-web')?.spec;
    const { replicas, strategy } = specOf('Deployment') as { replicas: number; strategy: object };
    expect(strategy).toMatchObject({ rollingUpdate: { maxUnavailable: 0 } });
    const { maxUnavailable } = specOf('PodDisruptionBudget') as { maxUnavailable: number };
    expect(replicas).toBeGreaterThan(maxUnavailable);
  });

  test('pods have no rights that the product does not need, and write into empty folders only', () => {
    const { DATA_DIR = '' } = parseEnv(
      /^ENV (.+)$/m.exec(read('Dockerfile'))?.[1]?.replaceAll(' ', '\n') ?? '',
    );
    for (const { name, spec } of pods) {
      const [{ securityContext, volumeMounts, resources }] = spec.containers;
      expect([name, spec.automountServiceAccountToken]).toEqual([name, false]);
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual([DATA_DIR, '/tmp']);
      expect(spec.volumes.every(({ emptyDir }) => emptyDir)).toBe(true);
      expect(Object.keys(resources.requests)).toEqual(['cpu', 'memory']);
      expect(Object.keys(resources.limits)).toEqual(['memory']);
    }
  });

  test('the image has the name that the kustomization gives a release to', () => {
    const images = readKustomization(join(top, 'base')).images?.map(({ name }) => name);
    for (const { spec } of pods) expect([spec.containers[0].image]).toEqual(images);
  });
});

describe('The Secret', () => {
  const names = Object.keys(parseEnv(readFileSync(join(top, 'secrets.env.example'), 'utf8')));
  const manifests = made.get('base') ?? [];
  const [web] = podsOf(manifests);

  test('holds what the example names, and the example no secret', () => {
    expect(names.sort()).toEqual(Object.keys(secrets).sort());
    expect(read('ops/kubernetes/secrets.env.example')).not.toMatch(/^\w+=./m);
  });

  test.each(Object.keys(secrets).filter((name) => name !== 'DATABASE_DIRECT_URL'))(
    'needs %s: without it the product does not start as it is meant to',
    (name) => {
      const without = { ...secrets, [name]: undefined };
      expect(() => loadConfig(environmentOf(web as Pod, manifests, without))).toThrow();
    },
  );
});
