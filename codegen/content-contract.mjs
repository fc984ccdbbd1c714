// What the contract says of every content type in the same words, written once. A type marked with
//
//   type Coach @content(list: "coaches", one: "member of staff", all: "members of staff, the first one made first", search: "name or bio")
//
// gets its number, dates and version, what belongs to a picture where it has `imageUrl`, its list, the one by id and its
// connection, the four mutations and those of many at once, its page and its order, its name in `ContentType` and its number in
// `Counts`. `sort` says how the list stands when `sort` is given without a field, such as "year desc"; `ordered` adds an order
// that staff make by hand, and `plural` the name of many where it is not that of the list. What a part writes itself stays as it
// is written. A connection that is written with arguments only that narrow it gets all the others.
import { Kind, parse } from 'graphql';

const directiveOf = (node) => node.directives?.find(({ name }) => name.value === 'content');

/** The name of the type that a part marks with `@content`. */
export const contentTypeIn = (nodes) => nodes.find(directiveOf)?.name.value;

/** The definitions of one part, with those that its content type has besides. */
export function withContent(nodes) {
  const type = nodes.find(directiveOf);
  if (!type) return nodes;
  const options = optionsOf(type);
  const connection = `${options.field}Connection`;
  const filters = fieldsOf(nodes, 'Query').find(
    (field) => field.name.value === connection && !isWhole(field),
  );
  const made = parse(templateOf(options)).definitions;
  if (filters) addFilters(made, connection, filters);
  const written = nodes
    .map((node) => unmarked(withCommonFields(node, options)))
    .flatMap((node) => without(node, filters));
  const added = made.flatMap((node) => addedTo(written, node));
  // The page of a type stands before the fields it can be sorted by, and its order after them.
  const place = written.findIndex(({ name }) => name?.value === `${options.type}SortField`);
  if (place < 0)
    throw new Error(`The contract lacks enum ${options.type}SortField: what it can be sorted by.`);
  const named = (ending) => added.filter(({ name }) => name.value === options.type + ending);
  return [
    ...written.slice(0, place),
    ...named('Connection'),
    written[place],
    ...named('Sort'),
    ...named('Changes'),
    ...written.slice(place + 1),
    ...added.filter(({ kind }) => isExtension(kind)),
  ];
}

/** The type, or its input, with the fields that all content has and it does not write itself. */
function withCommonFields(node, { type, one }) {
  if (node.name?.value !== type && node.name?.value !== `${type}Input`) return node;
  const url = node.fields.find(({ name }) => name.value === 'imageUrl');
  const isInput = node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
  const common = parse(isInput ? commonInput : commonFields(one, url)).definitions[0].fields;
  const missing = (...names) =>
    common.filter(
      ({ name }) => names.includes(name.value) && !node.fields.some((own) => own.name.value === name.value),
    );
  return {
    ...node,
    fields: [
      ...missing('id'),
      ...node.fields.flatMap((field) => (field === url ? [url, ...missing('imageAlt', 'image')] : [field])),
      ...missing('createdAt', 'updatedAt', 'version'),
    ],
  };
}

const commonInput = `input Common {
  "What the picture shows, for those who cannot see it. An update that leaves it out leaves it; where nothing is said, a picture of the library brings its own words."
  imageAlt: String @constraint(maxLength: 300, format: "line")
}`;

const commonFields = (noun, url) => `type Common {
  "Number of the ${noun}."
  id: Int!
  "What the picture shows, in a sentence for those who cannot see it; null when nobody said it."
  imageAlt: String
  "The picture in the sizes and formats we have of it."
  image: Image${url?.type.kind === Kind.NON_NULL_TYPE ? '!' : ''}
  createdAt: DateTime!
  updatedAt: DateTime!
  "Counts the saves."
  version: Int!
}`;

function optionsOf(type) {
  const options = Object.fromEntries(
    directiveOf(type).arguments.map(({ name, value }) => [name.value, value.value]),
  );
  const missing = ['list', 'one', 'all', 'search'].find((name) => !options[name]);
  if (missing)
    throw new Error(`@content of ${type.name.value} lacks '${missing}': see codegen/content-contract.mjs.`);
  const name = type.name.value;
  const many = options.plural ?? options.list;
  const typeOf = (field) => type.fields.find((each) => each.name.value === field)?.type.type?.name.value;
  return {
    sort: 'created asc',
    ...options,
    type: name,
    plural: many[0].toUpperCase() + many.slice(1),
    field: name[0].toLowerCase() + name.slice(1),
    category: typeOf('category'),
    isPublishable: typeOf('status') === 'PublishingStatus',
  };
}

const fieldsOf = (nodes, type) =>
  nodes.flatMap(({ name, kind, fields }) => (name?.value === type && isExtension(kind) ? fields : []));

const isExtension = (kind) => kind === Kind.OBJECT_TYPE_EXTENSION || kind === Kind.ENUM_TYPE_EXTENSION;
const isWhole = (connection) => connection.arguments.some(({ name }) => name.value === 'first');

const unmarked = (node) =>
  directiveOf(node)
    ? { ...node, directives: node.directives.filter((directive) => directive !== directiveOf(node)) }
    : node;

/** The definition without this field; nothing when that was all of it. */
function without(node, field) {
  if (!node.fields?.includes(field)) return [node];
  const fields = node.fields.filter((other) => other !== field);
  return fields.length > 0 ? [{ ...node, fields }] : [];
}

function addFilters(made, connection, filters) {
  const field = fieldsOf(made, 'Query').find(({ name }) => name.value === connection);
  const at = field.arguments.findIndex(({ name }) => name.value === 'updatedSince');
  field.arguments = field.arguments.toSpliced(at, 0, ...filters.arguments);
}

/** What of this definition the part does not write itself. */
function addedTo(written, node) {
  const own = written.filter(({ kind, name }) => kind === node.kind && name.value === node.name.value);
  if (node.name.value !== 'Query' && node.name.value !== 'Mutation') return own.length > 0 ? [] : [node];
  const names = own.flatMap(({ fields }) => fields.map(({ name }) => name.value));
  const fields = node.fields.filter(({ name }) => !names.includes(name.value));
  return fields.length > 0 ? [{ ...node, fields }] : [];
}

/** The mutations of many at once. */
const manyOf = ({ type, plural, category, isPublishable, ordered }) => {
  const mutation = (description, name, more = '') =>
    `"${description}" ${name}${plural}(records: RecordsInput!${more}): ${type}Changes! @auth(right: writeContent)`;
  return [
    mutation('As `deletePrograms`.', 'delete'),
    mutation('As `restoreProgram`, for each; versions are not looked at.', 'restore'),
    isPublishable && mutation('Publishes them at once, each as a save of its own.', 'publish'),
    isPublishable && mutation('Makes drafts of them, which visitors do not see.', 'unpublish'),
    category && mutation('Gives all of them this category.', 'categorise', `, category: ${category}!`),
    ordered &&
      `"As \`orderPrograms\`." order${plural}(ids: [Int!]! @constraint(maxItems: 500), from: [Int!] @constraint(maxItems: 500)): [${type}!]! @auth(right: writeContent)`,
  ]
    .filter(Boolean)
    .join('\n');
};

const positionOf = (type) =>
  `extend type ${type} { "Its place where staff put the list in order by hand, from 1; null where nobody did." position: Int @auth(right: readContent) }`;

const templateOf = (options) => {
  const { type, field, list, one, all, search, sort, ordered } = options;
  const [sortField, direction] = sort.split(' ');
  return `
extend type Query {
  "All ${all}."
  ${list}: [${type}!]! @public @cacheControl(maxAge: 300, scope: PUBLIC)
  "One ${one}, or null when there is none of that id."
  ${field}(id: ID!): ${type} @public @cacheControl(maxAge: 300, scope: PUBLIC)
  "\`${list}\` page by page, in the same order unless \`sort\` says otherwise; \`search\` is found as it stands in ${search}."
  ${field}Connection(
    first: Int
    after: String
    last: Int
    before: String
    "The page of that number, from 1, in pages of \`first\`."
    page: Int
    search: String
    "Only what was made or saved since."
    updatedSince: DateTime
    sort: ${type}Sort
  ): ${type}Connection! @public @cacheControl(maxAge: 300, scope: PUBLIC)
}
extend type Mutation {
  "As \`createProgram\`."
  create${type}(input: ${type}Input!, "The same in each try." key: String): ${type}! @auth(right: writeContent)
  "As \`updateProgram\`: CONFLICT when \`version\` is not the latest."
  update${type}(id: ID!, input: ${type}Input!, "The version that was edited." version: Int): ${type}! @auth(right: writeContent)
  "As \`deleteProgram\`."
  delete${type}(id: ID!, "The version that was read." version: Int): Int! @auth(right: writeContent)
  "As \`restoreProgram\`."
  restore${type}(id: ID!): ${type}! @auth(right: writeContent)
  ${manyOf(options)}
}
${ordered ? positionOf(type) : ''}
"What became of many records at once."
type ${type}Changes @auth(right: readContent) {
  "Numbers of those that were changed, or already were as they should be."
  done: [Int!]!
  "Those that were meant and are there, as they are now."
  records: [${type}!]!
  "Those that were not touched, and why."
  leftOut: [LeftOut!]!
}
extend enum ContentType { ${field} }
extend enum SearchKind { ${field} }
extend enum RecordKind { ${field} }
extend type Counts { ${list}: Int! }
"A page of ${all.split(',')[0]}."
type ${type}Connection @public {
  nodes: [${type}!]!
  pageInfo: PageInfo!
  "How many there are on all pages."
  totalCount: Int!
}
"How a list of ${all.split(',')[0]} stands."
input ${type}Sort {
  field: ${type}SortField! = ${sortField}
  direction: SortDirection! = ${direction}
}`;
};
