// What the fields check before anything is sent, in the sentences the server would use.
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import type { Rule } from '../../../generated/rules.ts';
import type { Failure } from '../../../lib/api/failure.ts';
import { locale } from '../../../lib/locale.ts';

/**
 * What `rule` of the contract demands of what is typed under `label`. `split` takes apart what holds a list; blanks around
 * a text say nothing.
 */
export function checksOf(label: string, rule: Rule, split = oneText): RegisterOptions {
  // Features are, equipment is.
  const missing = `${label} ${rule.list && label.endsWith('s') ? 'are' : 'is'} required.`;
  return {
    required: rule.required && missing,
    validate(typed: string) {
      const texts = split(typed);
      if (texts.length === 0) return !rule.required || missing;
      return problemOf(label, rule, texts) ?? true;
    },
  };
}

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

/**
 * Puts what the server found wrong beside the fields and the focus on the first of them, in the order
 * of `fields`; within a list of forms beside the field of its form. False when it names none of them.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  failure: Failure,
  fields: Path<Values>[],
): boolean {
  const faults = failure.details.flatMap(({ message, path }) => {
    const name = nameOf(path);
    const [first = ''] = name.split('.');
    return (fields as string[]).includes(first) ? [{ name: name as Path<Values>, message, first }] : [];
  });
  for (const { name, message } of faults) form.setError(name, { type: 'server', message });
  const order = (first: string) => (fields as string[]).indexOf(first);
  const [foremost] = faults.toSorted((one, other) => order(one.first) - order(other.first));
  if (foremost) form.setFocus(foremost.name);
  return foremost !== undefined;
}

/** The form's name for a place in what was sent: `slides.0.title`; one of several words belongs to the field of them all. */
function nameOf(path: Failure['details'][number]['path']): string {
  const within = path[0] === 'input' ? path.slice(1) : path;
  return within.slice(0, within.findLastIndex((part) => typeof part === 'string') + 1).join('.');
}
