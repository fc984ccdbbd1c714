import { currentPerson } from '../../lib/session/saved-place.ts';
import { oneFilter } from '../screens/filters/filter-kinds.tsx';
import { useColleagues } from './use-colleagues.ts';

/** Who is in charge: in an address that is sent to somebody `mine` are those of the reader. */
export const personFilter = oneFilter('person', 'In charge', {
  read(value) {
    if (value === 'nobody') return { unassigned: true };
    const id = value === 'mine' ? currentPerson()?.id : /^\d+$/.test(value) ? Number(value) : undefined;
    return id === undefined ? null : { assigneeId: id };
  },
  useOptions() {
    const { colleagues, me } = useColleagues();
    return [
      { value: 'mine', label: 'Mine' },
      { value: 'nobody', label: 'Nobody yet' },
      ...colleagues.flatMap(({ id, name }) => (id === me?.id ? [] : { value: String(id), label: name })),
    ];
  },
});
