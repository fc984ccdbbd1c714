import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

test('schema.graphql is printed from its parts: else run "npm run codegen" and commit it', async () => {
  const { printContract } = await import(join(projectRoot, 'codegen/contract.mjs'));
  expect(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8')).toBe(printContract());
});
