import { TextField } from '../forms/field.tsx';
import type { FormFields } from '../forms/use-form-fields.ts';
import { type AnswerName, labels } from './answers.ts';
import { QuestionGrid } from './step.tsx';

/** Whom to call. The browser must not fill in the traveller's own name here. */
export function EmergencyStep({ form }: { form: FormFields<AnswerName> }) {
  const field = (name: AnswerName) => ({ form, name, label: labels[name], optional: true });
  return (
    <QuestionGrid>
      <TextField {...field('emergencyName')} autoComplete="off" />
      <TextField {...field('emergencyPhone')} type="tel" autoComplete="off" />
      <TextField
        {...field('emergencyRelation')}
        autoComplete="off"
        placeholder="Sister, husband, colleague"
      />
    </QuestionGrid>
  );
}
