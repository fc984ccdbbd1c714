import type { InputRules, Rule } from '../../generated/rules.ts';
import type { Document } from './settings-group.ts';
import { innerRules } from './settings-rules.ts';

/** What a form would send of what it holds: a draft has numbers as they are typed, and lists of texts line by line. */
export function inputOfForm(values: Document, rules: InputRules): Document {
  const entries = Object.entries(rules).flatMap(([name, rule]) =>
    values[name] === undefined ? [] : [[name, typed(values[name], rule)]],
  );
  return Object.fromEntries(entries);
}

function typed(value: unknown, { list, ...rule }: Rule): unknown {
  if (list) {
    const items = typeof value === 'string' ? value.split('\n') : value;
    return Array.isArray(items) ? items.map((item) => typed(item, rule)) : items;
  }
  const inner = innerRules(rule);
  if (inner && typeof value === 'object' && value !== null) return inputOfForm(value, inner);
  if (typeof value !== 'string' || !['Int', 'Float'].includes(rule.kind)) return value;
  return value.trim() === '' ? null : Number(value.replaceAll(',', ''));
}
