import { z } from 'zod';
import { registrationInputRules as rules } from '../../generated/rules.ts';
import { ageOn, kampalaDay, yearsBefore } from '../../platform/kampala-day.ts';
import { inputFrom } from '../content/input-from.ts';
import { formField, line, personName } from '../inbox/fields.ts';
import type { ChosenProgram } from './chosen-program.ts';

/** Oldest age that is believed. */
const oldest = 120;
/** Longest plan: what is kept about a person must end some day. */
const yearsAhead = 5;

const consentMissing = 'You must agree to the terms and consent to data usage';
export const startsTooSoon = 'Start date must be today or later.';

const day = (label: string) =>
  line(50).refine((value) => z.iso.date().safeParse(value).success, {
    message: `${label} must be a date, yyyy-mm-dd.`,
    abort: true,
  });

const dateOfBirth = day('Date of birth')
  .refine((value) => value < kampalaDay(), { message: 'Date of birth must be in the past.', abort: true })
  .refine(
    (value) => value > yearsBefore(kampalaDay(), oldest),
    'Date of birth is too long ago: please check the year.',
  );

const startDate = day('Start date').refine(
  (value) => value <= yearsBefore(kampalaDay(), -yearsAhead),
  `Start date must be within the next ${yearsAhead} years.`,
);

const fields = inputFrom(rules, formField, {
  dateOfBirth,
  programId: z.custom<ChosenProgram>((program) => program != null, 'Please choose one of our programs.'),
  startDate,
  consent: z.unknown(),
});

type Fields = z.output<typeof fields>;

/** A schema that also asks for the minimum age of the program, once what that takes is right. */
const oldEnough = <Schema extends z.ZodType<Pick<Fields, 'dateOfBirth' | 'startDate' | 'programId'>>>(
  schema: Schema,
) =>
  schema.refine(
    ({ dateOfBirth, startDate, programId: { minimumAge } }) =>
      minimumAge === null || ageOn(dateOfBirth, startDate) >= minimumAge,
    {
      path: ['dateOfBirth'],
      when: ({ issues }) =>
        !issues.some(({ path }) => ['dateOfBirth', 'startDate', 'programId'].includes(String(path?.[0]))),
      error: ({ input }) => {
        const { name, minimumAge } = (input as Fields).programId;
        return `${name} is for travellers who are ${minimumAge} or older on the start date. Check both dates, or choose another program.`;
      },
    },
  );

/** What somebody fills in. The service puts the program itself in the place of its id. */
export const newRegistration = oldEnough(
  fields.extend({
    firstName: personName('First name', rules.firstName.maxLength),
    lastName: personName('Last name', rules.lastName.maxLength),
    startDate: startDate.refine((value) => value >= kampalaDay(), startsTooSoon),
    consent: z
      .unknown()
      .optional()
      .refine((value) => value === true, consentMissing),
  }),
);

/** What staff correct later: the day may have passed by then, and consent was given, but cannot be taken back here. */
export const changedRegistration = oldEnough(
  fields.extend({
    consent: z
      .unknown()
      .optional()
      .refine((value) => value === null || value === true, consentMissing),
  }),
);

export type RegistrationValues = Omit<Fields, 'consent'>;
