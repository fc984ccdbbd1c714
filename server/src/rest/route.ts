import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DirectRoute } from './direct-route.ts';
import type { ListPages } from './list-pages.ts';
import type { JsonSchema } from './openapi/json-schemas.ts';

/** What was sent. */
export interface Call {
  /** Parts of the path, such as `id`. */
  params: Record<string, string>;
  /** Headers by their lower-case names. */
  headers: Record<string, string | string[] | undefined>;
  /** The JSON object that was sent; empty when there was none. */
  body: Record<string, unknown>;
}

/** A row of the table whose answer is an operation of the contract, run in this process. */
export interface OperationRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1; `:id` stands for one part of the path. */
  path: string;
  operation: TypedDocumentNode<{ data?: unknown }, never>;
  /** For a list that can be asked for in pages. */
  pages?: ListPages;
  /** The operation's variables from what was sent. */
  variables(call: Call): Record<string, unknown>;
  /** Of success; 200 when left out. */
  status?: number;
  /** What stands under `data`; the operation's own `data` when left out. */
  answer?: AnswerShape;
  /** For a null answer: what was not found. */
  missing?: string;
  /** Fields that the body must have though the contract's input, made for changes too, leaves them open. */
  requires?: readonly string[];
  /** A body that is taken as it is: shown in the OpenAPI document and sent by a test. */
  example?: Record<string, unknown>;
  /** What the example is answered with where it cannot succeed by itself, such as 400 for a token from a mail. */
  exampleStatus?: number;
  /** Where what was made is from then on, below /api/v1: the header `Location` of a 201. */
  location?(data: unknown): string;
  /** Refusals that only its service knows of, such as 403 for a closed sign-up. */
  refuses?: (401 | 403 | 409)[];
  /** For the OpenAPI document, where the operation alone would not tell. */
  openapi?: object;
}

/** How what the operation says is put under `data`. */
export interface AnswerShape {
  of(data: unknown): unknown;
  /** JSON Schema of the result, from that of the operation's own `data`. */
  schema(data: JsonSchema): JsonSchema;
}

export type Route = OperationRoute | DirectRoute;

export const isOperation = (route: Route): route is OperationRoute => 'operation' in route;
