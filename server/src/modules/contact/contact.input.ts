import { z } from 'zod';
import { email, line, lines, personName } from '../inbox/fields.ts';

/** What somebody writes to the office. */
export const contactInput = z.object({
  name: personName('Name', 100),
  email,
  subject: line(200),
  message: lines(5000),
});
