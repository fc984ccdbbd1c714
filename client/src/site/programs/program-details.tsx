import { ProgramDates } from '../booking/dates/program-dates.tsx';
import { DayPlan } from './day-plan.tsx';
import { Included } from './included.tsx';
import type { ProgramPageQuery } from './program-page.generated.ts';

type Program = NonNullable<ProgramPageQuery['program']>;

/** What a program says besides its description: its days, what is included, prices, dates and terms. */
export function ProgramDetails({ program }: { program: Program }) {
  return (
    <>
      <DayPlan days={program.dayPlan} />
      <Included program={program} />
      <ProgramDates program={program} />
    </>
  );
}
