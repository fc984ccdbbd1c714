// What can be wrong with a group of settings as a whole.
import type {
  DonationLimitInput,
  MailTextInput,
  ReplyTemplateInput,
  SubjectKind,
  SubjectStatus,
} from '../../generated/schema.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { variablesIn } from '../../platform/text/variables.ts';
import { labelOf } from '../../platform/validation.ts';
import { editableMails } from './mail-words.ts';
import type { Document } from './settings-group.ts';
import { ofCompany, ofReply } from './variables.ts';

/** A map needs both; what belongs to one day has a beginning and an end. */
export function companyFaults({ latitude, longitude }: Document): ErrorDetail[] {
  if ((latitude === undefined) === (longitude === undefined)) return [];
  const missing = latitude === undefined ? 'latitude' : 'longitude';
  const message = `${labelOf(missing)} is missing: the map needs latitude and longitude, or neither.`;
  return [{ message, path: [missing] }];
}

/** No amount to choose from is above the largest donation. */
export function donationFaults({ currencies = [] }: Document): ErrorDetail[] {
  const tooMuch = (currencies as DonationLimitInput[]).flatMap(({ code, max, presets }, i) => {
    const above = presets.findIndex((preset) => preset > max);
    if (above < 0) return [];
    const message = `Presets of ${code} hold ${presets[above]}, which is more than the largest donation, ${max}.`;
    return [{ message, path: ['currencies', i, 'presets', above] }];
  });
  return [...tooMuch, ...twice('currencies', currencies, 'code')];
}

export const pageFaults = ({ pages = [] }: Document): ErrorDetail[] => twice('pages', pages, 'page');

/** Each mail holds what it needs, and nothing that nobody knows. */
export function mailFaults({ mails = [] }: Document): ErrorDetail[] {
  const faults = (mails as MailTextInput[]).flatMap((words, i) => {
    const { variables, parts } = editableMails[words.mail];
    const texts: [name: string, text: string | null | undefined, path: (string | number)[]][] = [
      ['Subject', words.subject, ['subject']],
      ['Heading', words.heading, ['heading']],
      ['Note', words.note, ['note']],
      ...words.paragraphs.map(
        (text, at) => ['Paragraphs', text, ['paragraphs', at]] as [string, string, (string | number)[]],
      ),
    ];
    const lost = parts.filter((part) => !words.paragraphs.includes(`{${part}}`));
    const missing = lost.map((part) => ({
      message: `The mail “${labelOf(words.mail)}” lacks {${part}}: it must stand in a paragraph of its own.`,
      path: ['mails', i, 'paragraphs'],
    }));
    const known = [...variables, ...ofCompany];
    const unknown = texts.flatMap(([name, text, path]) => {
      const isPart = parts.some((part) => text === `{${part}}`) && name === 'Paragraphs';
      const found = isPart
        ? undefined
        : variablesIn(text ?? '').find((variable) => !known.includes(variable));
      if (found === undefined) return [];
      const those = known.map((variable) => `{${variable}}`).join(', ');
      const message = `${name} of the mail “${labelOf(words.mail)}” has an unknown variable {${found}}: it can hold ${those}.`;
      return [{ message, path: ['mails', i, ...path] }];
    });
    return [...missing, ...unknown];
  });
  return [...faults, ...twice('mails', mails, 'mail')];
}

const statuses: Record<SubjectKind, readonly SubjectStatus[]> = {
  registration: ['new', 'inContact', 'confirmed', 'completed', 'declined', 'cancelled'],
  message: ['open', 'answered', 'spam'],
  // It is confirmed, declined and cancelled by what is done with its seats.
  booking: [],
};

/** Whether one of this kind can stand so. */
export const hasStatus = (kind: SubjectKind, status: SubjectStatus): boolean =>
  statuses[kind].includes(status);

/** Each template has a name of its own, holds nothing that nobody knows of what it answers, and gives it no status of the other kind. */
export function replyFaults({ templates = [], chatGreeting }: Document): ErrorDetail[] {
  const unknown = (templates as ReplyTemplateInput[]).flatMap(({ name, kind, ...words }, i) =>
    (['subject', 'text'] as const).flatMap((field) => {
      const message = unknownInReply(kind, words[field], `${labelOf(field)} of the template “${name}”`);
      return message ? [{ message, path: ['templates', i, field] }] : [];
    }),
  );
  const wrong = (templates as ReplyTemplateInput[]).flatMap(({ name, kind, thenStatus }, i) => {
    if (!thenStatus || hasStatus(kind, thenStatus)) return [];
    const message = `The template “${name}” answers a ${kind}, which has no such status: please choose another one.`;
    return [{ message, path: ['templates', i, 'thenStatus'] }];
  });
  const greeting = unknownInReply('registration', chatGreeting ?? '', 'First words of a chat');
  if (greeting) unknown.push({ message: greeting, path: ['chatGreeting'] });
  return [...unknown, ...wrong, ...twice('templates', templates, 'name')];
}

/** A sentence about the first variable that no reply of this kind knows, or null; `what` stands at its beginning. */
export function unknownInReply(kind: SubjectKind, text: string, what: string): string | null {
  const known = [...ofReply[kind], ...ofCompany];
  const unknown = variablesIn(text).find((variable) => !known.includes(variable));
  if (unknown === undefined) return null;
  const those = known.map((variable) => `{${variable}}`).join(', ');
  return `${what} has an unknown variable {${unknown}}: a reply to a ${kind} can hold ${those}.`;
}

/** Entries that say the same `field` as one before. */
function twice(list: string, entries: Document[], field: string): ErrorDetail[] {
  return entries.flatMap((entry, i) => {
    const first = entries.findIndex((other) => other[field] === entry[field]);
    if (first === i) return [];
    return [{ message: `${labelOf(list)} can hold ${entry[field]} once only.`, path: [list, i, field] }];
  });
}
