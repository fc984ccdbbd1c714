// The one file of a multipart form, read into memory; what multer refuses is told in our words.
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { AppError } from '../../platform/errors.ts';
import { type JsonSchema, objectOf } from '../openapi/json-schemas.ts';
import { refusalBody } from '../openapi/refusals.ts';

interface UploadedFile {
  bytes: Buffer;
  /** As the sender calls it: to be shown, never to be trusted. */
  name: string;
}

interface Expected {
  maxBytes: number;
  /** What it is called in a refusal. */
  noun: 'picture' | 'file' | 'PDF';
}

const otherFields = { fields: 10, fieldSize: 10_000, fieldNameSize: 100 };

/**
 * The file in the field `file`; other fields (such as `upload_preset`) are read over. Throws
 * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or BAD_USER_INPUT.
 */
export async function readUpload(
  req: Request,
  res: Response,
  { maxBytes, noun }: Expected,
): Promise<UploadedFile> {
  if (!req.is('multipart/form-data')) {
    const sentence = `Please send the ${noun} as a form: multipart/form-data with the ${noun} in the field "file".`;
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', sentence);
  }
  const read = multer({
    storage: multer.memoryStorage(),
    limits: { files: 1, fileSize: maxBytes, parts: otherFields.fields + 1, ...otherFields },
    defParamCharset: 'utf8',
  }).single('file');
  await new Promise<void>((resolve, reject) => {
    read(req, res, (error: unknown) => (error ? reject(asRefusal(error, { maxBytes, noun })) : resolve()));
  });
  if (!req.file) throw refused(`Please choose a ${noun}: the field "file" is empty.`);
  return { bytes: req.file.buffer, name: req.file.originalname };
}

function asRefusal(error: unknown, { maxBytes, noun }: Expected): AppError {
  if (!(error instanceof MulterError))
    return new AppError('BAD_USER_INPUT', 'The form could not be read to its end. Please send it again.');
  if (error.code === 'LIMIT_FILE_SIZE') {
    const megabytes = Math.round(maxBytes / 1024 / 1024);
    return new AppError(
      'PAYLOAD_TOO_LARGE',
      `This ${noun} is too large: at most ${megabytes} MB can be sent.`,
    );
  }
  if (error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT')
    return refused(`Please send one ${noun}, in the field "file".`);
  return refused(`The form holds more than we take: one ${noun} in the field "file" is enough.`);
}

const refused = (message: string) => new AppError('BAD_USER_INPUT', message, [{ message, path: ['file'] }]);

export const bytes = { type: 'string', contentMediaType: 'application/octet-stream' };

interface UploadDescription extends Record<'operationId' | 'summary' | 'description', string> {
  /** What the file is, and further fields of the form. */
  file: string;
  form?: Record<string, JsonSchema>;
  /** What is answered, and its headers. */
  answer: JsonSchema;
  headers?: object;
  /** What is wrong with a file that is refused. */
  fault: string;
}

/** An upload in the words of OpenAPI: its bodies are not JSON of the contract, so no operation describes them. */
export function describeUpload({ file, form, answer, headers, fault, ...words }: UploadDescription) {
  const schema = objectOf({ file: { ...bytes, description: file }, ...form }, ['file']);
  return {
    ...words,
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
    responses: {
      201: { description: 'Kept.', headers, content: { 'application/json': { schema: answer } } },
      400: refusalBody(fault),
      413: refusalBody('The file is too large.'),
      415: refusalBody('Not a form (`multipart/form-data`).'),
    },
  };
}
