import { base } from '../jest.base.mjs';
import { bundlePackages } from './test/packages/bundle.mjs';

/** TypeScript through swc, as native modules. */
const typescript = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'es6' },
};

/** What the server's build changes of Chakra. */
const remembered = '@chakra-ui/react/dist/esm/(utils/memo|styled-system/(factory|use-resolved-props))\\.js$';

export default async () => {
  await bundlePackages();
  return {
    ...base,
    rootDir: '.',
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: { '^.+\\.tsx?$': ['@swc/jest', typescript], [remembered]: './test/packages/remember.mjs' },
    transformIgnorePatterns: [`/node_modules/(?!${remembered})`],
    roots: ['<rootDir>/src', '<rootDir>/build', '<rootDir>/test'],
    runtime: './test/runner/runtime.mjs',
    testEnvironment: './test/runner/browser-environment.mjs',
    resolver: './test/packages/resolver.cjs',
    setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
    // What Vite makes of a picture: its address.
    moduleNameMapper: { '\\.(avif|webp|jpg)(\\?url)?$': '<rootDir>/test/picture-address.ts' },
  };
};
