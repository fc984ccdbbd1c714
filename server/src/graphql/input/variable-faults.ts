// graphql-js says 'Variable "$input" got invalid value …' of a bad variable; people get a sentence for each field.
import {
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type ValidationRule,
  type ValueNode,
} from 'graphql';
import type { ErrorDetail } from '../../platform/errors.ts';
import { isRecord } from '../../platform/text/json.ts';
import { badInput, labelOf, maxFaults } from '../../platform/validation.ts';

type Path = ErrorDetail['path'];
type Faults = Generator<ErrorDetail, void>;

interface Given {
  schema: GraphQLSchema;
  document?: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/**
 * What is wrong with the variables of an operation, the first `maxFaults` of it. Paths begin inside an input object:
 * `['price']`, not `['input', 'price']`.
 */
export function variableFaults(given: Given): ErrorDetail[] {
  const first: ErrorDetail[] = [];
  for (const fault of allFaults(given)) {
    first.push(fault);
    // Who sends thousands of wrong fields must not make us look at each.
    if (first.length === maxFaults) break;
  }
  return first;
}

/**
 * Throws BAD_USER_INPUT for one value in place of a list. GraphQL would make a list of one of it, and "first aid, birds" is
 * meant to be two.
 */
export function refuseLoneValues(given: Given): void {
  const faults = variableFaults(given);
  if (faults.some(({ message }) => message.endsWith(mustBeList))) throw badInput(faults);
}

/** Follows the name of a field in a sentence. */
const mustBeList = 'must be a list, such as ["one", "two"].';

function* allFaults({ schema, document, operationName, variables }: Given): Faults {
  const operation = document && getOperationAST(document, operationName);
  for (const { variable, type: node, defaultValue } of operation?.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node);
    const name = variable.name.value;
    const value = variables?.[name];
    if (!isInputType(type) || (value === undefined && defaultValue)) continue;
    const isObject = isInputObjectType(isNonNullType(type) ? type.ofType : type) && isRecord(value);
    yield* faultsOf(value, type, isObject ? [] : [name]);
  }
}

function* faultsOf(value: unknown, type: GraphQLInputType, path: Path): Faults {
  if (value === undefined || value === null) {
    if (isNonNullType(type)) yield { message: `${labelAt(path)} is required.`, path };
  } else if (isNonNullType(type)) {
    yield* faultsOf(value, type.ofType, path);
  } else if (isListType(type)) {
    if (!Array.isArray(value)) return yield { message: `${labelAt(path)} ${mustBeList}`, path };
    for (const [i, item] of value.entries()) yield* faultsOf(item, type.ofType, [...path, i]);
  } else if (isInputObjectType(type)) {
    yield* faultsInside(value, type, path);
  } else if (!isGood(value, type)) {
    yield { message: `${labelAt(path)} ${demandOf(type)}.`, path };
  }
}

function* faultsInside(value: unknown, type: GraphQLInputObjectType, path: Path): Faults {
  if (!isRecord(value)) return yield { message: `${labelAt(path)} must be an object.`, path };
  const fields = type.getFields();
  for (const { name, type: of, defaultValue } of Object.values(fields)) {
    if (value[name] !== undefined || defaultValue === undefined)
      yield* faultsOf(value[name], of, [...path, name]);
  }
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(fields, key)) continue;
    const name = key.slice(0, 50);
    yield { message: `There is no field "${name}" here.`, path: [...path, name] };
  }
}

function isGood(value: unknown, type: GraphQLLeafType): boolean {
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}

function demandOf(type: GraphQLLeafType): string {
  if (isEnumType(type))
    return `must be one of ${type
      .getValues()
      .map(({ name }) => name)
      .join(', ')}`;
  return demands[type.name] ?? 'is not valid';
}

const demands: Record<string, string> = {
  String: 'must be text',
  Date: 'must be text',
  EmailAddress: 'must be text',
  URL: 'must be text',
  Int: 'must be a whole number',
  Float: 'must be a number',
  Money: 'must be a number',
  Boolean: 'must be true or false',
  ID: 'must be a number',
  DateTime: 'must be a date and time such as 2025-01-05T12:00:00.000Z',
};

const labelAt = (path: Path) => labelOf(String(path.findLast((part) => typeof part === 'string')));

/** Refuses one value in place of a list where it stands in the document; `refuseLoneValues` looks at variables. */
export const noListCoercion: ValidationRule = (context) => {
  const check: ASTVisitFn<ValueNode> = (node, _key, parent) => {
    if (!isListType(getNullableType(context.getInputType()))) return;
    const message = `${labelOf(nameOf(parent))} ${mustBeList}`;
    context.reportError(new GraphQLError(message, { nodes: node }));
  };
  return Object.fromEntries(singleValues.map((kind) => [kind, check])) as ASTVisitor;
};

const singleValues = [Kind.STRING, Kind.INT, Kind.FLOAT, Kind.BOOLEAN, Kind.ENUM, Kind.OBJECT];

/** The field, argument or variable a value is given to. */
function nameOf(parent: ASTNode | readonly ASTNode[] | undefined): string {
  if (!parent || !('kind' in parent)) return 'item';
  if (parent.kind === Kind.VARIABLE_DEFINITION) return parent.variable.name.value;
  return parent.kind === Kind.ARGUMENT || parent.kind === Kind.OBJECT_FIELD ? parent.name.value : 'item';
}
