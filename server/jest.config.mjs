import { base } from '../jest.base.mjs';

export default {
  ...base,
  rootDir: '.',
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/../demo'],
  testEnvironment: 'node',
  testRunner: './test/runner/runner.mjs',
  // Node reads TypeScript by itself.
  transform: {},
  globalSetup: './test/global-setup.mjs',
  globalTeardown: './test/global-teardown.mjs',
  // Some tests start whole databases, on machines that may be busy.
  testTimeout: 180_000,
};
