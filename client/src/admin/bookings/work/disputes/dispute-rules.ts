// What is checked of a chargeback before it is sent, in the sentences of the server.
import type { RegisterOptions } from 'react-hook-form';
import { todayInKampala } from '../../../../lib/today.ts';

export const dayToAnswerRules: RegisterOptions = {
  required: 'Answer by is required.',
  validate: (typed: string) => typed >= todayInKampala() || 'Answer by must be today or later.',
};

export const textRules = (label: string, most: number): RegisterOptions => ({
  maxLength: { value: most, message: `${label} must have ${most} characters or fewer.` },
});
