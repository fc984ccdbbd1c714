// What an operator does, as they do it: packed, upgraded, backed up and put back. Some minutes: `npm run test:ops`.
import config from './jest.config.mjs';

export default {
  ...config,
  testMatch: ['**/*.ops.ts'],
  testTimeout: 900_000,
  maxWorkers: 1,
  globalSetup: './test/operating/global-setup.mjs',
};
