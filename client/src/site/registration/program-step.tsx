import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { commaParts } from '../../lib/text.ts';
import { PriceTag } from '../../ui/price-tag.tsx';
import { SelectField, TextField } from '../forms/field.tsx';
import type { FormFields } from '../forms/use-form-fields.ts';
import { type AnswerName, labels } from './answers.ts';
import { ProgramSearch } from './program-search.tsx';
import { useDayLimits } from './start-day/use-day-limits.ts';
import { QuestionGrid } from './step.tsx';
import type { ProgramChoice } from './use-program-choice.ts';

const DayRemarks = lazy(async () => ({
  default: (await import('./start-day/day-remarks.tsx')).DayRemarks,
}));

interface Props {
  form: FormFields<AnswerName>;
  choice: ProgramChoice;
}

/** Which journey, and when. */
export function ProgramStep({ form, choice }: Props) {
  const { startDate } = useDayLimits();
  const { chosen, options, search } = choice;
  return (
    <QuestionGrid>
      {search && <ProgramSearch search={search} />}
      <SelectField form={form} name="programId" label={labels.programId}>
        <option value="">Please choose</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div>
        <TextField
          form={form}
          name="startDate"
          label={labels.startDate}
          type="date"
          autoComplete="off"
          {...startDate}
        />
        <noscript>
          <ul>
            {options.map(({ id, name, schedule }) => (
              <li key={id}>{`${name}: ${schedule}`}</li>
            ))}
          </ul>
        </noscript>
        <Box role="status" fontSize="sm" color="muted" mt="1.5">
          {chosen && `Schedule: ${commaParts(chosen.schedule).join(', ')}`}
          {chosen && startDate.min && (
            <Suspense>
              <DayRemarks day={form.values.startDate} today={startDate.min} program={chosen} />
            </Suspense>
          )}
        </Box>
      </div>
      <Box role="status" data-wide borderTopWidth={chosen && '1px'} pt={chosen && '4'} color="muted">
        {chosen && (
          <>
            {chosen.name}: {chosen.duration},{' '}
            <Box as="span" color="brand">
              <PriceTag {...chosen} />
            </Box>
            {chosen.minimumAge && `, from ${chosen.minimumAge} years`}
          </>
        )}
      </Box>
    </QuestionGrid>
  );
}
