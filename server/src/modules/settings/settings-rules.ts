// Going through a document of settings by the rules of the contract.

import type { InputRules, Rule } from '../../generated/rules.ts';
import { innerRules } from '../content/inner-rules.ts';
import type { Document } from './settings-group.ts';

/** Where a value stands in a document. */
export interface Place {
  rule: Rule;
  /** Name of its field. */
  name: string;
  path: (string | number)[];
}

/** The document with each of its texts as `change` makes it. */
export function mapTexts(
  document: Document,
  rules: InputRules,
  change: (text: string, place: Place) => string,
  path: Place['path'] = [],
): Document {
  const entries = Object.entries(document).map(([name, value]) => {
    const rule = rules[name];
    const inner = rule && innerRules(rule);
    const mapOne = (item: unknown, at: Place['path']) => {
      if (inner) return mapTexts(item as Document, inner, change, at);
      return typeof item === 'string' && rule ? change(item, { rule, name, path: at }) : item;
    };
    const here = [...path, name];
    return [
      name,
      Array.isArray(value) ? value.map((item, i) => mapOne(item, [...here, i])) : mapOne(value, here),
    ];
  });
  return Object.fromEntries(entries);
}

/** What staff wrote in it as words, each with its place; choices, addresses and colours are none. */
export function textsIn(document: Document, rules: InputRules): { text: string; path: Place['path'] }[] {
  const found: { text: string; path: Place['path'] }[] = [];
  mapTexts(document, rules, (text, { rule, path }) => {
    if (rule.kind === 'String' && !rule.options && rule.format !== 'colour') found.push({ text, path });
    return text;
  });
  return found;
}

/** The document with null for what was not filled in, and no items for lists. What is of another kind than it should be stays. */
export function withBlanks(document: Document, rules: InputRules): Document {
  const entries = Object.entries(rules).map(([name, rule]) => {
    const value = document[name];
    const inner = innerRules(rule);
    if (rule.list && value == null) return [name, []];
    if (value == null) return [name, null];
    const filled = (item: unknown) => (inner && isDocument(item) ? withBlanks(item, inner) : item);
    return [name, Array.isArray(value) ? value.map(filled) : filled(value)];
  });
  return Object.fromEntries(entries);
}

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether nothing was filled in. */
export const isBlank = (value: unknown) => value == null || (Array.isArray(value) && value.length === 0);

/** The document without what is null or has no items. */
export function withoutBlanks(document: Document): Document {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    return typeof value === 'object' && value !== null ? withoutBlanks(value) : value;
  };
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) => (isBlank(value) ? [] : [[name, bare(value)]])),
  );
}
