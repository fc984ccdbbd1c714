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
  more?: AskedBy,
) => Promise<ExecutionResult>;

interface AskedBy {
  /** In place of the settings that are published. */
  siteSettings?: AllSettings;
  /** Who asks, where a page is made for them: what they may ask how often is counted by it. */
  caller?: { ip: string; userAgent: string };
}

const nobody = { ip: '', userAgent: '' };

/** Pages are the same for everybody, so nobody in particular asks unless it is said: no person, no address, no cookie. */
export function asVisitor(execute: Execute, services: Services): ExecuteAsVisitor {
  return async (document, variables, requestId, { siteSettings, caller = nobody } = {}) => {
    const visitor = visitorContext(services, { requestId, ...caller });
    const context = siteSettings ? { ...visitor, siteSettings } : visitor;
    const result = (await execute(document, variables, context)) as ExecutionResult;
    for (const { message, extensions } of result.errors ?? []) {
      const { code, details: _, ...facts } = extensions;
      if (code === 'UNAVAILABLE' || code === 'INTERNAL' || code === 'RATE_LIMITED')
        throw new AppError(code, message, [], facts);
    }
    return result;
  };
}
