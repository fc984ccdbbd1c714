import type { DocumentNode, ExecutionResult } from 'graphql';
import { visitorContext } from '../../graphql/context-from-request.ts';
import type { Execute } from '../../graphql/execute.ts';
import type { AllSettings } from '../../modules/settings/settings-group.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';

/** Runs a query of ours for whoever looks at the site. Rejects when it fails: a page without its content is no page. */
export type ExecuteAsVisitor = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  requestId: string,
  /** In place of those that are published. */
  siteSettings?: AllSettings,
) => Promise<ExecutionResult>;

/** Pages are the same for everybody, so nobody in particular asks: no person, no address, no cookie. */
export function asVisitor(execute: Execute, services: Services): ExecuteAsVisitor {
  return async (document, variables, requestId, siteSettings) => {
    const visitor = visitorContext(services, { requestId, ip: '', userAgent: '' });
    const context = siteSettings ? { ...visitor, siteSettings } : visitor;
    const result = (await execute(document, variables, context)) as ExecutionResult;
    for (const { message, extensions } of result.errors ?? []) {
      const { code, details: _, ...facts } = extensions;
      if (code === 'UNAVAILABLE' || code === 'INTERNAL') throw new AppError(code, message, [], facts);
    }
    return result;
  };
}
