// What the fields check before anything is sent, in the sentences the server would use.
import type { RegisterOptions } from 'react-hook-form';

/** Text that must be there, of at most `longest` characters after trimming. */
export function requiredText(label: string, longest: number): RegisterOptions {
  const sentence = `${label} is required.`;
  return {
    required: sentence,
    validate: {
      present: (value: string) => value.trim() !== '' || sentence,
      length: (value: string) => countCharacters(value.trim()) <= longest || tooLong(label, longest),
    },
  };
}

/** Text that may be left out, of at most `longest` characters after trimming. */
export function optionalText(label: string, longest: number): RegisterOptions {
  return {
    validate: {
      length: (value: string) => countCharacters(value.trim()) <= longest || tooLong(label, longest),
    },
  };
}

/**
 * Short texts in one field, which `split` takes apart: 50 of 300 characters at most, and one at least when
 * `required`.
 */
export function listOf(
  label: string,
  split: (text: string) => string[],
  { required = false } = {},
): RegisterOptions {
  // Features are, equipment is.
  const sentence = `${label} ${label.endsWith('s') ? 'are' : 'is'} required.`;
  return {
    required: required && sentence,
    validate: {
      present: (value: string) => !required || split(value).length > 0 || sentence,
      count: (value: string) => split(value).length <= 50 || `${label} can be 50 at most.`,
      length: (value: string) =>
        split(value).every((part) => countCharacters(part) <= 300) ||
        `Each of the ${label.toLowerCase()} must have 300 characters or fewer.`,
    },
  };
}

/** Refuses whatever stands in the field, as long as what belongs there is not there yet. */
export function refuse(rules: RegisterOptions | undefined, sentence: string): RegisterOptions {
  return { required: rules?.required && sentence, validate: () => sentence };
}

/** A number typed as text: required unless `optional`, `min` to `max`, at most two decimals, whole when `whole`. */
export function numberFrom(
  label: string,
  min: number,
  kind: { optional?: boolean; whole?: boolean; max?: number } = {},
): RegisterOptions {
  const read = (check: (value: number) => boolean, sentence: string) => (value: string) =>
    value.trim() === '' || check(Number(value)) || sentence;
  return {
    required: kind.optional ? undefined : `${label} is required.`,
    validate: {
      number: read(Number.isFinite, `${label} must be a number.`),
      min: read((value) => value >= min, `${label} must be ${min} or more.`),
      max: read((value) => value <= (kind.max ?? Infinity), `${label} must be ${kind.max} or less.`),
      step: kind.whole
        ? read(Number.isInteger, `${label} must be a whole number.`)
        : read((value) => Number(value.toFixed(2)) === value, `${label} can have two decimals at most.`),
    },
  };
}

/** The address of a picture: on the web, or one of ours. */
export function imageAddress(label: string, { optional = false } = {}): RegisterOptions {
  const { required, validate } = optional ? optionalText(label, 2000) : requiredText(label, 2000);
  return {
    required,
    validate: {
      ...(validate as object),
      address: (value: string) =>
        (optional && value.trim() === '') ||
        isImageAddress(value.trim()) ||
        `${label} must be a web address beginning with https:// or http://, or a /media/ path.`,
    },
  };
}

/** The address of something on the web, such as a film. */
export function webAddress(label: string, { optional = false } = {}): RegisterOptions {
  const { required, validate } = optional ? optionalText(label, 2000) : requiredText(label, 2000);
  return {
    required,
    validate: {
      ...(validate as object),
      address: (value: string) =>
        (optional && value.trim() === '') ||
        isWebAddress(value.trim()) ||
        `${label} must be a web address beginning with https:// or http://.`,
    },
  };
}

export function isImageAddress(value: string): boolean {
  return value.startsWith('/media/') ? !value.includes('..') : isWebAddress(value);
}

export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(value) && URL.canParse(value);
}

const tooLong = (label: string, longest: number) =>
  `${label} must have ${longest.toLocaleString('en-GB')} characters or fewer.`;

/** As the server counts them: an emoji is one, where JavaScript says two. */
const countCharacters = (text: string) => Array.from(text).length;
