import { base } from '../jest.base.mjs';
import { bundlePackages } from './test/packages/bundle.mjs';

export default async () => {
  await bundlePackages();
  return {
    ...base(),
    rootDir: '.',
    roots: ['<rootDir>/src', '<rootDir>/build', '<rootDir>/test'],
    testEnvironment: './test/browser-environment.mjs',
    resolver: './test/packages/resolver.cjs',
    setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
    // What Vite makes of a picture: its address.
    moduleNameMapper: { '\\.(avif|webp|jpg)(\\?url)?$': '<rootDir>/test/picture-address.ts' },
  };
};
