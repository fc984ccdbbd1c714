import type { InputRules, Rule } from '../../generated/rules.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import { badField } from '../../platform/validation.ts';
import { innerRules } from '../content/inner-rules.ts';
import type { DraftsService } from '../drafts/drafts.service.ts';
import type { Kept, SettingsService } from './settings.service.ts';
import type { Document, SettingsGroup } from './settings-group.ts';
import { settingsGroups } from './settings-groups.ts';

/** Milliseconds for which a link shows a draft. */
const goodFor = 24 * 3600 * 1000;
const purpose = 'settings-preview';

export interface PreviewsDeps {
  settings: SettingsService;
  signer: TokenSigner;
  publicUrl: string;
  drafts: Pick<DraftsService, 'documentOf'>;
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
      throw badField('path', 'Path must be that of a page of the site, such as /faq.');
    }
    const token = signer.sign(purpose, [this.#group(name).name, user?.id ?? 0, Date.now() + goodFor]);
    return `${publicUrl}${path}?settings=${token}`;
  }

  /**
   * All settings with the draft that a token names; what is published when the draft is gone. Throws NOT_FOUND for a token that is
   * not good (any more), and BAD_USER_INPUT for a draft that could not be saved as it is.
   */
  async shown(token: string): Promise<Kept> {
    const { settings, signer, drafts } = this.#deps;
    const [name = '', userId, until] = signer.read(purpose, token) ?? [];
    if (!until || Date.now() > Number(until))
      throw new AppError('NOT_FOUND', 'This preview is over: open it again from the settings.');
    const group = this.#group(name);
    const draft = await drafts.documentOf(Number(userId), name);
    return settings.keptWith(group, draft && inputOfForm(draft, group.rules));
  }

  #group(name: string): SettingsGroup {
    const group = settingsGroups.find((candidate) => candidate.name === name);
    if (!group) throw new AppError('NOT_FOUND', `There are no settings called "${name}".`);
    return group;
  }
}

/** What a form would send of what it holds: a draft has numbers as they are typed, and lists of texts line by line. */
function inputOfForm(values: Document, rules: InputRules): Document {
  const entries = Object.entries(rules).flatMap(([name, rule]) =>
    values[name] === undefined ? [] : [[name, typed(values[name], rule)]],
  );
  return Object.fromEntries(entries);
}

function typed(value: unknown, { list, ...rule }: Rule): unknown {
  if (list) {
    const items = typeof value === 'string' ? value.split('\n') : value;
    return Array.isArray(items) ? items.map((item) => typed(item, rule)) : items;
  }
  const inner = innerRules(rule);
  if (inner && typeof value === 'object' && value !== null) return inputOfForm(value, inner);
  if (typeof value !== 'string' || !['Int', 'Float'].includes(rule.kind)) return value;
  return value.trim() === '' ? null : Number(value.replaceAll(',', ''));
}
