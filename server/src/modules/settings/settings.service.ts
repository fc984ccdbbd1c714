import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { Remembered } from '../../platform/changes/remembered.ts';
import { readRows } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors.ts';
import { badInput, labelOf } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { refuseStale } from '../content/conflict.ts';
import { recordRevision } from '../revisions/record-revision.ts';
import type { SaveDocument } from '../revisions/revisions.service.ts';
import { type Agency, agencyOf, type MailLook, mailLookOf } from './agency.ts';
import { parseSettings } from './parse-settings.ts';
import { SettingsEntity } from './settings.entity.ts';
import type { AllSettings, Document, SettingsGroup } from './settings-group.ts';
import { settingsGroups } from './settings-groups.ts';
import { isBlank, textsIn, withBlanks } from './settings-rules.ts';
import { fillTexts, type RetentionPeriods, type Variables, variablesOf } from './variables.ts';

export interface SettingsDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  retentionPeriods: RetentionPeriods;
  /** A demo may always be listed by search engines. */
  mode: 'demo' | 'deployment';
  /** Address visitors use; its host stands for the name of a company that has none yet. */
  publicUrl: string;
}

/** A group as it was saved. */
interface SavedGroup extends Pick<SettingsEntity, 'name' | 'version' | 'updatedAt'> {
  document: Document;
}

type SavedGroups = ReadonlyMap<string, SavedGroup>;

const select = 'SELECT name, document, version, updated_at AS "updatedAt" FROM settings';

/** All that is known of settings at one moment. */
export interface Kept {
  saved: SavedGroups;
  published: AllSettings;
  written: AllSettings;
  variables: Variables;
  agency: Agency;
}

/** The fixed texts and pictures of the site, one document for each group. */
export class SettingsService {
  readonly #deps: SettingsDeps;
  /** In the memory of the process: dropped as soon as anybody changes one. */
  readonly #remembered: Remembered<Kept>;

  constructor(deps: SettingsDeps) {
    this.#deps = deps;
    this.#remembered = new Remembered(deps.changes, 'settings', async () => {
      const rows = await readRows<SavedGroup>(deps.db, 'settings all', select);
      const kept = this.#kept(new Map(rows.map((row) => [row.name, row])));
      this.#lastAgency = kept.agency;
      return kept;
    });
  }

  /** As visitors read them: variables are filled in. */
  async published(): Promise<AllSettings> {
    return (await this.#remembered.read()).published;
  }

  /** Every text that staff wrote, with what it is and its place, such as `faq.questions.2.question`. */
  async texts(): Promise<{ text: string; what: string; place: string }[]> {
    const written = await this.written();
    return settingsGroups.flatMap(({ name, title, rules }) =>
      textsIn(written[name] ?? {}, rules).map(({ text, path }) => ({
        text,
        what: `${title}: ${labelOf(String(path.findLast((part) => typeof part === 'string')))}`,
        place: [name, ...path].join('.'),
      })),
    );
  }

  /** As staff wrote them. */
  async written(): Promise<AllSettings> {
    return (await this.#remembered.read()).written;
  }

  /** What is made on the server knows of the agency. */
  async agency(): Promise<Agency> {
    return (await this.#remembered.read()).agency;
  }

  /** As it was known last, also while the database does not answer; null before that. */
  get lastAgency(): Agency | null {
    return this.#lastAgency;
  }

  #lastAgency: Agency | null = null;

  /** What mails have of it. */
  async mailLook(): Promise<MailLook> {
    const { agency, written, variables } = await this.#remembered.read();
    return mailLookOf(agency, written.mails ?? {}, variables);
  }

  /**
   * Replaces what the input names, and answers the group as it is written now. With `version` (the one that was edited) throws
   * CONFLICT when somebody saved in between. A save that changes nothing leaves no trace. Throws BAD_USER_INPUT with a
   * sentence for each field at fault.
   */
  async update(
    actor: Actor,
    group: SettingsGroup,
    input: object,
    version?: number | null,
  ): Promise<Document> {
    const { db, changes } = this.#deps;
    const { row, changed } = await db.transaction(async (manager) => {
      const row = await locked(manager, group.name);
      const given = Object.entries(input).filter(([, value]) => value !== undefined);
      const before = withBlanks(row.document, group.rules);
      const document = this.parse(group, { ...before, ...Object.fromEntries(given) });
      // Where all of the demo goes, it leaves nothing.
      if (!actor.isInBulk) refuseEmptied(group, row.document, document);
      await refuseStale(manager, row, { intent: 'save', noun: 'page of settings', version });
      return { row, changed: await this.#change(manager, actor, group, row, document) };
    });
    if (changed) await changes.changed(['settings']);
    return answered(group, row.document, row);
  }

  /**
   * Saves what `change` makes of a group within the transaction of `manager`: who calls it tells the caches after. Answers
   * whether there was anything to change.
   */
  async rewrite(
    manager: EntityManager,
    actor: Actor,
    name: string,
    change: (document: Document) => Document,
  ): Promise<boolean> {
    const group = settingsGroups.find((each) => each.name === name);
    if (!group) return false;
    const row = await locked(manager, name);
    return this.#change(manager, actor, group, row, change(row.document));
  }

  /** How what a revision of a group holds is saved again. */
  readonly saveDocument: SaveDocument = (actor, key, document, version) => {
    const group = settingsGroups.find(({ name }) => name === key);
    if (!group) throw new AppError('NOT_FOUND', `There are no settings called "${key}" any more.`);
    const blank = withBlanks({}, group.rules);
    return this.update(actor, group, { ...blank, ...document }, version);
  };

  /** As it would be if this was saved of a group; as it is when that is null. Throws BAD_USER_INPUT. */
  async keptWith(group: SettingsGroup, input: object | null): Promise<Kept> {
    const now = await this.#remembered.read();
    if (!input) return now;
    const before = now.saved.get(group.name);
    const document = this.parse(group, { ...before?.document, ...input });
    const { version = 0, updatedAt = new Date() } = before ?? {};
    return this.#kept(new Map(now.saved).set(group.name, { name: group.name, document, version, updatedAt }));
  }

  /** What would be kept of `input`. Throws BAD_USER_INPUT. */
  parse(group: SettingsGroup, input: object): Document {
    return parseSettings(group, input, this.#deps.publicUrl);
  }

  async #change(
    manager: EntityManager,
    actor: Actor,
    group: SettingsGroup,
    row: SettingsEntity,
    document: Document,
  ): Promise<boolean> {
    if (row.version > 0 && isDeepStrictEqual(row.document, document)) return false;
    const saved = { version: row.version + 1, updatedAt: new Date(), updatedBy: actor.user?.id ?? null };
    const whole = (of: Document) => withBlanks(of, group.rules);
    const before = {
      version: row.version,
      document: whole(row.document),
      savedBy: row.updatedBy,
      savedAt: row.updatedAt,
    };
    await recordRevision(manager, actor, {
      kind: 'settings',
      key: group.name,
      event: 'update',
      version: saved.version,
      document: whole(document),
      ...(row.version > 0 && { before }),
    });
    Object.assign(row, { document }, saved);
    await manager.update(SettingsEntity, row.name, { document, ...saved });
    await this.#deps.activity.record(manager, actor, {
      type: 'update',
      description: `Updated settings "${group.title}"`,
      entityType: 'settings',
    });
    return true;
  }

  #kept(saved: SavedGroups): Kept {
    const { mode, retentionPeriods, publicUrl } = this.#deps;
    const documentOf = (name: string) => saved.get(name)?.document ?? {};
    const variables = variablesOf(documentOf('company'), retentionPeriods, new URL(publicUrl).hostname);
    const all = (shown: (group: SettingsGroup) => Document) =>
      Object.fromEntries(
        settingsGroups.map((group) => [group.name, answered(group, shown(group), saved.get(group.name))]),
      );
    const published = all(({ name, rules, defaults, variables: own }) =>
      own ? documentOf(name) : fillTexts({ ...defaults, ...documentOf(name) }, rules, variables),
    );
    const written = all(({ name }) => documentOf(name));
    return { saved, written, published, variables, agency: agencyOf(published, variables, mode) };
  }
}

/** Throws BAD_USER_INPUT for a list without any item that had one and must keep it. */
function refuseEmptied({ keepsOne = [] }: SettingsGroup, before: Document, now: Document): void {
  const emptied = keepsOne.filter((name) => !isBlank(before[name]) && isBlank(now[name]));
  if (emptied.length > 0)
    throw badInput(
      emptied.map((name) => ({ message: `${labelOf(name)} must have one entry at least.`, path: [name] })),
    );
}

function answered(
  { rules }: SettingsGroup,
  document: Document,
  saved?: { version: number; updatedAt: Date },
): Document {
  const { version = 0, updatedAt = null } = saved ?? {};
  return { ...withBlanks(document, rules), version, updatedAt: version > 0 ? updatedAt : null };
}

/** The row of a group; one that nobody saved yet is made, so that of two first saves one waits. */
async function locked(manager: EntityManager, name: string): Promise<SettingsEntity> {
  const blank = { name, document: {}, version: 0, updatedAt: new Date(), updatedBy: null };
  await manager.createQueryBuilder().insert().into(SettingsEntity).values(blank).orIgnore().execute();
  return manager.findOneOrFail(SettingsEntity, { where: { name }, lock: { mode: 'pessimistic_write' } });
}
