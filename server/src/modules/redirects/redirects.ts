import { defineFeature } from '../feature.ts';
import { inWords } from '../search-source.ts';
import { RedirectEntity } from './redirect.entity.ts';
import { RedirectMap } from './redirect-map.ts';
import { type RedirectsDeps, RedirectsService } from './redirects.service.ts';

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
