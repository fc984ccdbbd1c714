// The parts of a manifest that others have to fit.
import type { Manifest } from './kustomized.ts';

type Labels = Record<string, string>;

interface Probe {
  httpGet: { path: string; port: string };
}

interface Container {
  name: string;
  image: string;
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  resources: { requests: Labels; limits: Labels };
  securityContext: Record<string, unknown>;
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
}

export interface Pod {
  /** Of the Deployment or Job that makes it. */
  name: string;
  labels: Labels;
  spec: {
    automountServiceAccountToken: boolean;
    securityContext: Record<string, unknown>;
    terminationGracePeriodSeconds?: number;
    volumes: { name: string; emptyDir?: object }[];
    containers: [Container];
  };
}

interface Template {
  template: { metadata: { labels: Labels }; spec: Pod['spec'] };
}

/** Every pod that Deployments and Jobs make. */
export const podsOf = (manifests: readonly Manifest[]): Pod[] =>
  manifests
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ metadata, spec }) => {
      const { template } = spec as Template;
      return { name: metadata.name, labels: template.metadata.labels, spec: template.spec };
    });

/** Everything that chooses pods by their labels, such as a Service: what it is, and by which. */
export function selectorsOf(manifests: readonly Manifest[]): { by: string; labels: Labels }[] {
  return manifests.flatMap((manifest) => {
    const by = `${manifest.kind} ${manifest.metadata.name}`;
    if (manifest.kind === 'Service')
      return [{ by, labels: (manifest.spec as { selector: Labels }).selector }];
    return valuesOf(manifest.spec, ['selector', 'podSelector', 'labelSelector'])
      .filter((one): one is { matchLabels: Labels } => Object.hasOwn(one as object, 'matchLabels'))
      .map(({ matchLabels }) => ({ by, labels: matchLabels }));
  });
}

export const matches = (labels: Labels, pod: Labels): boolean =>
  Object.entries(labels).every(([name, value]) => pod[name] === value);

/** What stands under these names, however deep. */
export function valuesOf(within: unknown, names: readonly string[]): unknown[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) => [
    ...(names.includes(name) ? [value] : []),
    ...valuesOf(value, names),
  ]);
}
