import { Box, chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { formatAmount } from '../../lib/money.ts';
import { useUrlState } from '../../lib/page/use-url-state.ts';
import { SmallSelect } from '../ui/controls.tsx';
import { Card, Figure } from './figure.tsx';
import { FigureTable } from './figure-table.tsx';
import type { ReportsQuery } from './reports.generated.ts';

type Counted = ReportsQuery['registrationMonths'];

const all = { program: '' };
const inWords = (count: number) => `${formatAmount(count)} ${count === 1 ? 'registration' : 'registrations'}`;

/** A program that is gone has no number: its name tells it apart. */
const keyOf = ({ programId, program }: Counted[number]) => (programId === null ? program : String(programId));

/** How many registered, by month, of all programs or of one; and by program. */
export function RegistrationFigures({ months, counted }: { months: string[]; counted: Counted }) {
  const [{ program }, choose] = useUrlState(useSearchParams(), all, { typed: 'program', delay: 0 });
  const programs = sumsByProgram(counted);
  const chosen = programs.some(({ key }) => key === program) ? program : '';
  const shown = counted.filter((row) => !chosen || keyOf(row) === chosen);
  return (
    <Box
      display="grid"
      gap="5"
      gridTemplateColumns={{ xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
    >
      <Figure
        title="Registrations"
        unit="Registrations"
        months={months}
        amountIn={(month) => shown.reduce((sum, row) => sum + (row.month === month ? row.count : 0), 0)}
        inWords={inWords}
        choice={
          <SmallSelect
            label="Program"
            value={chosen}
            onChange={(next) => choose({ program: next })}
            maxW="16rem"
          >
            <option value="">All</option>
            {programs.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SmallSelect>
        }
      />
      <Card aria-labelledby="by-program">
        <chakra.h3 id="by-program" textStyle="label" mb="2">
          By program
        </chakra.h3>
        <FigureTable
          caption="Registrations by program"
          heads={['Program', 'Registrations']}
          rows={programs.map(({ key, name, count }) => ({ key, cells: [name, formatAmount(count)] }))}
        />
      </Card>
    </Box>
  );
}

/** The one with most first. */
function sumsByProgram(counted: Counted) {
  return [...Map.groupBy(counted, keyOf)]
    .map(([key, rows]) => ({
      key,
      name: rows[0]?.program ?? '',
      count: rows.reduce((sum, { count }) => sum + count, 0),
    }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
