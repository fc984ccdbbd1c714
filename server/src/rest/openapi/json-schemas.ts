// JSON Schemas of what the contract's types look like in JSON, with the descriptions that stand in schema.graphql.
import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Rule } from '../../generated/rules.ts';
import { type Fragments, selectedFields } from '../../graphql/documents.ts';
import { constraintOn } from '../../graphql/policy/constraints.ts';

export type JsonSchema = Record<string, unknown>;

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'integer', minimum: 1 },
  Int: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  EmailAddress: { type: 'string', format: 'email' },
  JSON: { type: 'object' },
  Money: { type: 'number' },
  URL: { type: 'string', format: 'uri-reference' },
};

export type JsonSchemas = ReturnType<typeof createJsonSchemas>;

/** Named schemas are collected in `components` as they are first met, and referred to. */
export function createJsonSchemas(schema: GraphQLSchema) {
  const components: Record<string, JsonSchema> = {};

  function named(name: string, make: () => JsonSchema): JsonSchema {
    if (!components[name]) {
      // Named before it is made: a type may hold itself.
      components[name] = {};
      components[name] = make();
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Of a value that is sent. */
  function ofInput(type: GraphQLInputType): JsonSchema {
    const present = ofInputPresent(getNullableType(type));
    return isNonNullType(type) ? present : orNull(present);
  }

  function ofInputPresent(type: GraphQLInputType): JsonSchema {
    if (isListType(type)) return { type: 'array', items: ofInput(type.ofType) };
    if (isInputObjectType(type)) {
      return named(type.name, () => {
        const fields = Object.values(type.getFields());
        const properties = fields.map((field) => {
          const { name, description, astNode } = field;
          const fallback = astNode?.defaultValue && { default: valueFromASTUntyped(astNode.defaultValue) };
          const limited = withLimits(ofInput(field.type), constraintOn(schema, field));
          return [name, { ...described(limited, description), ...fallback }];
        });
        const required = fields.filter(
          (field) => isNonNullType(field.type) && field.defaultValue === undefined,
        );
        return described(
          objectOf(
            Object.fromEntries(properties),
            required.map(({ name }) => name),
          ),
          type.description,
        );
      });
    }
    return ofLeaf(getNamedType(type).name);
  }

  /** Of what an operation answers for the fields it selects; a lone fragment `ThingRow` is the component `Thing`. */
  function ofOutput(
    type: GraphQLOutputType,
    selections: SelectionSetNode | undefined,
    fragments: Fragments,
  ): JsonSchema {
    const present = ofOutputPresent(getNullableType(type), selections, fragments);
    return isNonNullType(type) ? present : orNull(present);
  }

  function ofOutputPresent(
    type: GraphQLOutputType,
    selections: SelectionSetNode | undefined,
    fragments: Fragments,
  ): JsonSchema {
    if (isListType(type)) return { type: 'array', items: ofOutput(type.ofType, selections, fragments) };
    if (!isObjectType(type) || !selections) return ofLeaf(getNamedType(type).name);
    const [only, ...others] = selections.selections;
    if (only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0) {
      const name = only.name.value;
      const fragment = fragments[name];
      return named(name.replace(/Row$/, ''), () =>
        ofFields(type, fragment?.selectionSet ?? selections, fragments),
      );
    }
    return ofFields(type, selections, fragments);
  }

  function ofFields(type: GraphQLObjectType, selections: SelectionSetNode, fragments: Fragments): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    for (const node of selectedFields(selections, fragments)) {
      const field = type.getFields()[node.name.value];
      if (!field) continue;
      const value = ofOutput(field.type, node.selectionSet, fragments);
      properties[(node.alias ?? node.name).value] = described(value, field.description);
    }
    return described(objectOf(properties, Object.keys(properties)), type.description);
  }

  function ofLeaf(name: string): JsonSchema {
    const type = schema.getType(name);
    if (!isEnumType(type)) return scalars[name] ?? {};
    const values = type.getValues().map((value) => value.name);
    return named(name, () => described({ type: 'string', enum: values }, type.description));
  }

  return { components, ofInput, ofOutput };
}

export function objectOf(properties: Record<string, JsonSchema>, required: string[]): JsonSchema {
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

export function described(value: JsonSchema, description: string | null | undefined): JsonSchema {
  return description ? { ...value, description } : value;
}

/** With what @constraint says, in JSON Schema's words; a length is that of each item of a list. */
export function withLimits(value: JsonSchema, rule: Partial<Rule> = {}): JsonSchema {
  const { minLength, maxLength, min, max, minItems, maxItems } = rule;
  const length = defined({ minLength, maxLength });
  const own = defined({ minimum: min, maximum: max, minItems, maxItems });
  const { items } = value as { items?: JsonSchema };
  return items ? { ...value, ...own, items: { ...items, ...length } } : { ...value, ...own, ...length };
}

const defined = (limits: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));

function orNull(value: JsonSchema): JsonSchema {
  if (typeof value.type === 'string') return { ...value, type: [value.type, 'null'] };
  return { anyOf: [value, { type: 'null' }] };
}
