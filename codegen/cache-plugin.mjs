// Writes what the browser's cache has to know of the contract's queries: which answer a whole list, and which one record
// of a list by its number.
import { getNamedType, getNullableType, isListType } from 'graphql';

export function plugin(schema) {
  const fields = Object.values(schema.getQueryType().getFields());
  const lists = fields.filter(({ type }) => isListType(getNullableType(type)));
  const listed = new Set(lists.map(({ type }) => getNamedType(type).name));
  const records = fields.filter(
    ({ type, args }) =>
      !lists.some((list) => list.type === type) &&
      args[0]?.name === 'id' &&
      listed.has(getNamedType(type).name),
  );
  const paged = fields.filter(({ args }) => args.some(({ name }) => name === 'page'));
  const types = Object.fromEntries(records.map(({ name, type }) => [name, getNamedType(type).name]));
  return [
    '/** Lists that a new state takes the place of, also when staff removed something from it. */',
    `export const noListCoercion = ${JSON.stringify(lists.map(({ name }) => name))};`,
    '',
    '/** Lists that are shown page by page and grow. */',
    `export const pagedLists = ${JSON.stringify(paged.map(({ name }) => name))};`,
    '',
    '/** One record by its number, which may be known from a list. */',
    `export const listedRecords = ${JSON.stringify(types)};`,
    '',
  ].join('\n');
}

export default { plugin };
