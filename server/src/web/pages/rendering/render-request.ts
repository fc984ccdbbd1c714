import type { DocumentNode, ExecutionResult } from 'graphql';
import type { PostedForm } from '../../forms/posted-form.ts';
import type { PageKind } from '../site-address.ts';

/** What a page is rendered for. */
export interface RenderJob {
  /** Path, and what its page reads of the query. */
  url: string;
  /** Such as `https://www.example.org`. */
  origin: string;
  /** HTML for its head that comes from the settings. */
  agencyHead?: string;
  /** Address of the icon that is made of the agency's logo. */
  icon?: string | null;
  /** True for the page of the staff's part, which is an app of its own. */
  isStaff?: boolean;
  /** A form of the page that was sent and not taken, to be shown again. */
  posted?: PostedForm;
  /** True when the record of the address is known not to exist: its page says so without a query. */
  isMissing?: boolean;
}

/** Runs a query of a page, as a visitor who is not signed in. */
export type ExecuteForPage = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

export interface RenderRequest extends RenderJob {
  kind: PageKind;
  execute: ExecuteForPage;
}

/** A page as a whole HTML document. */
export interface RenderedPage {
  status: number;
  /** False when it must be made anew for each visitor. */
  cacheable: boolean;
  html: Buffer;
}
