// The product's own queries are run by plans: one that lost its plan would be slower, and nobody would notice.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concatAST, type DocumentNode, getOperationAST, parse, print, separateOperations } from 'graphql';
import { contentTypes } from '../../features.ts';
import { createLogger } from '../../platform/log.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { isOperation } from '../../rest/route.ts';
import { routes } from '../../rest/routes.ts';
import { recordPath } from '../../web/pages/record-path.ts';
import { createSchema } from '../schema.ts';
import { createPlans } from './plan.ts';

const log = createLogger({ level: 'silent', human: false });
const plans = createPlans(createSchema({ rateLimits: false }), log);

/** The queries of these files, each with the fragments it uses. */
function queriesIn(...folders: string[]): DocumentNode[] {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.graphql`, { cwd: projectRoot }));
  const written = paths.map((path) => parse(readFileSync(join(projectRoot, path), 'utf8')));
  return queriesAmong(Object.values(separateOperations(concatAST(written))));
}

const queriesAmong = (documents: readonly DocumentNode[]) =>
  documents.filter((document) => getOperationAST(document)?.operation === 'query');

const withoutPlan = (queries: readonly DocumentNode[]) =>
  queries.filter((query) => !plans.of(query)).map((query) => getOperationAST(query)?.name?.value);

test('Every query of a page has a plan', () => {
  const queries = queriesIn('client/src/site', 'client/src/lib', 'server/src/web');
  expect(queries.length).toBeGreaterThan(20);
  expect(withoutPlan(queries)).toEqual([]);
});

test('Every query that looks a page up has a plan', async () => {
  const asked: DocumentNode[] = [];
  for (const { one } of contentTypes.filter(({ page }) => page))
    await recordPath({ field: one, id: '1', hasName: false, missingUrl: '' }, async (document) => {
      asked.push(document);
      return {};
    });
  expect(asked.length).toBeGreaterThan(2);
  expect(withoutPlan(asked)).toEqual([]);
});

test('Every query of REST has a plan', () => {
  const operations = routes
    .filter(isOperation)
    .flatMap(({ operation, pages }) => [operation, ...(pages ? [pages.operation] : [])]);
  const queries = queriesAmong(operations);
  expect(queries.length).toBeGreaterThan(15);
  expect(withoutPlan(queries)).toEqual([]);
});

test('Of the queries that staff send, graphql-js runs only those in which a variable leaves something out', () => {
  const queries = queriesIn('client/src/admin', 'client/src/site', 'client/src/lib');
  expect(withoutPlan(queries.filter((query) => !print(query).includes('@include')))).toEqual([]);
});
