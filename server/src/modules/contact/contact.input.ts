import { z } from 'zod';
import { email, line, lines } from '../inbox/fields.ts';

/** What somebody writes to the office. */
export const contactInput = z.object({ name: line(100), email, subject: line(200), message: lines(5000) });
