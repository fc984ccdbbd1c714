// The REST API as a table: what answers each method and path below /api/v1.
import { parse } from 'graphql';
import { contractFields } from '../graphql/contract.ts';
import { accountsRoutes } from './accounts-routes.ts';
import { attachmentsRoutes } from './attachments-routes.ts';
import { bookingsRoutes } from './bookings/bookings-routes.ts';
import { departuresRoutes } from './bookings/departures-routes.ts';
import { moneyRoutes } from './bookings/money-routes.ts';
import { officeBookingsRoutes } from './bookings/office-bookings-routes.ts';
import { quotesRoutes } from './bookings/quotes-routes.ts';
import { reviewsRoutes } from './bookings/reviews-routes.ts';
import { nothing } from './call.ts';
import { contentRoutes } from './content-routes.ts';
import { donationsRoutes } from './donations-routes.ts';
import { inboxRoutes } from './inbox-routes.ts';
import type { OperationRoute, Route } from './route.ts';
import { uploadsRoutes } from './uploads/uploads-routes.ts';

/** With every number of the contract: types of content add theirs. */
const counts = contractFields('Counts').map(({ name }) => name.value);

const stats = parse(`query RestStats {
  data: stats {
    counts { ${counts.join(' ')} }
    recentActivities { id description type entityType entityId user { email } ipAddress userAgent createdAt }
  }
}`) as OperationRoute['operation'];

const statsRoutes: Route[] = [{ method: 'GET', path: '/stats', operation: stats, variables: nothing }];

export const routes: Route[] = [
  ...contentRoutes,
  ...uploadsRoutes,
  ...accountsRoutes,
  ...departuresRoutes,
  ...inboxRoutes,
  ...officeBookingsRoutes,
  ...moneyRoutes,
  ...attachmentsRoutes,
  ...statsRoutes,
  ...bookingsRoutes,
  ...quotesRoutes,
  ...reviewsRoutes,
  ...donationsRoutes,
];
