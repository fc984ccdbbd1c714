// What the tests of both workspaces share: TypeScript through swc, as native modules.

/** `decorators`: the entities of the server need the decorators TypeORM knows. */
export function base({ decorators = false } = {}) {
  return {
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: {
      '^.+\\.tsx?$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: !decorators, decorators },
            transform: {
              legacyDecorator: decorators,
              useDefineForClassFields: !decorators,
              react: { runtime: 'automatic' },
            },
            target: 'es2022',
          },
          module: { type: 'es6' },
        },
      ],
    },
    maxWorkers: 2,
    // A worker that is done ends at once, but on a busy machine giving back its memory takes longer than jest waits by itself.
    workerGracefulExitTimeout: 30_000,
    // Only a test that hangs reaches this; a busy machine must not fail one that is merely slow.
    testTimeout: 120_000,
  };
}
