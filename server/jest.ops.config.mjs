// What an operator does, as they do it: packed, upgraded, backed up and put back. Some minutes: `npm run test:ops`.
import config from './jest.config.mjs';

export default {
  ...config,
  testMatch: ['**/*.ops.ts'],
  testTimeout: 900_000,
  // Much of their time they wait, for a lock, a clock or a probe.
  maxWorkers: 3,
  globalSetup: './test/operating/global-setup.mjs',
};
