// The REST API as a table: what answers each method and path below /api/v1.
import { accountsRoutes } from './accounts-routes.ts';
import { attachmentsRoutes } from './attachments/attachments-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { donationsRoutes } from './donations-routes.ts';
import { inboxRoutes } from './inbox-routes.ts';
import type { Route } from './route.ts';
import { statsRoutes } from './stats-routes.ts';
import { uploadsRoutes } from './uploads/uploads-routes.ts';

export const routes: Route[] = [
  ...contentRoutes,
  ...uploadsRoutes,
  ...accountsRoutes,
  ...inboxRoutes,
  ...attachmentsRoutes,
  ...statsRoutes,
  ...donationsRoutes,
];
