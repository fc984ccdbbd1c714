import { Box } from '@chakra-ui/react';
import { PriceTag } from '../../ui/price-tag.tsx';
import { SelectField, TextField } from '../forms/field.tsx';
import type { FormFields } from '../forms/use-form-fields.ts';
import { type AnswerName, labels } from './answers.ts';
import { QuestionGrid } from './question-grid.tsx';
import type { RegistrationPageQuery } from './registration-page.generated.ts';
import { useDayLimits } from './use-day-limits.ts';

interface Props {
  form: FormFields<AnswerName>;
  programs: RegistrationPageQuery['programs'];
}

/** Which journey, and when. */
export function ProgramStep({ form, programs }: Props) {
  const { startDate } = useDayLimits();
  const chosen = programs.find(({ id }) => String(id) === form.values.programId);
  return (
    <QuestionGrid>
      <SelectField form={form} name="programId" label={labels.programId}>
        <option value="">Please choose</option>
        {programs.map(({ id, name }) => (
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
