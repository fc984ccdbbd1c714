// What a form of a page is, and what an address says of the page it stands on.
import type { DocumentNode } from 'graphql';
import type { SubmittedForm } from '../../modules/inbox/form-guard.ts';

export type PostedFields = Record<string, string>;

/** The address a form was sent to, which is that of its page. */
export interface FormAddress {
  /** The `:id` of its path, as a page takes it: the number of a record. Empty where the path has none. */
  id: string;
  query: URLSearchParams;
}

export interface PageForm {
  /** Its name on the page, where the ids of its fields begin with it. */
  id: string;
  /** The page it stands on, which is where it is sent; with `:id` where the page is of a record. */
  path: string;
  /** What people fill in. A field that did not come counts as empty. */
  fields: readonly string[];
  /** Fields that come once for each of several things: the pattern of their names, such as `name-12`. */
  rows?: RegExp;
  operation: DocumentNode;
  variables(fields: PostedFields, form: SubmittedForm, address: FormAddress): object;
  /** The field that a refusal is about, where its path alone does not say so. */
  fieldOf?(path: readonly (string | number)[], fields: PostedFields): string | undefined;
  /** Where a browser goes when it was taken; where that follows from the address or the answer, how. */
  next: string | ((address: FormAddress, answer: unknown) => string);
  /** True when the same sent twice could become two records. */
  once?: true;
}

/** More of one kind are not looked at: no party is larger. */
const mostRows = 2000;

/** What was sent of a form, by field. */
export function fieldsOf({ fields, rows }: PageForm, sent: URLSearchParams): PostedFields {
  const names = rows ? [...sent.keys()].filter((name) => rows.test(name)).slice(0, mostRows) : [];
  return Object.fromEntries([...fields, ...names].map((name) => [name, sent.get(name) ?? '']));
}
