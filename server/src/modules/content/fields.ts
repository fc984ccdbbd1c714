// Kinds of fields in what staff fill in, each made from its rule in the contract.
import { z } from 'zod';
import type { InputRules, Rule } from '../../generated/rules.ts';
import { atMost, isVisible, shown, storable } from '../../platform/text/characters.ts';
import { labelOf } from '../../platform/validation.ts';
import { formField } from '../inbox/fields.ts';
import { innerRules } from './inner-rules.ts';
import { inputFrom, type Value } from './input-from.ts';

/** What validation demands of the field `name`; blank text is none where none is needed. */
export const contentField = <R extends Rule>(rule: R, name: string) =>
  fieldFrom(rule, name) as z.ZodType<Value<R>>;

function fieldFrom(rule: Rule, name: string): z.ZodType {
  const isOptional = !rule.required || rule.requiredOfNew === true;
  if (rule.list) return isOptional ? list(rule, name).optional() : requiredList(rule, name);
  if (rule.options) return isOptional ? z.enum(rule.options).optional() : z.enum(rule.options);
  switch (rule.kind) {
    case 'Boolean':
      return z
        .boolean()
        .nullish()
        .transform((value) => value ?? undefined);
    case 'Int':
      return orNull(z.int32().check(...bounds(rule)), isOptional);
    case 'Money':
      return orNull(z.number().check(...bounds(rule), decimals(labelOf(name))), isOptional);
    case 'DateTime':
      return orNull(moment(labelOf(name)), isOptional);
    case 'Date':
      return isOptional ? z.preprocess(blankIsNone, day.nullish()) : day;
    default:
      return isOptional ? z.preprocess(blankIsNone, textOf(rule, name).nullish()) : textOf(rule, name);
  }
}

const orNull = (field: z.ZodType, isOptional: boolean) => (isOptional ? field.nullish() : field);

/** Checked as in the public forms. */
const asInForms = ['email', 'phone', 'person-name'];

function textOf(rule: Rule, name: string): z.ZodType {
  const { kind, format, maxLength } = rule;
  if (format && asInForms.includes(format)) return formField({ ...rule, required: true }, name);
  const text = z
    .string()
    .overwrite((value) => storable(value).trim())
    .check(shown, atMost(maxLength ?? Infinity));
  if (format === 'line') return text.overwrite((value) => value.replace(/\s+/g, ' '));
  if (kind !== 'URL') return text;
  const web = 'must be a web address beginning with https:// or http://';
  return format === 'picture'
    ? text.refine(isPictureAddress, `Image URL ${web}, or a /media/ path.`)
    : text.refine(isWebAddress, `${labelOf(name)} ${web}.`);
}

const bounds = ({ min = -Infinity, max = Infinity }: Rule) => [z.gte(min), z.lte(max)] as const;

const decimals = (label: string) =>
  z.refine<number>((value) => Number(value.toFixed(2)) === value, `${label} can have two decimals at most.`);

/** Several in their order: texts, small items, or choices and numbers, of which each counts once. */
function list({ list: _, ...rule }: Rule, name: string): z.ZodType<unknown[]> {
  const inner = innerRules(rule);
  if (inner) return z.array(item(inner)).max(rule.maxItems ?? Infinity);
  if (!rule.options && rule.kind !== 'Int') return texts(rule);
  return z
    .array(fieldFrom({ ...rule, required: true }, name))
    .max(rule.maxItems ?? Infinity)
    .transform((items) => [...new Set(items)]);
}

/** With each of its fields: what was left out and what is blank are kept alike. */
const item = (rules: InputRules) =>
  inputFrom(rules, contentField).transform((given: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [name, given[name] ?? (rule.list ? [] : null)]),
    ),
  );

/** Trimmed, blanks dropped. */
const texts = ({ maxItems = Infinity, maxLength = Infinity }: Rule) =>
  z
    .array(
      z
        .string()
        .overwrite((value) => storable(value).trim())
        .check(atMost(maxLength)),
    )
    .max(maxItems)
    .transform((items) => items.filter(isVisible));

function requiredList(rule: Rule, name: string): z.ZodType {
  const label = labelOf(name);
  const sentence = `${label} ${label.endsWith('s') ? 'are' : 'is'} required.`;
  return list(rule, name).refine((items) => items.length > 0, sentence);
}

/** A moment of a year that PostgreSQL and people write with four digits. */
export const moment = (label: string) =>
  z.date().refine((date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999, {
    message: `${label} must be a date of the years 1 to 9999.`,
  });

/** A day of the calendar, `yyyy-mm-dd`, of a year that PostgreSQL knows. */
const day = textOf({ kind: 'Date', required: true, maxLength: 10 }, 'date').pipe(
  z.iso.date().refine((value) => !value.startsWith('0000'), 'Date must be a date, yyyy-mm-dd.'),
);

function blankIsNone(value: unknown): unknown {
  return typeof value === 'string' && !isVisible(value) ? null : value;
}

function isPictureAddress(value: string): boolean {
  return value.startsWith('/') ? isPicturePath(value) : isWebAddress(value);
}

/** A path below which our own pictures are. */
export const isPicturePath = (path: string) => /^\/media\/[\w./-]+$/.test(path) && !path.includes('..');

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s"'<>\\]+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}
