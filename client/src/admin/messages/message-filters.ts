import { personFilter } from '../office/person-filter.ts';
import { dayFilter, severalFilter } from '../screens/filters/filter-kinds.tsx';
import { messageStatuses } from './message-work-kind.ts';

/** What the list of messages is narrowed by. */
export const messageFilters = [
  severalFilter('status', 'Status', messageStatuses),
  personFilter,
  dayFilter('receivedFrom', 'Received from'),
  dayFilter('receivedTo', 'Received until'),
];

/** All that are open have the same status. */
export const openMessageFilters = messageFilters.slice(1);
