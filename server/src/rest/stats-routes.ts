import { parse } from 'graphql';
import { contractFields } from '../graphql/contract.ts';
import { nothing } from './call.ts';
import type { OperationRoute, Route } from './route.ts';

/** With every number of the contract: types of content add theirs. */
const counts = contractFields('Counts').map(({ name }) => name.value);

const stats = parse(`query RestStats {
  data: stats {
    counts { ${counts.join(' ')} }
    recentActivities { id description type entityType entityId user { email } ipAddress userAgent createdAt }
  }
}`) as OperationRoute['operation'];

export const statsRoutes: Route[] = [{ method: 'GET', path: '/stats', operation: stats, variables: nothing }];
