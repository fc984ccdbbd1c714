import { kampalaDay, yearsBefore } from '../platform/kampala-day.ts';
import {
  fields,
  id,
  idWithoutVersion,
  idWithVersion,
  inputWithout,
  inputWithVersion,
  nothing,
  placeBelow,
  removed,
  rowsOnly,
} from './call.ts';
import {
  RestContactSubmissionsDocument,
  RestCreateRegistrationDocument,
  RestDeleteContactSubmissionDocument,
  RestDeleteRegistrationDocument,
  RestRegistrationDocument,
  RestRegistrationsDocument,
  RestSendContactMessageDocument,
  RestSubscribeNewsletterDocument,
  RestUnsubscribeNewsletterDocument,
  RestUpdateRegistrationDocument,
} from './inbox.generated.ts';
import type { Route } from './route.ts';
import { withForm } from './with-form.ts';

const email = 'grace@example.org';

const registration = {
  firstName: 'Grace',
  lastName: 'Akello',
  email,
  phone: '+256 700 000 000',
  dateOfBirth: '1990-05-17',
  programId: 1,
  startDate: yearsBefore(kampalaDay(), -1),
  emergencyName: 'Peter Akello',
  emergencyPhone: '+256 700 000 001',
  emergencyRelation: 'Brother',
  medicalConditions: '',
  allergies: 'Peanuts',
  medications: '',
  consent: true,
};

const input = inputWithout(
  'id',
  'program',
  'consentVersion',
  'consentAt',
  'anonymisedAt',
  'createdAt',
  'updatedAt',
  'version',
  'status',
  'statusAt',
  'assignee',
  'form',
);

export const inboxRoutes = [
  {
    method: 'GET',
    path: '/registrations',
    operation: RestRegistrationsDocument,
    variables: nothing,
    answer: rowsOnly,
    openapi: {
      description:
        'The newest 1,000, with which medical notes there are and not what they say. For more, or to search, ask GraphQL for `registrations`.',
    },
  },
  {
    method: 'GET',
    path: '/registrations/:id',
    operation: RestRegistrationDocument,
    variables: id,
    missing: 'Registration',
  },
  {
    method: 'POST',
    path: '/registrations',
    operation: RestCreateRegistrationDocument,
    variables: withForm(input),
    status: 201,
    location: placeBelow('/registrations'),
    example: registration,
  },
  {
    method: 'PUT',
    path: '/registrations/:id',
    operation: RestUpdateRegistrationDocument,
    variables: (call) => ({ ...inputWithVersion(call), ...input(call) }),
    example: registration,
  },
  {
    method: 'DELETE',
    path: '/registrations/:id',
    operation: RestDeleteRegistrationDocument,
    variables: idWithVersion,
    answer: removed,
  },

  {
    method: 'POST',
    path: '/contact',
    operation: RestSendContactMessageDocument,
    variables: withForm(input),
    status: 201,
    example: {
      name: 'Grace Akello',
      email,
      subject: 'A group of nine',
      message: 'Is there a price for groups?',
    },
  },
  {
    method: 'GET',
    path: '/contact-submissions',
    operation: RestContactSubmissionsDocument,
    variables: nothing,
    answer: rowsOnly,
    openapi: {
      description: 'The newest 1,000. For more, or to search, ask GraphQL for `contactSubmissions`.',
    },
  },
  {
    method: 'DELETE',
    path: '/contact-submissions/:id',
    operation: RestDeleteContactSubmissionDocument,
    variables: idWithoutVersion,
    answer: removed,
  },
  {
    method: 'POST',
    path: '/newsletter/subscribe',
    operation: RestSubscribeNewsletterDocument,
    variables: withForm(fields('email')),
    status: 201,
    example: { email },
  },
  {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    operation: RestUnsubscribeNewsletterDocument,
    variables: withForm(fields('email', 'token')),
    example: { email },
  },
] as Route[];
