// A form that came back: what its page needs to show it again with everything that was typed.
import { type ErrorCode, type ErrorDetail, errorStatus } from '../../platform/errors.ts';
import type { PageForm, PostedFields } from './page-form.ts';

export interface PostedForm {
  /** Which form of the page. */
  id: string;
  /** What was typed, by field. */
  values: PostedFields;
  /** What is wrong, by field. */
  problems: Record<string, string>;
  /** Why it was not taken, when no field is to blame; else empty. */
  failure: string;
  /** Says, when it comes back with the next try, that somebody looked at this page. */
  token: string;
}

export interface Refusal {
  code: ErrorCode;
  message: string;
  details?: ErrorDetail[];
}

const pressAgain =
  'Many forms came from your network within the hour, so this one was held back. Nothing you typed is lost: please press the button once more.';

/** `tokenSent`: whether this was the try of somebody who was shown the form by `postedForm` before. */
export function postedForm(
  { id, fieldOf }: PageForm,
  values: PostedFields,
  { code, message, details = [] }: Refusal,
  { token, tokenSent }: { token: string; tokenSent: boolean },
): PostedForm {
  const problems: Record<string, string> = {};
  let failure = '';
  for (const { message: sentence, path } of details) {
    const name = fieldOf?.(path, values) ?? path.findLast((part) => typeof part === 'string') ?? '';
    if (name in values) problems[name] ??= sentence;
    else failure ||= sentence;
  }
  if (Object.keys(problems).length === 0) failure ||= message;
  if (code === 'RATE_LIMITED' && !tokenSent) failure = pressAgain;
  return { id, values, problems, failure, token };
}

/** The status of the page that shows a refused form. */
export const statusOf = (code: ErrorCode) => (code === 'BAD_USER_INPUT' ? 422 : errorStatus[code]);
