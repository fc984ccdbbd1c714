import type { Request, Response } from 'express';
import type { GraphQLContext } from '../graphql/context.ts';
import type { Access } from '../graphql/policy/access.ts';

/** A row of the table that reads its request or writes its answer itself, because that is not JSON. */
export interface DirectRoute {
  method: 'GET' | 'POST';
  /** Below /api/v1. */
  path: string;
  /** Who may call it: everybody, or staff with this right, asked before anything of the body is looked at. */
  access: Access;
  /** Whether it reads over what stands behind the question mark of its address; others refuse it. */
  takesAnyQuery?: boolean;
  /** Of success. */
  status: number;
  /** The whole body to answer, or nothing when it answered itself; what it throws is answered as the refusal it is. */
  respond(call: DirectCall): Promise<{ data: unknown } | undefined>;
  /** What the example of the document is answered with where it cannot succeed by itself. */
  exampleStatus?: number;
  /** What the OpenAPI document says of it: what is sent, answered and refused for reasons of its own. */
  openapi: { operationId: string; summary: string; responses: object; [name: string]: unknown };
}

export interface DirectCall {
  req: Request;
  res: Response;
  /** Parts of the path, such as `id`. */
  params: Record<string, string>;
  context: GraphQLContext;
  settings: DirectSettings;
}

/** What direct rows need to know of the product's settings. */
export interface DirectSettings {
  /** Address visitors use, without a slash at the end. */
  publicUrl: string;
  maxUploadBytes: number;
}
