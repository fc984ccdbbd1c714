// What an operation costs: each field it asks for, once for every row. Known before anything runs.
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
} from 'graphql';
import { english } from '../../platform/locale.ts';
import { largestPage, usualPage } from '../../platform/paging/connection.ts';
import { badInput } from '../../platform/validation.ts';
import { fragmentsOf } from '../documents.ts';
import { directiveOn, type Field } from '../fields.ts';

export interface CostRule {
  schema: GraphQLSchema;
  limits: { cost: number; aliases: number };
  /** Rows of a list of this type at the top of a query; undefined when nobody knows. */
  rowsOf(typeName: string): number | undefined;
}

export interface Asked {
  /** Valid. */
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables?: Record<string, unknown> | null;
}

interface Cost {
  /** What one field counts for. */
  weight: number;
  /** What is taken for a list that nobody counts, such as the formats of a picture. */
  rows: number;
}

const usual: Cost = { weight: 1, rows: 5 };

interface Place {
  type: GraphQLObjectType;
  /** How often what stands here is answered. */
  times: number;
  isTop: boolean;
  /** Rows of the page that this is a part of. */
  page?: number;
  /** Where in a plain list this is, when it is the first time that somebody asks for it; costs nothing then. */
  free?: string;
}

/**
 * Throws BAD_USER_INPUT for an operation that asks for too much. Plain lists are as long as they are and never refused:
 * the first time that one is asked for, each of its fields is free.
 */
export function refuseCostly(
  { schema, limits, rowsOf }: CostRule,
  { document, operation, variables }: Asked,
) {
  const fragments = fragmentsOf(document);
  const known = new Set<string>();
  let cost = 0;
  let aliases = 0;

  function add({ selections }: SelectionSetNode, place: Place): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) addField(node, place);
      else if (node.kind === Kind.INLINE_FRAGMENT) add(node.selectionSet, place);
      else {
        const fragment = fragments[node.name.value];
        if (fragment) add(fragment.selectionSet, place);
      }
    }
  }

  function addField(node: FieldNode, place: Place): void {
    if (node.alias) aliases += 1;
    if (aliases > limits.aliases)
      throw tooMuch(`At most ${limits.aliases} fields of a query can be renamed (aliases).`);
    const field = fieldOf(place.type, node.name.value);
    const free = freePlace(field, node, place);
    if (!free) cost += place.times * (field ? costOf(schema, field) : usual).weight;
    if (cost > limits.cost) {
      const max = limits.cost.toLocaleString(english.formats);
      throw tooMuch(
        `This query costs more than ${max}: each field counts once for every row. Please ask for fewer rows or fields.`,
      );
    }
    const type = field && getNamedType(field.type);
    if (!field || !isObjectType(type) || !node.selectionSet) return;
    const page = pageSizeOf(field, node, operation, variables) ?? place.page;
    const isList = isListType(getNullableType(field.type));
    const rows = isList ? Math.max(1, rowsIn(type, place) ?? costOf(schema, field).rows) : 1;
    const inside = { type, times: place.times * rows, isTop: false, free };
    // The rows of a page are counted once: lists in one of them are not as long as the page.
    add(node.selectionSet, isList ? inside : { ...inside, page });
  }

  function freePlace(field: Field | undefined, { name }: FieldNode, place: Place): string | undefined {
    const isPlainList = field && isListType(getNullableType(field.type)) && !takesPages(field);
    if (place.isTop ? !isPlainList && field !== SchemaMetaFieldDef : !place.free) return undefined;
    const path = `${place.free ?? ''}.${name.value}`;
    if (known.has(path)) return undefined;
    known.add(path);
    return path;
  }

  function rowsIn({ name }: GraphQLObjectType, { type, page }: Place): number | undefined {
    if (name === '__Type' && type.name === '__Schema') return Object.keys(schema.getTypeMap()).length;
    return page ?? (type === schema.getQueryType() ? rowsOf(name) : undefined);
  }

  function fieldOf(type: GraphQLObjectType, name: string): Field | undefined {
    if (type === schema.getQueryType() && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (type === schema.getQueryType() && name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    return type.getFields()[name];
  }

  const type = schema.getRootType(operation.operation);
  if (type) add(operation.selectionSet, { type, times: 1, isTop: true });
}

/** A directive never changes, and reading it costs more than all the rest here. */
const costs = new WeakMap<Field, Cost>();

function costOf(schema: GraphQLSchema, field: Field): Cost {
  const known = costs.get(field);
  if (known) return known;
  const cost = directiveOn<Cost>(schema, 'cost', field) ?? usual;
  costs.set(field, cost);
  return cost;
}

const takesPages = ({ args }: Field) => args.some(({ name }) => name === 'first');

const tooMuch = (message: string) => badInput([{ message, path: [] }]);

/** How many rows a field that answers a page is asked for; undefined for one that answers none. */
function pageSizeOf(
  { args }: Field,
  { arguments: given = [] }: FieldNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | null | undefined,
): number | undefined {
  if (!args.some(({ name }) => name === 'first')) return undefined;
  for (const { name, value } of given) {
    if (name.value !== 'first' && name.value !== 'last') continue;
    const size = numberIn(value, operation, variables);
    if (size !== undefined) return Math.min(Math.max(size, 0), largestPage);
  }
  return usualPage;
}

/** A number that is written out or comes as a variable; undefined when nobody gave one. */
function numberIn(
  value: ValueNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | null | undefined,
): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind !== Kind.VARIABLE) return undefined;
  const name = value.name.value;
  const given = variables?.[name];
  if (given !== undefined) return typeof given === 'number' ? given : undefined;
  const defined = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return defined?.defaultValue?.kind === Kind.INT ? Number(defined.defaultValue.value) : undefined;
}
