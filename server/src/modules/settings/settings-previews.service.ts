import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import { badInput } from '../../platform/validation.ts';
import { inputOfForm } from './input-of-form.ts';
import type { Kept, SettingsService } from './settings.service.ts';
import type { SettingsGroup } from './settings-group.ts';

/** Milliseconds for which a link shows a draft. */
const goodFor = 24 * 3600 * 1000;
const purpose = 'settings-preview';

interface PreviewsDeps {
  settings: SettingsService;
  groups: readonly SettingsGroup[];
  signer: TokenSigner;
  publicUrl: string;
  /** What somebody began to change of a group; null when there is no draft (any more). */
  draftOf(userId: number, group: string): Promise<object | null>;
}

/** Links that show pages of the site with somebody's draft of a group of settings in place of what is published. */
export class SettingsPreviewsService {
  readonly #deps: PreviewsDeps;

  constructor(deps: PreviewsDeps) {
    this.#deps = deps;
  }

  /** The page at `path` with the caller's draft. Throws BAD_USER_INPUT for a path that is none, NOT_FOUND for a group that is none. */
  link({ user }: Actor, name: string, path: string): string {
    const { signer, publicUrl } = this.#deps;
    if (!/^\/(?![/\\])[\w/-]*$/.test(path)) {
      throw badInput([{ message: 'Path must be that of a page of the site, such as /faq.', path: ['path'] }]);
    }
    const token = signer.sign(purpose, [this.#group(name).name, user?.id ?? 0, Date.now() + goodFor]);
    return `${publicUrl}${path}?settings=${token}`;
  }

  /**
   * All settings with the draft that a token names; what is published when the draft is gone. Throws NOT_FOUND for a token that is
   * not good (any more), and BAD_USER_INPUT for a draft that could not be saved as it is.
   */
  async shown(token: string): Promise<Kept> {
    const { settings, signer, draftOf } = this.#deps;
    const [name = '', userId, until] = signer.read(purpose, token) ?? [];
    if (!until || Date.now() > Number(until))
      throw new AppError('NOT_FOUND', 'This preview is over: open it again from the settings.');
    const group = this.#group(name);
    const draft = await draftOf(Number(userId), name);
    return settings.keptWith(group, draft && inputOfForm(draft, group.rules));
  }

  #group(name: string): SettingsGroup {
    const group = this.#deps.groups.find((one) => one.name === name);
    if (!group) throw new AppError('NOT_FOUND', `There are no settings called "${name}".`);
    return group;
  }
}
