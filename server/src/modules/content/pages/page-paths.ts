import type { ContentChanges } from '../../../platform/changes/content-changes.ts';
import { Remembered } from '../../../platform/changes/remembered.ts';
import { fold } from '../../../platform/paging/search.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { ContentEntity } from '../content.entity.ts';
import type { ContentType } from '../content-type.ts';

/** How addresses of records are written: by numbers, as long as nobody decided; with names; by numbers again, those with names known. */
export type AddressStyle = 'numbers' | 'names' | 'numbersAgain';

type Titled = Pick<ContentType, 'page' | 'title'>;

export interface PagePathsDeps {
  changes: ContentChanges;
  settings: Pick<SettingsService, 'published'>;
}

/** The paths of the pages of records. */
export class PagePaths {
  readonly #style: Remembered<{ style: AddressStyle }>;

  constructor({ changes, settings }: PagePathsDeps) {
    this.#style = new Remembered(changes, 'settings', async () => {
      const { addresses } = await settings.published();
      // Null as long as nobody decided.
      return { style: styleOf(addresses?.readable ?? null) };
    });
  }

  /** Undefined when it must be read first. */
  get known(): AddressStyle | undefined {
    return this.#style.known?.style;
  }

  async style(): Promise<AddressStyle> {
    return (await this.#style.read()).style;
  }

  /** Answered at once where that can be: lists ask for each of their rows. */
  of(type: ContentType, row: ContentEntity): string | Promise<string> {
    const { known } = this;
    return known ? pathOf(type, row, known) : this.style().then((style) => pathOf(type, row, style));
  }
}

const styleOf = (isReadable: boolean | null): AddressStyle =>
  isReadable === null ? 'numbers' : isReadable ? 'names' : 'numbersAgain';

/** `/programs/12`, or `/programs/gorilla-trek-12`. */
function pathOf({ page, title }: Titled, row: ContentEntity, style: AddressStyle): string {
  if (style !== 'names') return `${page}/${row.id}`;
  return `${page}/${readableName(String(row[title as keyof ContentEntity]), row.id)}`;
}

/** Characters of the last part of an address, its number included. */
const longest = 60;

/** Letters that are no others with an accent. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ŋ: 'ng',
};

/** `gorilla-trek-12`: a-z, 0-9 and hyphens; the number alone where nothing of the name is left. */
export function readableName(name: string, id: number): string {
  const plain = fold(name).replace(/[^ -~]/gu, (letter) => letters[letter] ?? ' ');
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  let text = '';
  const room = longest - String(id).length - 1;
  for (const word of words) {
    const longer = text ? `${text}-${word}` : word;
    if (longer.length > room) break;
    text = longer;
  }
  // One endless word is cut.
  text ||= words[0]?.slice(0, room) ?? '';
  return text ? `${text}-${id}` : String(id);
}
