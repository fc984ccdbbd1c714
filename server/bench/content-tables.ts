import { getMetadataArgsStorage } from 'typeorm';
import { contentTypes } from '../src/features.ts';

/** The tables of all kinds of content. */
export const contentTables = contentTypes.map(({ entity }) => {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity);
  return String(table?.name);
});
