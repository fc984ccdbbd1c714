// Types of the contract for the server's resolvers, typed documents for REST, typed documents and hooks for the client,
// for both the rules of input and the brand, and the table of the site's pages.
// A file is made of the whole contract, a folder's files of the .graphql documents below it, each beside its document.
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as types from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as brand from './brand-plugin.mjs';
import * as cache from './cache-plugin.mjs';
import * as contentOperations from './content-operations.mjs';
import * as guardedDocuments from './guarded-documents-plugin.mjs';
import * as hooks from './hooks-plugin.mjs';
import { mappersIn } from './mappers.mjs';
import { addresses, pages } from './pages-plugin.mjs';
import * as rights from './rights-plugin.mjs';
import * as rules from './rules-plugin.mjs';

/** The named values of the contract, as they travel. */
const named = {
  Date: 'string',
  EmailAddress: 'string',
  Money: 'number',
  URL: 'string',
  JSON: 'Record<string, unknown>',
};
const scalars = {
  ...named,
  DateTime: { input: 'string', output: 'string' },
  ID: { input: 'string | number', output: 'number' },
};

export const generates = {
  'server/src/generated/resolvers.ts': {
    plugins: { types, resolvers },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      scalars: { ...named, DateTime: { input: 'string', output: 'Date' }, ID: 'string' },
      contextType: 'unknown',
      mappers: mappersIn('server/src/modules'),
      makeResolverTypeCallable: true,
    },
  },
  'server/src/generated/rights.ts': { plugins: { rights }, config: {} },
  'client/src/generated/rights.ts': { plugins: { rights }, config: { withCalls: true } },
  'server/src/generated/brand.ts': { plugins: { brand }, config: {} },
  'client/src/generated/brand.ts': { plugins: { brand }, config: {} },
  'server/src/generated/rules.ts': { plugins: { rules }, config: {} },
  'client/src/generated/addresses.ts': { plugins: { addresses }, config: {} },
  'client/src/generated/pages.ts': { plugins: { pages }, config: {} },
  'client/src/generated/cache.ts': { plugins: { cache }, config: {} },
  'client/src/generated/staff-cache.ts': { plugins: { cache }, config: { forStaff: true } },
  'client/src/generated/rules.ts': { plugins: { rules }, config: { onlyTypes: true } },
  // What services answer is here too, without the mappers: a mapper's file may import it.
  'server/src/generated/schema.ts': {
    plugins: { types },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      skipTypename: true,
      avoidOptionals: { field: true },
      scalars: { ...scalars, DateTime: { input: 'string', output: 'Date' } },
    },
  },
  'server/src/': {
    nearDocuments: {
      extension: '.generated.ts',
      baseTypesPath: 'generated/schema.ts',
      importTypesNamespace: 'Types',
    },
    plugins: { operations, typedDocuments },
    config: { useTypeImports: true, enumsAsTypes: true, scalars },
  },
  'client/src/generated/schema.ts': {
    plugins: { types },
    config: { useTypeImports: true, enumsAsTypes: true, onlyOperationTypes: true, scalars },
  },
  'client/src/': {
    nearDocuments: { extension: '.generated.ts', baseTypesPath: 'generated/schema.ts' },
    plugins: { operations, guardedDocuments, hooks, contentOperations, rules },
    config: { useTypeImports: true, enumsAsTypes: true, scalars },
  },
};
