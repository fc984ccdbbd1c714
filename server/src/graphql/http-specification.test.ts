import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AuditResult, auditServer } from 'graphql-http';
import { type Api, startApi } from '../../test/api.ts';
import { projectRoot } from '../platform/project-root.ts';

let results: AuditResult[];
beforeAll(async () => {
  const api: Api = await startApi();
  results = await auditServer({ url: `${api.url}/graphql` });
});

const failures = (level: string) =>
  results.filter(({ name, status }) => name.startsWith(level) && status !== 'ok');
const namesOf = (some: AuditResult[]) => some.map(({ id, name }) => `${id} ${name}`);

describe('GraphQL over HTTP, as the audits of its working group see it', () => {
  it('is audited in all its points', () => {
    expect(results.length).toBeGreaterThan(50);
  });

  it.each(['MUST', 'MAY'])('is kept in every %s', (level) => {
    expect(namesOf(failures(level))).toEqual([]);
  });

  it('is kept in every SHOULD, or the documentation names the audit', () => {
    const documented = readFileSync(join(projectRoot, 'docs/integrators.md'), 'utf8');
    const silent = failures('SHOULD').filter(({ id }) => !documented.includes(`\`${id}\``));
    expect(namesOf(silent)).toEqual([]);
  });
});
