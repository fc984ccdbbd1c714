// What the fields check before anything is sent, in the sentences the server would use.
import type { RegisterOptions } from 'react-hook-form';
import type { Rule } from '../../../generated/rules.ts';
import { locale } from '../../../lib/locale.ts';

/**
 * What `rule` of the contract demands of what is typed under `label`. `split` takes apart what holds a list; blanks around
 * a text say nothing. `said` is the sentence where nothing is typed, for what is asked for in words of its own.
 */
export function checksOf(label: string, rule: Rule, split = oneText, said?: string): RegisterOptions {
  // Features are, equipment is.
  const missing = said ?? `${label} ${rule.list && label.endsWith('s') ? 'are' : 'is'} required.`;
  return {
    required: rule.required && missing,
    validate(typed: string) {
      const texts = split(typed);
      if (texts.length === 0) return !rule.required || missing;
      return problemOf(label, rule, texts) ?? true;
    },
  };
}

export const neededText = (missing: string, label: string, rule: Rule): RegisterOptions =>
  checksOf(label, rule, oneText, missing);

/** What was typed, or nothing. */
function oneText(typed: string): string[] {
  return typed.trim() ? [typed.trim()] : [];
}

function problemOf(label: string, rule: Rule, texts: string[]): string | undefined {
  const { list, kind, format, maxLength = Infinity, maxItems = Infinity } = rule;
  const [text = ''] = texts;
  if (texts.length > maxItems) return `${label} can be ${maxItems} at most.`;
  if (texts.some((part) => countCharacters(part) > maxLength)) {
    const whose = list ? `Each of the ${label.toLowerCase()}` : label;
    return `${whose} must have ${maxLength.toLocaleString(locale.formats)} characters or fewer.`;
  }
  if (kind === 'Int' || kind === 'Float' || kind === 'Money')
    return texts.map((part) => problemOfNumber(label, rule, Number(part))).find(Boolean);
  if (format === 'picture' && !isImageAddress(text))
    return `${label} must be a web address beginning with https:// or http://, or a /media/ path.`;
  if (!format && kind === 'URL' && !isWebAddress(text))
    return `${label} must be a web address beginning with https:// or http://.`;
}

function problemOfNumber(label: string, { kind, min = -Infinity, max = Infinity }: Rule, value: number) {
  if (!Number.isFinite(value)) return `${label} must be a number.`;
  if (value < min) return `${label} must be ${min} or more.`;
  if (value > max) return `${label} must be ${max} or less.`;
  if (kind === 'Int' && !Number.isInteger(value)) return `${label} must be a whole number.`;
  if (kind === 'Money' && Number(value.toFixed(2)) !== value)
    return `${label} can have two decimals at most.`;
}

/** Refuses whatever stands in the field, as long as what belongs there is not there yet. */
export function refuse(rules: RegisterOptions | undefined, sentence: string): RegisterOptions {
  return { required: rules?.required && sentence, validate: () => sentence };
}

export function isImageAddress(value: string): boolean {
  return value.startsWith('/media/') ? !value.includes('..') : isWebAddress(value);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(value) && URL.canParse(value);
}

/** As the server counts them: an emoji is one, where JavaScript says two. */
const countCharacters = (text: string) => Array.from(text).length;
