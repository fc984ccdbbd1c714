// graphql-js says 'Variable "$input" got invalid value …' of a bad variable; people get a sentence for each field.
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import type { ErrorDetail } from '../platform/errors.ts';
import { labelOf } from '../platform/validation.ts';

type Path = ErrorDetail['path'];

interface Given {
  schema: GraphQLSchema;
  document?: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** What is wrong with the variables of an operation. Paths begin inside an input object: `['price']`, not `['input', 'price']`. */
export function variableFaults({ schema, document, operationName, variables }: Given): ErrorDetail[] {
  const operation = document && getOperationAST(document, operationName);
  return (operation?.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    const name = variable.name.value;
    const value = variables?.[name];
    if (!isInputType(type) || (value === undefined && defaultValue)) return [];
    const isObject = isInputObjectType(isNonNullType(type) ? type.ofType : type) && isRecord(value);
    return faultsOf(value, type, isObject ? [] : [name]);
  });
}

function faultsOf(value: unknown, type: GraphQLInputType, path: Path): ErrorDetail[] {
  if (isNonNullType(type)) {
    if (value === undefined || value === null) return [{ message: `${labelAt(path)} is required.`, path }];
    return faultsOf(value, type.ofType, path);
  }
  if (value === undefined || value === null) return [];
  if (isListType(type)) {
    const items = Array.isArray(value) ? value : [value];
    return items.flatMap((item, i) => faultsOf(item, type.ofType, [...path, i]));
  }
  if (isInputObjectType(type)) {
    if (!isRecord(value)) {
      return [{ message: `${labelAt(path)} must be an object.`, path }];
    }
    const fields = type.getFields();
    const unknown = Object.keys(value)
      .filter((key) => !Object.hasOwn(fields, key))
      .map((key) => ({
        message: `There is no field "${key.slice(0, 50)}" here.`,
        path: [...path, key.slice(0, 50)],
      }));
    const wrong = Object.values(fields).flatMap((field) =>
      value[field.name] === undefined && field.defaultValue !== undefined
        ? []
        : faultsOf(value[field.name], field.type, [...path, field.name]),
    );
    return [...wrong, ...unknown];
  }
  return isGood(value, type) ? [] : [{ message: `${labelAt(path)} ${demandOf(type)}.`, path }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  Int: 'must be a whole number',
  Float: 'must be a number',
  Boolean: 'must be true or false',
  ID: 'must be a number',
  DateTime: 'must be a date and time such as 2025-01-05T12:00:00.000Z',
};

const labelAt = (path: Path) => labelOf(String(path.findLast((part) => typeof part === 'string')));
