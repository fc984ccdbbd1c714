// What is around the product: the disk it writes to, and the certificate that visitors are shown.
import { statfs } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import { createCertificateWatch } from './certificate.ts';
import { addGauge } from './gauge.ts';

interface MachineSources {
  dataDir: string;
  publicUrl: string;
}

export function addMachineMetrics(registry: Registry, { dataDir, publicUrl }: MachineSources): void {
  addGauge(registry, {
    name: 'lubugo_disk_free_bytes',
    help: 'Room left for the product on the disk of DATA_DIR.',
    read: async (set) => {
      const { bavail, bsize } = await statfs(dataDir);
      set(bavail * bsize);
    },
  });
  addGauge(registry, {
    name: 'lubugo_disk_size_bytes',
    help: 'Size of the disk of DATA_DIR.',
    read: async (set) => {
      const { blocks, bsize } = await statfs(dataDir);
      set(blocks * bsize);
    },
  });
  const endOf = createCertificateWatch(publicUrl);
  addGauge(registry, {
    name: 'lubugo_certificate_days',
    help: 'Days until the certificate of PUBLIC_URL ends; absent without https, or when nobody answers there.',
    async read(set) {
      const end = await endOf();
      if (end) set((end.getTime() - Date.now()) / 86_400_000);
    },
  });
}
