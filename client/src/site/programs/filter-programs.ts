import type { ProgramCategory } from '../../generated/schema.ts';
import { matches } from '../../lib/text.ts';
import type { Filter } from '../page/use-filter.ts';

/** The programs of a category whose name or description contains the search text. */
export function filterPrograms<P extends { name: string; description: string; category: ProgramCategory }>(
  programs: readonly P[],
  { category, search }: Filter<ProgramCategory>,
): P[] {
  return programs.filter(
    (program) =>
      (category === 'all' || program.category === category) &&
      matches(search, program.name, program.description),
  );
}
