import type { DataSource } from 'typeorm';
import type { SettingsService } from '../settings/settings.service.ts';
import { ConsentVersionEntity } from './consent-version.entity.ts';

export interface ConsentsDeps {
  db: DataSource;
  settings: Pick<SettingsService, 'published'>;
}

/** The words until the settings say others, and the version that was written down with them before there were settings. */
const usual = {
  version: '2026-11',
  words:
    'I agree to the terms of travel and consent to my data being used to arrange my journey, as told in the',
};

type Consent = Pick<ConsentVersionEntity, 'version' | 'words'>;

/** Which words people agree to, and which they agreed to. The words 'privacy notice' follow them on the page. */
export class ConsentsService {
  readonly #deps: ConsentsDeps;
  /** What was found or made last: most registrations are made with it. */
  #last: Consent = usual;

  constructor(deps: ConsentsDeps) {
    this.#deps = deps;
  }

  /** The version of the words that the site shows now; changed ones get a new one. */
  async current(): Promise<string> {
    const { legal } = await this.#deps.settings.published();
    const words: string = legal?.consentText ?? usual.words;
    if (words === usual.words) return usual.version;
    if (words !== this.#last.words) this.#last = await this.#latest(words);
    return this.#last.version;
  }

  /** The words of a version; null when nobody knows them. */
  async wordsOf(version: string): Promise<string | null> {
    if (version === usual.version) return usual.words;
    const found = await this.#deps.db.manager.findOneBy(ConsentVersionEntity, { version });
    return found?.words ?? null;
  }

  /** The latest version, which is made now if its words were others. */
  #latest(words: string): Promise<Consent> {
    return this.#deps.db.transaction(async (manager) => {
      // Of two that meet the new words at once, one makes the version and the other finds it.
      await manager.query('LOCK TABLE consent_versions IN SHARE ROW EXCLUSIVE MODE');
      const [latest] = await manager.find(ConsentVersionEntity, { order: { id: 'DESC' }, take: 1 });
      if (latest?.words === words) return latest;
      const { identifiers } = await manager.insert(ConsentVersionEntity, { words, createdAt: new Date() });
      return manager.findOneByOrFail(ConsentVersionEntity, { id: identifiers[0]?.id });
    });
  }
}
