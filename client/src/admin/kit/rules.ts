// What the fields check before anything is sent, in the sentences the server would use.
import type { RegisterOptions } from 'react-hook-form';

/** Text that must be there, of at most `longest` characters after trimming. */
export function requiredText(label: string, longest: number): RegisterOptions {
  const sentence = `${label} is required.`;
  return {
    required: sentence,
    validate: {
      present: (value: string) => value.trim() !== '' || sentence,
      length: (value: string) => value.trim().length <= longest || tooLong(label, longest),
    },
  };
}

/** A number typed as text: required unless `optional`, `min` or more, at most two decimals, whole when `whole`. */
export function numberFrom(
  label: string,
  min: number,
  kind: { optional?: boolean; whole?: boolean } = {},
): RegisterOptions {
  const read = (check: (value: number) => boolean, sentence: string) => (value: string) =>
    value.trim() === '' || check(Number(value)) || sentence;
  return {
    required: kind.optional ? undefined : `${label} is required.`,
    validate: {
      number: read(Number.isFinite, `${label} must be a number.`),
      min: read((value) => value >= min, `${label} must be ${min} or more.`),
      step: kind.whole
        ? read(Number.isInteger, `${label} must be a whole number.`)
        : read((value) => Number(value.toFixed(2)) === value, `${label} can have two decimals at most.`),
    },
  };
}

/** The address of a picture: on the web, or one of ours. */
export function imageAddress(label: string): RegisterOptions {
  const { required, validate } = requiredText(label, 2000);
  return {
    required,
    validate: {
      ...(validate as object),
      address: (value: string) =>
        isImageAddress(value.trim()) ||
        `${label} must be a web address beginning with https:// or http://, or a /media/ path.`,
    },
  };
}

export function isImageAddress(value: string): boolean {
  if (value.startsWith('/media/')) return !value.includes('..');
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(value) && URL.canParse(value);
}

const tooLong = (label: string, longest: number) =>
  `${label} must have ${longest.toLocaleString('en-GB')} characters or fewer.`;
