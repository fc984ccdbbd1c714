// What the tests of both workspaces share.
export const base = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  maxWorkers: 2,
  // A worker that is done ends at once, but on a busy machine giving back its memory takes longer than jest waits by itself.
  workerGracefulExitTimeout: 30_000,
  // Only a test that hangs reaches this; a busy machine must not fail one that is merely slow.
  testTimeout: 120_000,
};
