// The environment that pods give to the product.
import type { Manifest } from './kustomized.ts';
import type { Pod } from './pods.ts';

/** What the Secret holds, filled in. */
export const secrets = {
  DATABASE_URL: 'postgres://agency:secret@pooler.example.org:5432/agency',
  DATABASE_DIRECT_URL: 'postgres://agency:secret@database.example.org:5432/agency',
  JWT_SECRET: 'x'.repeat(32),
  DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  SMTP_URL: 'smtp://user:password@mail.example.org:587',
  FLUTTERWAVE_PUBLIC_KEY: 'public',
  FLUTTERWAVE_SECRET_KEY: 'secret',
  FLUTTERWAVE_WEBHOOK_SECRET: 'x'.repeat(16),
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

/** The environment of a pod as Kubernetes puts it together. */
export function environmentOf(
  pod: Pod,
  manifests: readonly Manifest[],
  secret: NodeJS.Dict<string> = secrets,
) {
  const [{ env, envFrom }] = pod.spec.containers;
  const whole: NodeJS.Dict<string> = {};
  for (const { configMapRef, secretRef } of envFrom) {
    const named = (name: string) => manifests.find(({ metadata }) => metadata.name === name);
    Object.assign(whole, secretRef ? secret : named(configMapRef?.name ?? '')?.data);
  }
  for (const { name, value } of env)
    whole[name] = value?.replaceAll(/\$\((\w+)\)/g, (_, other) => whole[other] ?? '') ?? 'abc123';
  return whole;
}
