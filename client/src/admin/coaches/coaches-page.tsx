import { ContentScreen } from '../screens/content-screen.tsx';
import type { Resource } from '../screens/resource.ts';
import type { ContentCalls } from '../screens/use-content-actions.ts';
import { CoachCard } from './coach-card.tsx';
import { coachForm } from './coach-form.tsx';
import {
  type CoachInput,
  CreateCoachDocument,
  DeleteCoachDocument,
  type StaffCoachFragment,
  StaffCoachNowDocument,
  UpdateCoachDocument,
} from './coaches.generated.ts';
import { coachesRestoring } from './coaches-restoring.ts';
import { isInStaffFilter, staffFilters } from './staff-filter.ts';

const team: Resource<StaffCoachFragment, CoachInput> = {
  noun: 'team member',
  title: 'Staff',
  newLabel: 'Add Member',
  searchLabel: 'Search team members',
  filter: {
    label: 'Filter team members',
    options: staffFilters,
    matches: ({ role }, filter) => isInStaffFilter(role, filter),
  },
  empty: 'No team members yet. The first one you add appears here and on the website.',
  emptySearch: 'No team members found matching your criteria.',
  nameOf: ({ name }) => name,
  searchIn: ({ name, role, bio, specialties }) => [name, role, bio, ...specialties],
  Card: CoachCard,
  orders: [
    { title: 'Name', sortBy: ({ name }) => name },
    { title: 'Role', sortBy: ({ role }) => role },
  ],
  form: coachForm,
  texts: {
    created: 'Team member created successfully',
    updated: 'Team member updated successfully',
    deleted: 'Team member deleted successfully',
    saveFailed: 'Failed to save team member',
    deleteFailed: 'Failed to delete team member',
  },
};

const calls: ContentCalls<StaffCoachFragment, CoachInput> = {
  ...coachesRestoring,
  now: StaffCoachNowDocument,
  create: CreateCoachDocument,
  update: UpdateCoachDocument,
  remove: DeleteCoachDocument,
};

/** The team of the agency. */
export function CoachesPage() {
  return <ContentScreen resource={team} calls={calls} />;
}
