// What is sent to us is read as UTF-8 by all who read it: a cache or a signature that read it otherwise would be of another text.
import type { RequestHandler } from 'express';
import { AppError } from '../../platform/errors.ts';

const charsets = /;\s*charset\s*=\s*("[^"]*"|[^\s;]*)/gi;
const utf8 = /^(?:utf-?8|"utf-?8")$/i;

/** Refuses a body whose `Content-Type` names another character set, wherever it names it. */
export const utf8Bodies: RequestHandler = ({ method, headers }, _res, next) => {
  const type = headers['content-type'] ?? '';
  // A form in parts says it of each part, and only programs without a need for it say it of the whole.
  if (method === 'GET' || method === 'HEAD' || /^multipart\//i.test(type)) return next();
  const named = [...type.matchAll(charsets)];
  if (named.some(([, charset = '']) => !utf8.test(charset))) {
    const sentence = 'This character set is not read: please send text in UTF-8.';
    return next(new AppError('UNSUPPORTED_MEDIA_TYPE', sentence));
  }
  // "utf8" is a common name of it, which those who read bodies do not know.
  if (named.length > 0) headers['content-type'] = type.replace(charsets, '; charset=utf-8');
  next();
};
