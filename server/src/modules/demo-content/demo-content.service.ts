import { isDeepStrictEqual } from 'node:util';
import type { DataSource } from 'typeorm';
import { recordsInputRules } from '../../generated/rules.ts';
import type { DemoContent } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { inParts } from '../../platform/database/batches.ts';
import { tableOf } from '../../platform/database/table-of.ts';
import { AppError } from '../../platform/errors.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { Content } from '../content/content.ts';
import type { RevisionsService } from '../revisions/revisions.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Document, SettingsGroup } from '../settings/settings-group.ts';
import { settingsGroups } from '../settings/settings-groups.ts';
import { isBlank, withBlanks } from '../settings/settings-rules.ts';

export interface DemoContentDeps {
  db: DataSource;
  content: Content;
  settings: SettingsService;
  revisions: RevisionsService;
  activity: ActivityService;
  mode: 'demo' | 'deployment';
}

/** What a removal takes away: numbers of records by the name of their type, and values of settings by their group. */
interface Removal {
  records: Record<string, number[]>;
  settings: Record<string, Document>;
}

/** As long as the trash keeps records. */
const restorable = "removed_at > now() - interval '30 days'";

/** The agency that a demo comes with: taken away in one go, but for what staff changed, and brought back. */
export class DemoContentService {
  readonly #deps: DemoContentDeps;

  constructor(deps: DemoContentDeps) {
    this.#deps = deps;
  }

  async summary(): Promise<DemoContent | null> {
    if (this.#deps.mode !== 'demo') return null;
    const left = await this.#left();
    const { records, settings } = left;
    const removal = await this.#last();
    return {
      records: Object.values(records).reduce((sum, ids) => sum + ids.length, 0),
      settings: Object.keys(settings).length,
      still: [...(await this.#unchangedGroups(settings)), ...(await this.#unchangedTypes(records))],
      removedAt: removal?.removedAt ?? null,
    };
  }

  async remove(actor: Actor): Promise<DemoContent> {
    if (this.#deps.mode !== 'demo')
      throw new AppError('NOT_FOUND', 'This is no demo: all that is here is the agency’s own.');
    const removal = await this.#left();
    // First what would be brought back: whatever ends a removal half-way, it can be taken back.
    await this.#keep(removal);
    await this.#summed(actor, { type: 'delete', done: 'Removed the demo content' }, async (inBulk, count) => {
      for (const type of this.#deps.content.types)
        for (const items of meant(removal.records[type.one])) {
          await this.#deps.content.manyOf(type).remove(inBulk, { items });
          count(items.length);
        }
      for (const [name, values] of Object.entries(removal.settings)) {
        const group = this.#group(name);
        const blank = withBlanks({}, group.rules);
        const blanks = Object.keys(values).map((field) => [field, blank[field]]);
        await this.#deps.settings.update(inBulk, group, Object.fromEntries(blanks));
      }
    });
    return this.#now();
  }

  async restore(actor: Actor): Promise<DemoContent> {
    const removal = this.#deps.mode === 'demo' ? await this.#last() : null;
    if (!removal) throw new AppError('NOT_FOUND', 'There is no demo content that could be brought back.');
    const summary = { type: 'restore', done: 'Brought back the demo content' } as const;
    await this.#summed(actor, summary, async (inBulk, count) => {
      for (const type of this.#deps.content.types)
        for (const items of meant(removal.records[type.one])) {
          await this.#deps.content.manyOf(type).restore(inBulk, { items });
          count(items.length);
        }
      const written = await this.#deps.settings.written();
      for (const [name, values] of Object.entries(removal.settings)) {
        const group = this.#group(name);
        const now = written[name] ?? {};
        const back = Object.entries(values).filter(([field]) => isBlank(now[field]));
        await this.#deps.settings.update(inBulk, group, Object.fromEntries(back));
      }
    });
    await this.#deps.db.query('DELETE FROM demo_removals');
    return this.#now();
  }

  /** One entry of the activity says what became of all that `work` did, also when it ended half-way. */
  async #summed(
    actor: Actor,
    { type, done }: { type: 'delete' | 'restore'; done: string },
    work: (inBulk: Actor, count: (records: number) => void) => Promise<void>,
  ): Promise<void> {
    let records = 0;
    const count = (more: number) => {
      records += more;
    };
    try {
      await work({ ...actor, isInBulk: true }, count);
    } finally {
      const description = `${done}: ${records} ${records === 1 ? 'record' : 'records'}`;
      const entry = { type, description, entityType: 'demo content' };
      await this.#deps.activity.record(this.#deps.db.manager, actor, entry);
    }
  }

  async #now(): Promise<DemoContent> {
    const summary = await this.summary();
    if (!summary) throw new Error('A demo has a summary of its content.');
    return summary;
  }

  async #left(): Promise<Removal> {
    const records: Removal['records'] = {};
    for (const { one, name, entity } of this.#deps.content.types) {
      // The demo is set up without revisions and activity; what staff make or change has both.
      const rows: { id: number }[] = await this.#deps.db.query(
        `SELECT id FROM ${tableOf(entity)} AS record
         WHERE deleted_at IS NULL AND version = 1
           AND NOT EXISTS (SELECT FROM revisions WHERE kind = $1 AND key = record.id::text
             AND event IN ('create', 'update', 'publish'))
           AND NOT EXISTS (SELECT FROM activities WHERE entity_type = $2 AND entity_id = record.id
             AND type = 'create')
         ORDER BY id`,
        [one, name],
      );
      records[one] = rows.map(({ id }) => id);
    }
    return { records, settings: await this.#settingsLeft() };
  }

  /** Values of settings that are as the demo set them. */
  async #settingsLeft(): Promise<Removal['settings']> {
    const written = await this.#deps.settings.written();
    const left: Removal['settings'] = {};
    for (const { name, rules } of settingsGroups) {
      const now = written[name] ?? {};
      const first =
        now.version === 1
          ? now
          : await this.#deps.revisions.documentAt({ kind: 'settings', key: name, baseVersion: 1 });
      if (!first) continue;
      const same = Object.keys(rules).filter(
        (field) => !isBlank(now[field]) && isDeepStrictEqual(now[field], first[field]),
      );
      if (same.length > 0) left[name] = Object.fromEntries(same.map((field) => [field, now[field]]));
    }
    return left;
  }

  /** Those where everything that is filled in is as the demo set it. */
  async #unchangedGroups(left: Removal['settings']): Promise<string[]> {
    const written = await this.#deps.settings.written();
    const isWhole = ([name, values]: [string, Document]) =>
      Object.keys(this.#group(name).rules).every(
        (field) => field in values || isBlank(written[name]?.[field]),
      );
    return Object.entries(left)
      .filter(isWhole)
      .map(([name]) => name);
  }

  /** Those that have no other records than the demo's. */
  async #unchangedTypes(left: Removal['records']): Promise<string[]> {
    const counts = this.#deps.content.types.map(
      ({ one, entity }) =>
        `SELECT '${one}' AS one, count(*)::int AS count FROM ${tableOf(entity)} WHERE deleted_at IS NULL`,
    );
    const rows: { one: string; count: number }[] = await this.#deps.db.query(counts.join(' UNION ALL '));
    return rows.filter(({ one, count }) => count > 0 && left[one]?.length === count).map(({ one }) => one);
  }

  #group(name: string): SettingsGroup {
    const group = settingsGroups.find((each) => each.name === name);
    if (!group) throw new AppError('NOT_FOUND', `There are no settings called "${name}" any more.`);
    return group;
  }

  /** Beside what an earlier removal took and nobody brought back. */
  async #keep({ records, settings }: Removal): Promise<void> {
    const before = await this.#last();
    const all = Object.entries(records).map(([kind, ids]) => [
      kind,
      [...new Set([...(before?.records[kind] ?? []), ...ids])],
    ]);
    const groups = Object.keys({ ...before?.settings, ...settings });
    const values = groups.map((name) => [name, { ...before?.settings[name], ...settings[name] }]);
    await this.#deps.db.query(
      `INSERT INTO demo_removals (records, settings) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET records = $1, settings = $2, removed_at = now()`,
      [JSON.stringify(Object.fromEntries(all)), JSON.stringify(Object.fromEntries(values))],
    );
  }

  async #last(): Promise<(Removal & { removedAt: Date }) | null> {
    const [row] = await this.#deps.db.query(
      `SELECT records, settings, removed_at AS "removedAt" FROM demo_removals WHERE ${restorable}`,
    );
    return row ?? null;
  }
}

/** Records by number, as many as can be meant at once. */
const meant = (ids: number[] = []) =>
  inParts(
    ids.map((id) => ({ id })),
    recordsInputRules.items.maxItems,
  );
