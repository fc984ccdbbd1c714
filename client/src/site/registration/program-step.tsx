import { Box } from '@chakra-ui/react';
import { PriceTag } from '../../ui/price-tag.tsx';
import { SelectField, TextField } from '../forms/field.tsx';
import type { FormFields } from '../forms/use-form-fields.ts';
import { type AnswerName, labels } from './answers.ts';
import { ProgramSearch } from './program-search.tsx';
import { QuestionGrid } from './step.tsx';
import { useDayLimits } from './use-day-limits.ts';
import type { ProgramChoice } from './use-program-choice.ts';

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
      <TextField
        form={form}
        name="startDate"
        label={labels.startDate}
        type="date"
        autoComplete="off"
        {...startDate}
      />
      <Box role="status" data-wide borderTopWidth={chosen && '1px'} pt={chosen && '4'} color="muted">
        {chosen && (
          <>
            {chosen.name}: {chosen.duration},{' '}
            <Box as="span" color="brand">
              <PriceTag price={chosen.price} />
            </Box>
            {chosen.minimumAge && `, from ${chosen.minimumAge} years`}
          </>
        )}
      </Box>
    </QuestionGrid>
  );
}
