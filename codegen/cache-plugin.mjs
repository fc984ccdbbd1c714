// Writes what the browser's cache has to know of the contract's queries: which are shown page by page, which answer one
// record of a list by its number; and for staff alone which answer a whole list, and of which types there is one only.
import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql';

export function plugin(schema, _documents, { forStaff }) {
  const fields = Object.values(schema.getQueryType().getFields());
  const lists = fields.filter(({ type }) => isListType(getNullableType(type)));
  const listed = new Set(lists.map(({ type }) => getNamedType(type).name));
  const records = fields.filter(
    ({ type, args }) =>
      !lists.some((list) => list.type === type) &&
      args[0]?.name === 'id' &&
      listed.has(getNamedType(type).name),
  );
  // What is no connection is turned page by page and never grows.
  const paged = fields.filter(
    ({ args, type }) => args.some(({ name }) => name === 'page') && String(type).endsWith('Connection!'),
  );
  const types = Object.fromEntries(records.map(({ name, type }) => [name, getNamedType(type).name]));
  const settings = Object.values(schema.getType('SiteSettings')?.getFields() ?? {}).map(({ type }) =>
    getNamedType(type),
  );
  const groups = ['SiteSettings', ...settings.filter(isObjectType).map(({ name }) => name)];
  const written = forStaff
    ? [
        '/** Queries that answer a whole list. */',
        `export const wholeLists = ${JSON.stringify(lists.map(({ name }) => name))};`,
        '',
        '/** The settings of the site and their groups: there is one of each. */',
        `export const settingsTypes = ${JSON.stringify(groups)};`,
      ]
    : [
        '/** Lists that are shown page by page and grow. */',
        `export const pagedLists = ${JSON.stringify(paged.map(({ name }) => name))};`,
        '',
        '/** One record by its number, which may be known from a list. */',
        `export const listedRecords = ${JSON.stringify(types)};`,
      ];
  return [...written, ''].join('\n');
}

export default { plugin };
