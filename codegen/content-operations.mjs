// A content type's screen needs the same six operations as every other's. A fragment marked `@contentOperations` gets
// them: `fragment StaffProgram on Program @contentOperations` the list StaffPrograms, StaffProgramNow, CreateProgram,
// UpdateProgram, DeleteProgram, RestoreProgram, those of many at once, such as DeletePrograms, and `programOperations`, which
// names them all. The list, those of many and what comes back answer `StaffProgramRow` where that is written beside it: what the
// list shows. One that is written beside the fragment stays as it is written. One marked `@allFields` asks for all of its type,
// pictures as StaffPicture, small items with all that staff write of them; marked `@allFields(listed: true)` without what the
// contract calls `@notListed`. A type whose folder in the admin has no document of its name gets these two.
import { getNamedType, isLeafType, isRequiredArgument, Kind, parse } from 'graphql';

const isMarked = (node, mark = 'contentOperations') =>
  node.kind === Kind.FRAGMENT_DEFINITION && node.directives.some(({ name }) => name.value === mark);
const small = (name) => name[0].toLowerCase() + name.slice(1);
const big = (name) => name[0].toUpperCase() + name.slice(1);

/** The list of a type that is whole, such as `programs: [Program!]!`. */
function listOf(schema, type) {
  const fields = Object.values(schema.getQueryType().getFields());
  return fields.find((field) => String(field.type) === `[${type}!]!` && !field.args.some(isRequiredArgument))
    ?.name;
}

const isNotListed = ({ astNode }) => astNode.directives.some(({ name }) => name.value === 'notListed');

/** Whether lists of this type leave something out. */
export const hasMoreThanRows = (schema, type) =>
  Object.values(schema.getType(type).getFields()).some(isNotListed);

/** What a type says of itself without being asked anything, in the order of the contract. */
function allFields(schema, { typeCondition, directives }) {
  const type = typeCondition.name.value;
  const ofRows = directives.some((directive) =>
    directive.arguments.some(({ name }) => name.value === 'listed'),
  );
  const typed = schema.getType(`${type}Input`).getFields();
  const fields = Object.values(schema.getType(type).getFields()).filter(({ args }) => args.length === 0);
  const asked = fields.flatMap((field) => {
    if (ofRows && isNotListed(field)) return [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    if (named.name === 'Image') return [`${field.name} { ...StaffPicture }`];
    return field.name in typed ? [`${field.name} { ${Object.keys(named.getFields()).join(' ')} }`] : [];
  });
  return parse(`{ ${asked.join(' ')} }`).definitions[0].selectionSet;
}

/** What the contract does to many of a type at once, by verb: `delete` → `deletePrograms`. */
function manyOf(schema, type) {
  const fields = Object.values(schema.getMutationType().getFields());
  const verbs = fields.filter((field) => String(field.type) === `${type}Changes!`);
  const ordered = fields.filter(
    ({ name, type: of }) => name.startsWith('order') && String(of) === `[${type}!]!`,
  );
  return Object.fromEntries([...verbs, ...ordered].map((field) => [/^[a-z]+/.exec(field.name)[0], field]));
}

function manyOperations(schema, row, type) {
  const answer = `{ done records { ...${row} } leftOut { id name reason changedBy } }`;
  const { order, ...acts } = manyOf(schema, type);
  const operations = Object.values(acts).map(({ name, args }) => {
    const category = args.find((arg) => arg.name === 'category');
    return `mutation ${big(name)}($records: RecordsInput!${category ? `, $category: ${category.type}` : ''}) {
      many: ${name}(records: $records${category ? ', category: $category' : ''}) ${answer}
    }`;
  });
  if (order)
    operations.push(
      `mutation ${big(order.name)}($ids: [Int!]!, $from: [Int!]) { ordered: ${order.name}(ids: $ids, from: $from) { id position } }`,
    );
  return operations.join('\n');
}

function operationsOf(schema, fragment, type, rowOfMany) {
  const list = listOf(schema, type);
  const row = `{ ...${fragment} }`;
  const listed = `{ ...${rowOfMany} }`;
  return `
    ${list ? `query Staff${big(list)} { items: ${list} ${listed} }` : ''}
    query Staff${type}Now($id: ID!) { item: ${small(type)}(id: $id) ${row} }
    mutation Create${type}($input: ${type}Input!, $key: String) { saved: create${type}(input: $input, key: $key) ${row} }
    mutation Update${type}($id: ID!, $input: ${type}Input!, $version: Int) {
      saved: update${type}(id: $id, input: $input, version: $version) ${row}
    }
    mutation Delete${type}($id: ID!, $version: Int) { removed: delete${type}(id: $id, version: $version) }
    mutation Restore${type}($id: ID!) { restored: restore${type}(id: $id) ${listed} }
    ${manyOperations(schema, rowOfMany, type)}
  `;
}

/** The document with the operations of its marked fragments. */
export function withContentOperations(document, schema) {
  const marked = document.definitions.filter((node) => isMarked(node));
  if (marked.length === 0) return document;
  const written = new Set(document.definitions.map(({ name }) => name?.value));
  const added = marked.flatMap(({ name: { value }, typeCondition }) => {
    const row = written.has(`${value}Row`) ? `${value}Row` : value;
    const made = parse(operationsOf(schema, value, typeCondition.name.value, row));
    return made.definitions.filter((operation) => !written.has(operation.name.value));
  });
  // The marks are ours; the contract does not know them.
  const unmarked = document.definitions.map((node) => {
    if (!isMarked(node) && !isMarked(node, 'allFields')) return node;
    const selectionSet = isMarked(node, 'allFields') ? allFields(schema, node) : node.selectionSet;
    return { ...node, selectionSet, directives: [] };
  });
  return { ...document, definitions: [...unmarked, ...added] };
}

function manyLines(schema, type) {
  const { order, ...acts } = manyOf(schema, type);
  const lines = Object.entries(acts).map(([verb, { name }]) => `    ${verb}: ${big(name)}Document,`);
  return ['  many: {', ...lines, '  },', ...(order ? [`  order: ${big(order.name)}Document,`] : [])];
}

/** Writes `programOperations` beside the documents of a content type. */
export function plugin(schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const names = new Set(operations.map(({ name }) => name?.value));
  const types = [...names]
    .filter((name) => name?.startsWith('Restore'))
    .map((name) => name.slice('Restore'.length))
    .filter((type) => names.has(`Create${type}`));
  return types
    .map((type) => {
      const list = operations.find(({ selectionSet }) =>
        selectionSet.selections.some(
          ({ alias, name }) => alias?.value === 'items' && name.value === listOf(schema, type),
        ),
      );
      const named = {
        ...(list && { list: list.name.value }),
        now: `Staff${type}Now`,
        create: `Create${type}`,
        update: `Update${type}`,
        remove: `Delete${type}`,
        restore: `Restore${type}`,
      };
      const lines = Object.entries(named).map(([key, operation]) => `  ${key}: ${operation}Document,`);
      return [
        `/** All that a screen of this content type asks the server. */\nexport const ${small(type)}Operations = {`,
        `  typename: '${type}',`,
        ...lines,
        ...manyLines(schema, type),
        '};',
      ].join('\n');
    })
    .join('\n\n');
}

export default { plugin };
