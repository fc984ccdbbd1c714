// What may stand behind the question mark of a list's address, and the headers of a page.
import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputType,
  GraphQLNonNull,
  getNamedType,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import type { Field } from '../../graphql/fields.ts';
import { largestPage } from '../list-pages.ts';
import type { JsonSchema, JsonSchemas } from './json-schemas.ts';

/** The parameters of these names, by the arguments of the field that answers the page. */
export function pageParameters(names: readonly string[], { args }: Field, schemas: JsonSchemas): object[] {
  return args
    .filter(({ name }) => names.includes(name))
    .map((argument) => ({
      name: argument.name,
      in: 'query',
      required: false,
      description: descriptions[argument.name] ?? argument.description ?? 'Only those.',
      schema: schemaOf(argument, schemas),
    }));
}

const descriptions: Record<string, string> = {
  first:
    'Rows of a page, 24 when it is left out and another parameter is there. Without any parameter the whole list is answered.',
  after: 'The place where the page begins: from the address in `Link`.',
  search: 'Is found as it stands, whatever its case and accents; for staff, in posts, each of its words.',
  category: 'Only those of this category.',
  sort: 'By what, with `-` in front from the greatest to the least.',
};

function schemaOf({ name, type }: GraphQLArgument, schemas: JsonSchemas): JsonSchema {
  if (name === 'first') return { type: 'integer', minimum: 1, maximum: largestPage };
  const named = getNamedType(type);
  if (!isInputObjectType(named))
    return schemas.ofInput(new GraphQLNonNull(named as GraphQLInputType & object));
  const field = getNamedType(named.getFields().field?.type) as GraphQLEnumType | undefined;
  const names = isEnumType(field) ? field.getValues().map((value) => value.name) : [];
  return { type: 'string', enum: names.flatMap((each) => [each, `-${each}`]) };
}

/** Not there when the whole list is answered, nor, of the first, on the last page. */
export const pageHeadersSchema = {
  Link: {
    description: 'The address of the next page: `<…>; rel="next"`.',
    required: false,
    schema: { type: 'string' },
  },
  'X-Total-Count': {
    description: 'How many there are on all pages.',
    required: false,
    schema: { type: 'integer', minimum: 0 },
  },
};
