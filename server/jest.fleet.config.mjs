// Several processes on engines that exist, such as Debian's PgBouncer: `npm run test:fleet`.
import config from './jest.config.mjs';

export default {
  ...config,
  testMatch: ['**/*.fleet.ts'],
  testTimeout: 300_000,
  maxWorkers: 1,
  globalSetup: './test/fleet/global-setup.mjs',
};
