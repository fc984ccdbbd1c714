// @constraint: what a value must be beside its type. Validation takes it from the generated rules; here it is told to readers.
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { Rule } from '../../generated/rules.ts';
import { english } from '../../platform/locale.ts';
import { capitalised } from '../../platform/text/capitalised.ts';
import { directiveOn, fieldsOf, objectTypes } from '../fields.ts';

type Place = GraphQLInputField | GraphQLArgument;

export const constraintOn = (schema: GraphQLSchema, place: Place): Partial<Rule> | undefined =>
  directiveOn<Partial<Rule>>(schema, 'constraint', place);

/** Puts each constraint into the description of what it stands at, where the Playground and OpenAPI show it. */
export function describeConstraints(schema: GraphQLSchema): void {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const places: Place[] = [
    ...inputs.flatMap((type) => Object.values(type.getFields())),
    ...objectTypes(schema).flatMap((type) => fieldsOf(type).flatMap(({ args }) => args)),
  ];
  for (const place of places) {
    const rule = constraintOn(schema, place);
    if (!rule) continue;
    const isList = isListType(getNullableType(place.type));
    place.description = [place.description, ...sentencesFor(rule, isList)].filter(Boolean).join(' ');
  }
}

const formats: Record<string, string> = {
  'person-name': 'No web or e-mail address.',
  phone: 'A phone number.',
  picture: 'http(s) address, or a `/media/` path of an uploaded picture.',
};

function sentencesFor(rule: Partial<Rule>, isList: boolean): string[] {
  const { minLength, maxLength, min, max, step, minItems, maxItems, format, requiredOfNew } = rule;
  const length = range(minLength, maxLength, ' characters');
  const items = range(minItems, maxItems, ' items');
  // A year is written without a comma.
  const amount = range(min, max, '', String);
  const limits = [
    isList ? [items, length && `each of ${length}`].filter(Boolean).join(', ') : length,
    amount && step ? `${amount}, in steps of ${step}` : amount,
    requiredOfNew && 'required of a new one; an update that leaves it out leaves it',
  ].filter((limit) => limit);
  const known = format && formats[format];
  return [...limits.map((limit) => `${capitalised(String(limit))}.`), ...(known ? [known] : [])];
}

function range(
  least: number | undefined,
  most: number | undefined,
  what = '',
  inWords = grouped,
): string | undefined {
  if (most === undefined) return least === undefined ? undefined : `${inWords(least)} or more${what}`;
  return `${least === undefined ? 'at most' : `${inWords(least)} to`} ${inWords(most)}${what}`;
}

const grouped = (number: number) => number.toLocaleString(english.formats);
