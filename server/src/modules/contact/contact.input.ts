import { contactMessageInputRules } from '../../generated/rules.ts';
import { inputFrom } from '../content/input-from.ts';
import { formField } from '../inbox/fields.ts';

/** What somebody writes to the office. */
export const contactInput = inputFrom(contactMessageInputRules, formField);
