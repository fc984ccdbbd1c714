// The REST door as a table: which operation of operations.graphql answers which method and path.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Call, fields, input, inputWithVersion, removed } from './call.ts';
import {
  RestCreateProgramDocument,
  RestDeleteProgramDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestProgramDocument,
  RestProgramsDocument,
  RestRefreshDocument,
  RestSignupDocument,
  RestUpdateProgramDocument,
} from './operations.generated.ts';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1; `:id` stands for one part of the path. */
  path: string;
  operation: TypedDocumentNode<{ data?: unknown }, never>;
  /** The operation's variables from what was sent. */
  variables(call: Call): Record<string, unknown>;
  /** Of success; 200 when left out. */
  status?: number;
  /** What to answer under `data`; the operation's own `data` when left out. */
  answer?(data: unknown): unknown;
  /** For a null answer: what was not found. */
  missing?: string;
}

const nothing = () => ({});
const id = ({ params }: Call) => ({ id: params.id });

export const routes = [
  { method: 'GET', path: '/programs', operation: RestProgramsDocument, variables: nothing },
  { method: 'GET', path: '/programs/:id', operation: RestProgramDocument, variables: id, missing: 'Program' },
  { method: 'POST', path: '/programs', operation: RestCreateProgramDocument, variables: input, status: 201 },
  { method: 'PUT', path: '/programs/:id', operation: RestUpdateProgramDocument, variables: inputWithVersion },
  {
    method: 'DELETE',
    path: '/programs/:id',
    operation: RestDeleteProgramDocument,
    variables: id,
    answer: removed,
  },

  {
    method: 'POST',
    path: '/admin/login',
    operation: RestLoginDocument,
    variables: fields('email', 'password'),
  },
  { method: 'POST', path: '/admin/signup', operation: RestSignupDocument, variables: input, status: 201 },
  { method: 'POST', path: '/admin/refresh', operation: RestRefreshDocument, variables: nothing },
  { method: 'POST', path: '/admin/logout', operation: RestLogoutDocument, variables: nothing },
] as Route[];
