// Whether there is a record at an address, asked by its key: to render a page to learn that there is none costs much more.
import { type DocumentNode, parse } from 'graphql';
import { parseId } from '../../platform/ids.ts';
import { limitConcurrency } from '../../platform/limits/concurrency.ts';
import type { ExecuteForPage } from './rendering/render-request.ts';
import type { RecordAddress } from './site-address.ts';

const documents = new Map<string, DocumentNode>();

/** Anybody can make up numbers: they never take more of the database's connections. */
const atOnce = limitConcurrency(4);

export async function recordExists({ field, id }: RecordAddress, execute: ExecuteForPage): Promise<boolean> {
  if (parseId(id) === null) return false;
  const { data } = await atOnce(() => execute(documentFor(field), { id }));
  return data?.record != null;
}

function documentFor(field: string): DocumentNode {
  const known = documents.get(field);
  if (known) return known;
  const document = parse(`query RecordExists($id: ID!) { record: ${field}(id: $id) { id } }`);
  documents.set(field, document);
  return document;
}
