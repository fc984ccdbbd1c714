import { base } from '../jest.base.mjs';

export default {
  ...base(),
  rootDir: '.',
  roots: ['<rootDir>/src', '<rootDir>/build'],
  testEnvironment: './test/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  // What Vite makes of a picture: its address.
  moduleNameMapper: { '\\.(avif|webp|jpg)(\\?url)?$': '<rootDir>/test/picture-address.ts' },
};
