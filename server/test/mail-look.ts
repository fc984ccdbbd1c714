import { colors } from '../src/generated/brand.ts';
import type { MailLook } from '../src/modules/settings/agency.ts';

/** Of an agency that set its name and how to reach it, and nothing else. */
export const plainLook: MailLook = {
  company: { name: 'Nile Trails', address: 'Plot 1, Kampala Road, Jinja', phone: '+256 700 000 001' },
  variables: {
    name: 'Nile Trails',
    answers: 'within a day',
    phone: '+256 700 000 001',
    email: 'hello@example.org',
    city: 'Jinja',
  },
  words: {},
  colors,
};
