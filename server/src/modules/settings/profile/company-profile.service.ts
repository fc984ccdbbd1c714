import type { PdfPicture } from '../../../platform/pdf/pdf-document.ts';
import type { MakePdf } from '../../../platform/pdf/pdf-maker.ts';
import type { MediaService } from '../../media/media.service.ts';
import type { PdfFilesService } from '../../pdf-files/pdf-files.service.ts';
import type { SettingsService } from '../settings.service.ts';
import {
  type FindPicture,
  type NamedPicture,
  profileDocument,
  profilePictures,
  profileTitle,
} from './profile-document.ts';

export const companyProfilePath = '/company-profile.pdf';

interface CompanyProfile {
  title: string;
  bytes: Buffer;
}

export interface CompanyProfileDeps {
  settings: Pick<SettingsService, 'published' | 'agency'>;
  media: Pick<MediaService, 'file'>;
  pdfFiles: Pick<PdfFilesService, 'file'>;
  makePdf: MakePdf;
}

/** The company profile as a PDF: staff's own, else made of the settings. The last one is kept until they say something else. */
export class CompanyProfileService {
  readonly #deps: CompanyProfileDeps;
  #kept: { of: string; bytes: Promise<Buffer | null> } | null = null;

  constructor(deps: CompanyProfileDeps) {
    this.#deps = deps;
  }

  /** Null while the settings have neither a title for it nor a mission nor a PDF. */
  async find(): Promise<CompanyProfile | null> {
    const { settings, pdfFiles } = this.#deps;
    const [published, agency] = await Promise.all([settings.published(), settings.agency()]);
    const title = profileTitle(published, agency);
    if (title === null) return null;
    const url: string | undefined = published.about?.profileUrl;
    const own = url && (await this.#keep(url, async () => (await pdfFiles.file(url))?.bytes ?? null));
    if (own) return { title, bytes: own };
    const drawn = (find: FindPicture) => profileDocument(title, published, agency, find);
    const named = profilePictures(published);
    const bytes = await this.#keep(JSON.stringify([named, drawn(() => null)]), () =>
      this.#make(named, drawn),
    );
    return bytes && { title, bytes };
  }

  /** What was made of the same last, else made now. */
  #keep(of: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    if (this.#kept?.of === of) return this.#kept.bytes;
    const made = { of, bytes: make() };
    this.#kept = made;
    const drop = () => {
      if (this.#kept === made) this.#kept = null;
    };
    // What failed or was not there may be there the next time.
    made.bytes.then((bytes) => bytes ?? drop(), drop);
    return made.bytes;
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
