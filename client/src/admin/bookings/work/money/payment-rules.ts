// What is checked of money before it is sent, in the sentences of the server.
import type { RegisterOptions } from 'react-hook-form';
import { todayInKampala } from '../../../../lib/today.ts';

export const receiptRules: RegisterOptions = {
  required: 'Receipt number is required.',
  validate: (typed: string) => {
    if (typed.trim() === '') return 'Receipt number is required.';
    return typed.trim().length <= 60 || 'Receipt number must have 60 characters or fewer.';
  },
};

export const dayPaidRules: RegisterOptions = {
  required: 'Day is required.',
  validate: (typed: string) => typed <= todayInKampala() || 'Day must be today or before.',
};

export const reasonRules: RegisterOptions = {
  validate: (typed: string) => typed.length <= 300 || 'This must have 300 characters or fewer.',
};

/** Where a reason has to be given. */
export const neededReasonRules: RegisterOptions = {
  required: 'Say why.',
  validate: (typed: string) => {
    if (typed.trim() === '') return 'Say why.';
    return typed.length <= 300 || 'Why must have 300 characters or fewer.';
  },
};
