import { Box, chakra } from '@chakra-ui/react';
import { Portrait } from '../../ui/portrait.tsx';
import { contentCode } from '../screens/content.ts';
import { type Content, ContentScreen } from '../screens/content-screen.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { useWholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { byHand } from '../screens/list/order.ts';
import { Chips } from '../screens/table/columns.tsx';
import { coachForm } from './coach-form.tsx';
import { type CoachInput, coachOperations, type StaffCoachFragment } from './coaches.generated.ts';

const staffFilters = [
  { value: 'all', label: 'All Members' },
  { value: 'coaches', label: 'Coaches' },
  { value: 'staff', label: 'Staff' },
  { value: 'other', label: 'Other' },
] as const;

/**
 * Whether somebody of this role is shown by an option of the staff filter: coaches are guides and
 * operators, staff are roles that hold 'staff' or 'driver', other is everybody else.
 */
export function isInStaffFilter(role: string, filter: string): boolean {
  const coach = /\b(guide|operator)s?\b/i.test(role);
  const staff = /staff|driver/i.test(role);
  if (filter === 'coaches') return coach;
  if (filter === 'staff') return staff;
  return filter === 'other' ? !coach && !staff : true;
}

/** Somebody of the team. */
function CoachCard({ item }: { item: StaffCoachFragment }) {
  return (
    <>
      <Portrait
        key={item.imageUrl}
        name={item.name}
        image={item.image}
        sizes="(min-width: 768px) 24rem, 100vw"
        aspectRatio="4/3"
        borderRadius="0"
        css={{ '& img': { objectPosition: 'top' } }}
      />
      <Box p="4" display="flex" flexDirection="column" gap="3">
        <div>
          <chakra.h2 textStyle="subheading" overflowWrap="anywhere">
            {item.name}
          </chakra.h2>
          <chakra.p mt="1" fontSize="sm" fontWeight="medium" color="accentText" overflowWrap="anywhere">
            {item.role}
          </chakra.p>
        </div>
        <chakra.p fontSize="sm" color="muted" lineClamp={3} overflowWrap="anywhere">
          {item.bio}
        </chakra.p>
        {item.specialties.length > 0 && <Chips words={item.specialties} />}
      </Box>
    </>
  );
}

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
  return <ContentScreen content={team} shown={useWholeList(team)} />;
}

export const code = contentCode(CoachesPage, team, wholeInCache(team));
