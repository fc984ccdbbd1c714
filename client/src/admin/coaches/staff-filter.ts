export const staffFilters = [
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
