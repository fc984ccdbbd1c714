import { z } from 'zod';
import type { Rule } from '../../generated/rules.ts';
import { atMost, isVisible } from '../../platform/text/characters.ts';
import { badInput, labelOf, parseInput } from '../../platform/validation.ts';
import { contentField } from '../content/fields.ts';
import { innerRules } from '../content/inner-rules.ts';
import { inputFrom } from '../content/input-from.ts';
import { ownPath } from '../content/own-picture.ts';
import { formField } from '../inbox/fields.ts';
import type { Document, SettingsGroup } from './settings-group.ts';
import { mapTexts, withoutBlanks } from './settings-rules.ts';
import { unknownVariables } from './variables.ts';

// Kinds of fields in settings, each made from its rule in the contract.

/** What validation demands of the field `name`; blank text and null are none where none is needed. */
function settingsField(rule: Rule, name: string): z.ZodType {
  if (rule.list) return listOf(rule, name);
  const inner = innerRules(rule);
  if (inner) return inputFrom(inner, settingsField);
  if (rule.options && !rule.required)
    return z
      .enum(rule.options)
      .nullish()
      .transform((value) => value ?? undefined);
  if (rule.kind === 'Float') return degrees(rule);
  return textOf(rule, name) ?? contentField(rule, name);
}

const degrees = ({ min = -Infinity, max = Infinity }: Rule) => z.number().gte(min).lte(max).nullish();

function listOf(rule: Rule, name: string): z.ZodType {
  const { list: _, minItems = 0, maxItems = Infinity, ...itemRule } = rule;
  const items = z
    .array(settingsField({ ...itemRule, required: true }, name))
    .min(minItems)
    .max(maxItems);
  const withoutBlanks = (value: unknown) =>
    Array.isArray(value) ? value.filter((item) => typeof item !== 'string' || isVisible(item)) : value;
  return rule.required
    ? z.preprocess(withoutBlanks, items)
    : z.preprocess(
        withoutBlanks,
        items.nullish().transform((value) => value ?? []),
      );
}

/** Formats of short texts, with what a bad one is told. */
const formats: Record<string, { pattern: RegExp; sentence: string }> = {
  digits: {
    pattern: /^\d{8,15}$/,
    sentence: 'must be 8 to 15 digits, with the country in front, such as 256700000000.',
  },
  time: { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, sentence: 'must be a time of day, such as 08:00.' },
  colour: { pattern: /^#[\da-f]{6}$/i, sentence: 'must be a colour, such as #1f4d3a.' },
  pdf: {
    pattern: /^\/media\/[\da-f]{32}\.pdf$/,
    sentence: 'must be a PDF that was uploaded here.',
  },
  slug: {
    pattern: /^[a-z][a-z\d-]*$/,
    sentence: 'must be small letters, digits and hyphens, beginning with a letter.',
  },
};

function textOf(rule: Rule, name: string): z.ZodType | undefined {
  const { format = '', required, maxLength = Infinity } = rule;
  const known = formats[format];
  const field = known
    ? z
        .string()
        .trim()
        .check(atMost(maxLength))
        .refine((value) => known.pattern.test(value), `${labelOf(name)} ${known.sentence}`)
    : format === 'phone' || format === 'email'
      ? contact(rule, name)
      : undefined;
  return field && (required ? field : z.preprocess(blankIsNone, field.nullish()));
}

/** A number or a mailbox, or `{phone}` and `{email}` for those of the company. */
function contact(rule: Rule, name: string): z.ZodType {
  const field = formField({ ...rule, required: true }, name);
  return z.unknown().transform((value, context) => {
    if (value === `{${rule.format}}`) return value;
    const { data, error } = field.safeParse(value, { reportInput: true });
    for (const issue of error?.issues ?? [])
      context.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
    return data;
  });
}

const blankIsNone = (value: unknown) => (typeof value === 'string' && !isVisible(value) ? null : value);

/** Bytes of one document. */
const mostBytes = 200_000;

/** What is kept of `input`. Throws BAD_USER_INPUT with a sentence for each field at fault. */
export function parseSettings(group: SettingsGroup, input: unknown, publicUrl: string): Document {
  const { rules, title } = group;
  const parsed = parseInput(inputFrom(rules, settingsField), input);
  // Addresses of our own are kept as paths, so that they stay when the site gets another address.
  const document = mapTexts(withoutBlanks(parsed), rules, (text, { rule }) =>
    rule.format === 'picture' ? (ownPath(text, publicUrl) ?? text) : text,
  );
  if (Buffer.byteLength(JSON.stringify(document)) > mostBytes) {
    const message = `The settings "${title}" are longer than 200 kB: please shorten their texts.`;
    throw badInput([{ message, path: [] }]);
  }
  const faults = [
    ...(group.variables ? [] : unknownVariables(document, rules)),
    ...(group.faults?.(document) ?? []),
  ];
  if (faults.length > 0) throw badInput(faults);
  return document;
}
