import { TextField } from '../forms/field.tsx';
import type { FormFields } from '../forms/use-form-fields.ts';
import { type AnswerName, labels } from './answers.ts';
import { useDayLimits } from './start-day/use-day-limits.ts';
import { QuestionGrid } from './step.tsx';

/** Who travels. */
export function PersonalStep({ form }: { form: FormFields<AnswerName> }) {
  const { dateOfBirth } = useDayLimits();
  const field = (name: AnswerName) => ({ form, name, label: labels[name] });
  return (
    <QuestionGrid>
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('dateOfBirth')} type="date" autoComplete="bday" {...dateOfBirth} />
    </QuestionGrid>
  );
}
