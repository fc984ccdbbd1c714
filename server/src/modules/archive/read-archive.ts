import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import {
  type ArchivedPicture,
  type ArchivedRecord,
  type ArchivedRedirect,
  type ArchivedSettings,
  archivedPicture,
  archivedRecord,
  archivedRedirect,
  archivedSettings,
  contentName,
  manifest,
  manifestName,
  mostOfPicture,
  mostOfText,
  notImported,
  pdfName,
  pictureName,
  picturesName,
  redirectsName,
  settingsName,
} from './archive-format.ts';
import { limited } from './limited.ts';

export interface Archive {
  /** By the name of their list in the contract. */
  records: Record<string, ArchivedRecord[]>;
  settings: ArchivedSettings;
  pictures: ArchivedPicture[];
  redirects: ArchivedRedirect[];
}

interface Checks {
  isPicture(bytes: Buffer): boolean;
  isPdf(id: string, bytes: Buffer): Promise<boolean>;
}

/**
 * Reads the whole file and checks that it is what its first entry says. Throws BAD_USER_INPUT with a sentence for anything
 * else. `lists` are those that this installation knows; the last two say whether bytes can be what they are called.
 */
export async function readArchive(
  path: string,
  lists: readonly string[],
  { isPicture, isPdf }: Checks,
): Promise<Archive> {
  let said: z.infer<typeof manifest> | undefined;
  const archive: Archive = { records: {}, settings: {}, pictures: [], redirects: [] };
  const pictures = new Map<string, 'wanted' | 'there'>();
  /** Those that have not come yet. */
  const pdfs = new Map<string, string>();
  const texts: Record<string, (bytes: Buffer) => void> = {
    [settingsName]: (bytes) => {
      archive.settings = parsed(archivedSettings, bytes.toString(), settingsName);
    },
    [redirectsName]: (bytes) => {
      archive.redirects = linesOf(archivedRedirect, bytes, redirectsName);
    },
    [picturesName]: (bytes) => {
      archive.pictures = linesOf(archivedPicture, bytes, picturesName);
      for (const { id } of archive.pictures) pictures.set(pictureName(id), 'wanted');
    },
  };
  for (const many of lists)
    texts[contentName(many)] = (bytes) => {
      archive.records[many] = linesOf(archivedRecord, bytes, contentName(many));
    };
  await eachFile(path, async (name, bytes) => {
    if (!said) {
      if (name !== manifestName) throw notImported('This is no archive of this product.');
      said = readManifest(bytes);
      for (const id of said.pdfFiles) pdfs.set(pdfName(id), id);
      return;
    }
    const read = texts[name];
    if (read) return read(bytes);
    const pdf = pdfs.get(name);
    if (pdf) {
      if (!(await isPdf(pdf, bytes))) throw notImported(`The PDF ${name} in the archive is damaged.`);
      pdfs.delete(name);
      return;
    }
    if (pictures.get(name) !== 'wanted')
      throw notImported(`The archive holds a file that does not belong in it: ${name.slice(0, 100)}.`);
    if (!isPicture(bytes)) throw notImported(`The picture ${name} in the archive is damaged.`);
    pictures.set(name, 'there');
  });
  if (!said) throw notImported('This file is empty.');
  const wrong = Object.entries(said.records).find(
    ([many, count]) => (archive.records[many]?.length ?? 0) !== count,
  );
  if (wrong) throw notImported(`The archive does not hold the ${wrong[1]} ${wrong[0]} that it speaks of.`);
  if (archive.redirects.length !== said.redirects)
    throw notImported(`The archive does not hold the ${said.redirects} redirects that it speaks of.`);
  const lacking = [...pictures.values()].filter((state) => state === 'wanted').length;
  if (lacking > 0 || pictures.size !== said.pictures)
    throw notImported('The archive does not hold all the pictures that it speaks of.');
  if (pdfs.size > 0) throw notImported('The archive does not hold all the PDFs that it speaks of.');
  return archive;
}

/** Hands over each picture and each PDF of an archive that was checked. */
export async function eachMediaFile(
  path: string,
  take: (id: string, ending: 'jpg' | 'pdf', bytes: Buffer) => Promise<void>,
): Promise<void> {
  await eachFile(path, (name, bytes) => {
    const [, id, ending] = /^media\/([\da-f]+)\.(jpg|pdf)$/.exec(name) ?? [];
    return id && take(id, ending as 'jpg' | 'pdf', bytes);
  });
}

async function eachFile(path: string, take: (name: string, bytes: Buffer) => unknown): Promise<void> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), limited(tooMuch), tar);
  const told = reading.catch((error) => {
    throw (error as { code?: string }).code?.startsWith('Z_')
      ? notImported('This file is no archive, or it is not whole.')
      : error;
  });
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header;
      const most = name.startsWith('media/') ? mostOfPicture : mostOfText;
      if (type !== 'file') throw notImported('The archive holds something that is no file.');
      if (size > most) throw notImported(`The file ${name.slice(0, 100)} in the archive is too large.`);
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      await take(name, Buffer.concat(parts));
    }
  } catch (error) {
    tar.destroy();
    // What ended the file says more than that it ended.
    const cause = await told.then(
      () => error,
      (other) => (isPrematureClose(other) ? error : other),
    );
    throw isPrematureClose(cause) || /tar header|Unexpected end/i.test(String(cause))
      ? notImported('This file is no archive, or it is not whole.')
      : cause;
  }
  await told;
}

/** However small an archive was packed, not more than this comes out. */
const tooMuch = () => notImported('The archive holds more than 5 GB.');

const isPrematureClose = (error: unknown) =>
  (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';

function readManifest(bytes: Buffer): z.infer<typeof manifest> {
  const { format, version } = json(bytes.toString(), manifestName) as { format?: string; version?: number };
  if (format !== 'agency-archive') throw notImported('This is no archive of this product.');
  if (version !== 1)
    throw notImported(`The archive is of version ${Number(version)}, and this product reads version 1.`);
  return parsed(manifest, bytes.toString(), manifestName);
}

const linesOf = <Schema extends z.ZodType>(schema: Schema, bytes: Buffer, name: string) =>
  bytes
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => parsed(schema, line, name));

function parsed<Schema extends z.ZodType>(schema: Schema, text: string, name: string): z.infer<Schema> {
  const { data, error } = schema.safeParse(json(text, name));
  if (error) throw notImported(`The file ${name} in the archive is not as it should be.`);
  return data;
}

function json(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notImported(`The file ${name} in the archive is not as it should be.`);
  }
}
