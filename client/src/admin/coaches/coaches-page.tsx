import { contentCode } from '../screens/content.ts';
import { type Content, ContentScreen } from '../screens/content-screen.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { useWholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { byHand } from '../screens/list/order.ts';
import { CoachCard } from './coach-card.tsx';
import { coachForm } from './coach-form.tsx';
import { type CoachInput, coachOperations, type StaffCoachFragment } from './coaches.generated.ts';
import { isInStaffFilter, staffFilters } from './staff-filter.ts';

const team: Content<StaffCoachFragment, CoachInput> = {
  noun: 'team member',
  title: 'Staff',
  newLabel: 'Add Member',
  searchLabel: 'Search team members',
  filter: {
    label: 'Filter team members',
    options: staffFilters,
    matches: ({ role }, filter) => isInStaffFilter(role, filter),
  },
  empty:
    'No team members yet. Add whom guests meet first, with a photo and what they know best: they appear here and on the website.',
  emptySearch: 'No team members found matching your criteria.',
  nameOf: ({ name }) => name,
  searchIn: ({ name, role, bio, specialties }) => [name, role, bio, ...specialties],
  Card: CoachCard,
  orders: [
    { title: 'Name', sortBy: ({ name }) => name },
    { title: 'Role', sortBy: ({ role }) => role },
  ],
  operations: coachOperations,
  order: byHand,
  form: coachForm,
  texts: textsOf('Team member'),
};

/** The team of the agency. */
export function CoachesPage() {
  return <ContentScreen resource={team} shown={useWholeList(team)} />;
}

export const code = contentCode(CoachesPage, team, wholeInCache(team));
