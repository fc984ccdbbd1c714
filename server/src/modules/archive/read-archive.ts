import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { AppError } from '../../platform/errors.ts';
import { badInput, parseInput } from '../../platform/validation.ts';
import type { ContentType } from '../content/content-type.ts';
import type { PricesService } from '../departures/prices/prices.service.ts';
import type { RedirectsService } from '../redirects/redirects.service.ts';
import type { Document, SettingsGroup } from '../settings/settings-group.ts';
import { withBlanks } from '../settings/settings-rules.ts';
import {
  type ArchivedPicture,
  archivedPicture,
  archivedPrices,
  archivedRecord,
  archivedRedirect,
  archivedSettings,
  contentName,
  limited,
  type Manifest,
  manifest,
  manifestName,
  mostOfPicture,
  mostOfText,
  mostOfTexts,
  notImported,
  pdfName,
  pictureName,
  picturesName,
  pricesName,
  redirectsName,
  settingsName,
} from './archive-format.ts';
import { at, linesOf, objectOf } from './archive-text.ts';
import { type ArchivedRow, rowOf } from './archived-row.ts';

type Redirect = ReturnType<RedirectsService['readBeside']>;
type Prices = ReturnType<PricesService['readArchived']>;

/** What an archive holds, as it will be written. */
export interface Archive {
  /** By the name of their list in the contract. */
  rows: Record<string, ArchivedRow[]>;
  settings: { name: string; document: Document }[];
  pictures: ArchivedPicture[];
  redirects: Redirect[];
  /** Of programs that it holds. */
  prices: Prices[];
}

/** What this installation knows; all of it throws BAD_USER_INPUT with a sentence. */
interface Reader {
  types: readonly ContentType[];
  groups: readonly SettingsGroup[];
  parseSettings(group: SettingsGroup, document: object): Document;
  readRedirect: RedirectsService['readBeside'];
  readPrices: PricesService['readArchived'];
  /** Whether bytes can be what they are called. */
  isPicture(bytes: Buffer): boolean;
  isPdf(id: string, bytes: Buffer): Promise<boolean>;
}

/**
 * Reads the whole file and checks that it is what its first entry says, and that everything in it can be written. Throws
 * BAD_USER_INPUT with a sentence for anything else.
 */
export async function readArchive(path: string, reader: Reader): Promise<Archive> {
  let said: Manifest | undefined;
  const archive: Archive = { rows: {}, settings: [], pictures: [], redirects: [], prices: [] };
  /** What has not come yet, by the name of its file. */
  const texts = textsOf(archive, reader);
  const pictures = new Set<string>();
  const pdfs = new Map<string, string>();
  let bytesOfTexts = 0;
  await eachFile(path, async (name, bytes) => {
    if (!said) {
      if (name !== manifestName) throw notImported('This is no archive of this product.');
      said = readManifest(bytes);
      for (const id of said.pdfFiles) pdfs.set(pdfName(id), id);
      return;
    }
    const read = texts.get(name);
    if (read) {
      bytesOfTexts += bytes.length;
      if (bytesOfTexts > mostOfTexts) throw notImported('The archive holds more than 500 MB of texts.');
      texts.delete(name);
      read(bytes);
      if (name === picturesName) for (const { id } of archive.pictures) pictures.add(pictureName(id));
      return;
    }
    const pdf = pdfs.get(name);
    if (pdf) {
      if (!(await reader.isPdf(pdf, bytes))) throw notImported(`The PDF ${name} in the archive is damaged.`);
      pdfs.delete(name);
      return;
    }
    if (!pictures.delete(name))
      throw notImported(
        `The archive holds a file that does not belong in it, or holds it twice: ${name.slice(0, 100)}.`,
      );
    if (!reader.isPicture(bytes)) throw notImported(`The picture ${name} in the archive is damaged.`);
  });
  if (!said) throw notImported('This file is empty.');
  const lacking = lackingOf(said, archive, pictures.size > 0, pdfs.size > 0);
  if (lacking) throw notImported(`The archive does not hold ${lacking} that it speaks of.`);
  return archive;
}

/** How the texts are read, by the name of their file. */
function textsOf(archive: Archive, reader: Reader): Map<string, (bytes: Buffer) => void> {
  const now = new Date();
  const texts = new Map<string, (bytes: Buffer) => void>();
  for (const type of reader.types)
    texts.set(contentName(type.many), (bytes) => {
      const once = onlyOnce<number>();
      archive.rows[type.many] = readLines(bytes, contentName(type.many), (value) => {
        const record = parseInput(archivedRecord, value);
        once(record.id, `number ${record.id}`);
        return rowOf(type, record, now);
      });
    });
  texts.set(settingsName, (bytes) => {
    archive.settings = readSettings(bytes, reader);
  });
  texts.set(pricesName, (bytes) => {
    const once = onlyOnce<number>();
    archive.prices = readLines(bytes, pricesName, (value) => {
      const prices = reader.readPrices(parseInput(archivedPrices, value));
      once(prices.programId, `the program ${prices.programId}`);
      return prices;
    });
  });
  texts.set(redirectsName, (bytes) => {
    const before: Redirect[] = [];
    archive.redirects = readLines(bytes, redirectsName, (value) => {
      const redirect = reader.readRedirect(parseInput(archivedRedirect, value), before);
      before.push(redirect);
      return redirect;
    });
  });
  texts.set(picturesName, (bytes) => {
    const once = onlyOnce<string>();
    archive.pictures = readLines(bytes, picturesName, (value) => {
      const picture = parseInput(archivedPicture, value);
      once(picture.id, `the picture ${picture.id}`);
      return picture;
    });
  });
  return texts;
}

function readLines<T>(bytes: Buffer, name: string, read: (value: object) => T): T[] {
  const all: T[] = [];
  for (const { value, place } of linesOf(bytes, name)) all.push(at(place, () => read(value)));
  return all;
}

function onlyOnce<T>(): (one: T, called: string) => void {
  const known = new Set<T>();
  return (value, called) => {
    if (known.has(value)) throw badInput([{ message: `${called} is there twice.`, path: [] }]);
    known.add(value);
  };
}

function readSettings(bytes: Buffer, { groups, parseSettings }: Reader): Archive['settings'] {
  const value = objectOf(bytes, settingsName);
  const given = at(settingsName, () => parseInput(archivedSettings, value));
  return Object.entries(given).map(([name, document]) => {
    const group = groups.find((each) => each.name === name);
    if (!group)
      throw notImported(`The archive holds settings that are not known here: ${name.slice(0, 100)}.`);
    const read = () => parseSettings(group, withBlanks(document, group.rules));
    return { name, document: at(`The settings "${group.title}" of ${settingsName}`, read) };
  });
}

/** What the archive says of itself and does not hold. */
function lackingOf(said: Manifest, archive: Archive, lacksPictures: boolean, lacksPdfs: boolean) {
  const wrong = Object.entries(said.records).find(
    ([many, count]) => (Object.hasOwn(archive.rows, many) ? archive.rows[many]?.length : 0) !== count,
  );
  if (wrong) return `the ${wrong[1]} ${wrong[0].slice(0, 100)}`;
  if (archive.prices.length !== said.prices) return `the prices of ${said.prices} programs`;
  const programs = new Set(archive.rows.programs?.map(({ id }) => id));
  const priced = archive.prices.find(({ programId }) => !programs.has(programId));
  if (priced) return `the program ${priced.programId}`;
  if (archive.redirects.length !== said.redirects) return `the ${said.redirects} redirects`;
  if (lacksPictures || archive.pictures.length !== said.pictures) return 'all the pictures';
  return lacksPdfs ? 'all the PDFs' : null;
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

const notWhole = () => notImported('This file is no archive, or it is not whole.');

async function eachFile(path: string, take: (name: string, bytes: Buffer) => unknown): Promise<void> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), limited(tooMuch), tar);
  const told = reading.catch((error) => error);
  /** What ended it for reasons of ours. */
  let ours: unknown;
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header;
      const max = name.startsWith('media/') ? mostOfPicture : mostOfText;
      if (type !== 'file') throw notImported('The archive holds something that is no file.');
      if (size > max) throw notImported(`The file ${name.slice(0, 100)} in the archive is too large.`);
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      try {
        await take(name, Buffer.concat(parts));
      } catch (error) {
        ours = error;
        throw error;
      }
    }
  } catch (error) {
    tar.destroy();
    if (ours) throw ours;
    throw refusalOf(error) ?? refusalOf(await told) ?? notWhole();
  }
  const ended = await told;
  if (ended) throw refusalOf(ended) ?? notWhole();
}

/** What says more than that the file ended: a refusal of ours, or a disk that cannot be read. */
const refusalOf = (error: unknown) =>
  error instanceof AppError || (error instanceof Error && 'syscall' in error) ? error : undefined;

/** However small an archive was packed, not more than this comes out. */
const tooMuch = () => notImported('The archive holds more than 5 GB.');

function readManifest(bytes: Buffer): Manifest {
  const value = objectOf(bytes, manifestName) as { format?: unknown; version?: unknown };
  if (value.format !== 'agency-archive') throw notImported('This is no archive of this product.');
  if (typeof value.version === 'number' && value.version !== 1)
    throw notImported(`The archive is of version ${value.version}, and this product reads version 1.`);
  return at(manifestName, () => parseInput(manifest, value));
}
