// Words in braces that stand for a value that is written elsewhere, so that it is written once.
import type { InputRules } from '../../generated/rules.ts';
import type { SubjectKind } from '../../generated/schema.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { filled, variablesIn } from '../../platform/text/variables.ts';
import { labelOf } from '../../platform/validation.ts';
import type { Document } from './settings-group.ts';
import { mapTexts, type Place } from './settings-rules.ts';

/** What every text may hold. */
export const ofCompany = ['name', 'answers', 'phone', 'email', 'city'];
/** What a reply may hold besides: all it can say of the record that it answers, which is nothing medical. */
export const ofReply: Readonly<Record<SubjectKind, readonly string[]>> = {
  registration: ['firstName', 'lastName', 'program', 'startDate', 'number'],
  message: ['firstName', 'lastName', 'number'],
  booking: [
    'firstName',
    'lastName',
    'program',
    'startDate',
    'number',
    'reference',
    'total',
    'paid',
    'outstanding',
  ],
};
/** What only the text of this field may hold, besides. */
const ofField: Record<string, string[]> = {
  kept: ['registrationDays', 'messageDays', 'unsubscribedDays', 'donorYears', 'activityDays'],
};

export type Variables = Readonly<Record<string, string>>;

/** The periods that the server keeps to, in its own settings. */
export type RetentionPeriods = Record<
  'registrationDays' | 'messageDays' | 'unsubscribedDays' | 'donorYears' | 'activityDays',
  number
>;

/** What the variables stand for; `otherwise` for the name of a company that has none yet. */
export function variablesOf(company: Document, periods: RetentionPeriods, otherwise: string): Variables {
  return {
    name: company.name ?? otherwise,
    answers: company.answers ?? 'soon',
    phone: company.phones?.[0] ?? '',
    email: company.emails?.[0] ?? '',
    city: company.city ?? '',
    ...Object.fromEntries(Object.entries(periods).map(([name, count]) => [name, inWords(name, count)])),
  };
}

/** `365 days` of `registrationDays`. */
function inWords(name: string, count: number): string {
  const unit = name.endsWith('Years') ? 'year' : 'day';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Texts of free words, and what can be the company's. What has another format, such as a name, is what it is. */
const mayHold = ({ rule }: Place) =>
  rule.kind === 'String' && (rule.format === undefined || ['phone', 'email'].includes(rule.format));

export const fillTexts = (document: Document, rules: InputRules, variables: Variables): Document =>
  mapTexts(document, rules, (text, place) => (mayHold(place) ? filled(text, variables) : text));

/** A sentence for each text with a variable that nobody knows. */
export function unknownVariables(document: Document, rules: InputRules): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  mapTexts(document, rules, (text, place) => {
    const { name, path } = place;
    const known = [...ofCompany, ...(ofField[name] ?? [])];
    const unknown = mayHold(place)
      ? variablesIn(text).find((variable) => !known.includes(variable))
      : undefined;
    if (unknown !== undefined) {
      const those = known.map((variable) => `{${variable}}`).join(', ');
      const message = `${labelOf(name)} has an unknown variable {${unknown}}: it can hold ${those}.`;
      faults.push({ message, path });
    }
    return text;
  });
  return faults;
}
