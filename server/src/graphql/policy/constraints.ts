// @constraint: what a value must be beside its type. It is told to readers, and enforced before the resolver of what takes the value.
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { z } from 'zod';
import type { Rule } from '../../generated/rules.ts';
import { contentField } from '../../modules/content/fields.ts';
import { formField } from '../../modules/inbox/fields.ts';
import { english } from '../../platform/locale.ts';
import { capitalised } from '../../platform/text/in-words.ts';
import { badInput, faultsIn, labelOf } from '../../platform/validation.ts';
import { directiveOn, fieldsOf, guard, objectTypes } from '../fields.ts';

type Place = GraphQLInputField | GraphQLArgument;

export const constraintOn = (schema: GraphQLSchema, place: Place): Partial<Rule> | undefined =>
  directiveOn<Partial<Rule>>(schema, 'constraint', place);

/**
 * Refuses what a constraint forbids before the resolver runs, in inputs inside of inputs too, with a sentence for each place. What is
 * in `validated` (inputs and calls) is left to its module, which says it together with its own rules.
 */
export function enforceConstraints(schema: GraphQLSchema, validated: ReadonlySet<string>): void {
  const checkOf = createChecks(schema, validated);
  for (const field of objectTypes(schema).flatMap(fieldsOf)) {
    const check = validated.has(field.name) ? null : checkOf(field.args);
    if (!check) continue;
    const inputs = field.args.filter(({ type }) => isInputObjectType(getNullableType(type)));
    const isInput = new Set<unknown>(inputs.map(({ name }) => name));
    guard(field, (_, args) => {
      const faults = faultsIn(check, args);
      if (faults.length === 0) return;
      // As everywhere, a path begins inside of the input.
      throw badInput(
        faults.map(({ message, path }) => ({ message, path: isInput.has(path[0]) ? path.slice(1) : path })),
      );
    });
  }
}

/** Makes what is to be checked of arguments, or of the fields of an input, together; null where no constraint stands in them. */
function createChecks(schema: GraphQLSchema, validated: ReadonlySet<string>) {
  function ofPlaces(places: readonly Place[]): z.ZodType | null {
    const checks = places.flatMap((place) => {
      const check = ofValue(place.type, constraintOn(schema, place) ?? {}, place.name);
      return check ? [[place.name, check] as const] : [];
    });
    return checks.length > 0 ? z.looseObject(Object.fromEntries(checks)) : null;
  }

  function ofValue(type: GraphQLInputType, rule: Partial<Rule>, name: string): z.ZodType | null {
    const required = isNonNullType(type);
    const check = ofSome(getNullableType(type), { ...rule, required }, name);
    return required ? check : (check?.nullish() ?? null);
  }

  function ofSome(type: GraphQLInputType, { minItems, maxItems, ...rule }: Partial<Rule>, name: string) {
    if (isListType(type)) {
      const item = ofValue(type.ofType, rule, name);
      if (!item && minItems === undefined && maxItems === undefined) return null;
      return z
        .array(item ?? z.unknown())
        .min(minItems ?? 0)
        .max(maxItems ?? Infinity);
    }
    if (isInputObjectType(type))
      return validated.has(type.name) ? null : ofPlaces(Object.values(type.getFields()));
    const { required = false, requiredOfNew: _, ...limits } = rule;
    if (Object.keys(limits).length === 0) return null;
    return ofOne({ ...limits, required, kind: getNamedType(type).name }, name);
  }

  return ofPlaces;
}

/** One value, by what modules make of rules. */
function ofOne(rule: Rule, name: string): z.ZodType {
  const { kind, format = 'line', min = -Infinity, max = Infinity, minLength = 0, step } = rule;
  if (minLength > 1 || step !== undefined || !checkable.includes(format))
    throw new Error(`What @constraint says of ${name} only a module can check: see Feature.validates.`);
  if (format === 'picture') return contentField(rule, name);
  if (!numbers.includes(kind)) return formField(rule, name);
  const number = z.number();
  return Number.isFinite(min) && Number.isFinite(max)
    ? number.refine((n) => n >= min && n <= max, `${labelOf(name)} must be from ${min} to ${max}.`)
    : number.gte(min).lte(max);
}

const checkable = ['line', 'email', 'phone', 'person-name', 'picture'];
const numbers = ['Int', 'Float', 'Money'];

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
