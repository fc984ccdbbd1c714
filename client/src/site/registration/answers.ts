// What the registration asks, step by step.

/** The steps in their order, each with the fields it asks for. */
export const steps = [
  {
    title: 'Personal Information',
    lead: 'As it stands in your passport: permits and park entries are made out to that name.',
    fields: ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth'],
  },
  {
    title: 'Program Selection',
    lead: 'Which journey, and the day you would like to set out.',
    fields: ['programId', 'startDate'],
  },
  {
    title: 'Emergency Contact',
    lead: 'Somebody who stays at home and whom we may call if you cannot.',
    fields: ['emergencyName', 'emergencyPhone', 'emergencyRelation'],
  },
  {
    title: 'Medical Information',
    lead: 'Only what a guide should know to look after you.',
    fields: ['medicalConditions', 'allergies', 'medications'],
  },
  { title: 'Review & Submit', lead: 'Is everything right? You can still change it.', fields: [] },
] as const;

export type AnswerName = (typeof steps)[number]['fields'][number];
export type Answers = Record<AnswerName, string>;

export const lastStep = steps.length - 1;

/** All questions in their order. */
export const answerNames: readonly AnswerName[] = steps.flatMap(({ fields }) => [...fields]);

export const labels: Answers = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  programId: 'Program',
  startDate: 'Start date',
  emergencyName: 'Name',
  emergencyPhone: 'Phone',
  emergencyRelation: 'Relationship to you',
  medicalConditions: 'Medical conditions',
  allergies: 'Allergies',
  medications: 'Medications',
};

export const blankAnswers = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;

/** Told about health: kept nowhere but in the page that is open. */
export const medicalAnswers = steps[3].fields;

/** Any number, or none, as the step it means: 0 to 4. */
export function clampStep(step: unknown): number {
  const number = typeof step === 'number' && Number.isFinite(step) ? Math.trunc(step) : 0;
  return Math.min(Math.max(number, 0), lastStep);
}

/** The step that asks for this. */
export function stepOf(name: AnswerName): number {
  return steps.findIndex(({ fields }) => (fields as readonly AnswerName[]).includes(name));
}
