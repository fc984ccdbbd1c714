// The forms of the site as a browser without JavaScript sends them: each is one operation of the contract.
import { bookingForms } from './booking-forms.ts';
import type { PageForm, PostedFields } from './page-form.ts';
import {
  PostConfirmationDocument,
  PostContactMessageDocument,
  PostRegistrationDocument,
  PostSubscriptionDocument,
  PostUnsubscriptionDocument,
} from './page-forms.generated.ts';
import { quoteForms } from './quote-forms.ts';

const contactFields = ['name', 'email', 'subject', 'message'] as const;
const answers = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'startDate',
  'emergencyName',
  'emergencyPhone',
  'emergencyRelation',
  'medicalConditions',
  'allergies',
  'medications',
];

const pageForms: readonly PageForm[] = [
  {
    id: 'contact',
    path: '/contact',
    fields: contactFields,
    operation: PostContactMessageDocument,
    variables: (fields, form) => ({ input: pick(fields, contactFields), form }),
    next: '/contact?sent=contact#contact-form',
    once: true,
  },
  {
    id: 'registration',
    path: '/registration',
    fields: [...answers, 'programId', 'consent'],
    operation: PostRegistrationDocument,
    variables: (fields, form) => ({ input: registrationInput(fields), form }),
    // With a fragment: a browser would otherwise take along the one of the form.
    next: '/registration-success#content',
    once: true,
  },
  {
    id: 'newsletter',
    path: '/',
    fields: ['email'],
    operation: PostSubscriptionDocument,
    variables: ({ email }, form) => ({ email, form }),
    next: '/?sent=newsletter#newsletter',
  },
  {
    id: 'confirm',
    path: '/newsletter/confirm',
    fields: ['link'],
    operation: PostConfirmationDocument,
    variables: ({ link }) => ({ token: link }),
    next: '/newsletter/confirm?sent=confirm',
  },
  {
    id: 'leave',
    path: '/newsletter/unsubscribe',
    fields: ['link'],
    operation: PostUnsubscriptionDocument,
    variables: ({ link }) => ({ token: link }),
    next: '/newsletter/unsubscribe?sent=leave',
  },
  {
    id: 'unsubscribe',
    path: '/newsletter/unsubscribe',
    fields: ['email'],
    operation: PostUnsubscriptionDocument,
    variables: ({ email }, form) => ({ email, form }),
    next: '/newsletter/unsubscribe?sent=unsubscribe',
  },
  ...bookingForms,
  ...quoteForms,
];

export const pageFormPaths = [...new Set(pageForms.map(({ path }) => path))];

/** The form of a page that was sent: the one it names itself, else where two stand on one page the first that has a field of its own. */
export function findPageForm(path: string, sent: URLSearchParams): PageForm | undefined {
  const here = pageForms.filter((form) => form.path === path);
  return (
    here.find(({ id }) => id === sent.get('form')) ??
    here.find(({ fields }) => fields.some((name) => sent.has(name))) ??
    here.at(-1)
  );
}

function registrationInput(fields: PostedFields) {
  const { programId, consent } = fields;
  return {
    ...pick(fields, answers),
    programId: programId ? Number(programId) : null,
    // A box that is not ticked is not sent.
    consent: Boolean(consent),
  };
}

const pick = (fields: PostedFields, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
