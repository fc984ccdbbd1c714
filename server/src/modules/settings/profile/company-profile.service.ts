import type { PdfPicture } from '../../../platform/pdf/pdf-document.ts';
import type { MakePdf } from '../../../platform/pdf/pdf-maker.ts';
import type { MediaService } from '../../media/media.service.ts';
import type { SettingsService } from '../settings.service.ts';
import {
  type FindPicture,
  type NamedPicture,
  profileDocument,
  profilePictures,
  profileTitle,
} from './profile-document.ts';

export interface CompanyProfile {
  title: string;
  bytes: Buffer;
}

interface CompanyProfileDeps {
  settings: Pick<SettingsService, 'published' | 'agency'>;
  media: Pick<MediaService, 'file'>;
  makePdf: MakePdf;
}

/** The company profile as a PDF, made of the settings. The last one is kept until they say something else. */
export class CompanyProfileService {
  readonly #deps: CompanyProfileDeps;
  #kept: { words: string; bytes: Promise<Buffer> } | null = null;

  constructor(deps: CompanyProfileDeps) {
    this.#deps = deps;
  }

  /** Null while the settings have neither a title for it nor a mission. */
  async find(): Promise<CompanyProfile | null> {
    const { settings } = this.#deps;
    const [published, agency] = await Promise.all([settings.published(), settings.agency()]);
    const title = profileTitle(published, agency);
    if (title === null) return null;
    const drawn = (find: FindPicture) => profileDocument(title, published, agency, find);
    const named = profilePictures(published);
    const words = JSON.stringify([named, drawn(() => null)]);
    if (this.#kept?.words !== words) {
      const made = { words, bytes: this.#make(named, drawn) };
      this.#kept = made;
      made.bytes.catch(() => {
        if (this.#kept === made) this.#kept = null;
      });
    }
    return { title, bytes: await this.#kept.bytes };
  }

  async #make(
    named: readonly (NamedPicture | null)[],
    drawn: (find: FindPicture) => ReturnType<typeof profileDocument>,
  ): Promise<Buffer> {
    const found = new Map<string, PdfPicture>();
    for (const picture of named) {
      const bytes = picture && !found.has(picture.url) && (await this.#read(picture.url));
      if (bytes) found.set(picture.url, { bytes, alt: picture.alt });
    }
    return this.#deps.makePdf(drawn((picture) => (picture && found.get(picture.url)) ?? null));
  }

  /** Wide enough for paper. Pictures on other sites are left out. */
  async #read(url: string): Promise<Buffer | null> {
    const { media } = this.#deps;
    const file = (await media.file(url.replace(/\.jpg$/, '/1280.jpg'))) ?? (await media.file(url));
    return file?.bytes ?? null;
  }
}
