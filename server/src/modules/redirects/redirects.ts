import type { DataSource } from 'typeorm';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { Remembered } from '../../platform/changes/remembered.ts';
import { readRows } from '../../platform/database/rows.ts';
import { defineFeature } from '../feature.ts';
import { inWords } from '../search-source.ts';
import { RedirectEntity } from './redirect.entity.ts';
import { type RedirectsDeps, RedirectsService } from './redirects.service.ts';

/** Where paths lead, in memory. */
class RedirectMap {
  readonly #targets: Remembered<ReadonlyMap<string, string>>;

  constructor(db: DataSource, changes: ContentChanges) {
    const select = 'SELECT "from", "to" FROM redirects WHERE deleted_at IS NULL';
    this.#targets = new Remembered(changes, 'redirects', async () => {
      const rows = await readRows<{ from: string; to: string }>(db, 'redirects all', select);
      return new Map(rows.map(({ from, to }) => [from, to]));
    });
  }

  /** False when a path is known to lead nowhere. Costs one look into memory. */
  mayLead(path: string): boolean {
    return this.#targets.known?.has(path) ?? true;
  }

  /** Undefined when it leads nowhere. */
  async targetOf(path: string): Promise<string | undefined> {
    return (await this.#targets.read()).get(path);
  }
}

export const redirects = defineFeature({
  services: (needs: RedirectsDeps) => ({
    redirects: new RedirectsService(needs),
    redirectMap: new RedirectMap(needs.db, needs.changes),
  }),
  retention: ({ redirects }) => ({ redirects: () => redirects.purgeDeleted() }),
  validates: ['RedirectInput'],
  entities: [RedirectEntity],
  resolvers: {
    Redirect: {
      isUsed: async ({ from }, _, { services }) => !(await services.redirects.hasPage(from)),
    },
    Query: {
      redirects: (_, __, { services }) => services.redirects.list(),
      redirect: (_, { id }, { services }) => services.redirects.find(id),
    },
    Mutation: {
      createRedirect: (_, { input, key }, { services, actor }) =>
        services.redirects.create(actor, input, key),
      updateRedirect: (_, { id, input, version }, { services, actor }) =>
        services.redirects.update(actor, id, input, version),
      deleteRedirect: (_, { id, version }, { services, actor }) =>
        services.redirects.remove(actor, id, version),
      restoreRedirect: (_, { id }, { services, actor }) => services.redirects.restore(actor, id),
    },
  },
  search: {
    kind: 'redirect',
    right: 'writeContent',
    table: 'redirects',
    where: 'deleted_at IS NULL',
    title: '"from"',
    detail: '"to"',
    newest: 'id DESC',
    conditions: inWords(`(' ' || "from" || ' ' || "to")`),
  },
});
