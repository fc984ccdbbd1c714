import { rmSync } from 'node:fs';

export default async function globalTeardown() {
  const { postgres, folder } = globalThis.testCluster;
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
