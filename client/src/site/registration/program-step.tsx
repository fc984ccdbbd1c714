import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import { commaParts } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { PriceTag } from '../../ui/tags.tsx';
import { Input } from '../forms/controls.tsx';
import { SelectField, TextField } from '../forms/field.tsx';
import type { FormFields } from '../forms/use-form-fields.ts';
import { type AnswerName, labels } from './answers.ts';
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

/** Finds programs to choose from where there are too many for a list. Without JavaScript each program leads to this form. */
function ProgramSearch({ search }: { search: NonNullable<ProgramChoice['search']> }) {
  const id = useId();
  const { text, change, shown, found } = search;
  return (
    <Box data-wide>
      <Box data-needs-script>
        <Box asChild display="block" fontSize="sm" fontWeight="semibold">
          <label htmlFor={id}>Search programs</label>
        </Box>
        <Box mt="1.5">
          <Input
            id={id}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => change(target.value)}
            // Enter would go on to the next step.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Box>
        <Box as="p" role="status" fontSize="sm" color="muted" mt="1.5">
          {found === 0
            ? 'No programs found. Try other words.'
            : `${shown} of ${found} programs are listed below.${shown < found ? ' Search to find the others.' : ''}`}
        </Box>
      </Box>
      <noscript>
        <p>
          These are the first {shown} of our programs. Choose another one among{' '}
          <Link to={paths.programs}>our services</Link>: its page leads back here.
        </p>
      </noscript>
    </Box>
  );
}
