// Turns what zod finds wrong into sentences people can act on, each beside the field it is about.
import type { z } from 'zod';
import { AppError, type ErrorDetail } from './errors.ts';
import { english } from './locale.ts';
import { capitalised } from './text/in-words.ts';

/** Faults that are told of one input: who mends these will hear of the next ones. */
export const maxFaults = 20;

/** Fields and list items in all that one request may bring. */
const maxValues = 1000;

/** What `schema` makes of `input`; throws BAD_USER_INPUT with one sentence for each field that is wrong. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(input, { reportInput: true });
  if (error) throw badInput(detailsOf(error));
  return data as z.output<Schema>;
}

/** What is wrong with `input`: nothing, or one sentence for each field. */
export function faultsIn(schema: z.ZodType, input: unknown): ErrorDetail[] {
  const { error } = schema.safeParse(input, { reportInput: true });
  return error ? detailsOf(error) : [];
}

const detailsOf = ({ issues }: z.core.$ZodError) => firstOfEachField(issues.map(detailOf));

/** The refusal of input for the first of these reasons; its message is the very first. */
export function badInput(details: ErrorDetail[]): AppError {
  const message = details[0]?.message ?? 'The input is not valid.';
  return new AppError('BAD_USER_INPUT', message, details.slice(0, maxFaults));
}

/** The refusal of one field: its name, or the path to it. */
export const badField = (field: string | ErrorDetail['path'], message: string): AppError =>
  badInput([{ message, path: typeof field === 'string' ? [field] : field }]);

/** Throws BAD_USER_INPUT when what was sent holds more fields and list items, at any depth, than anybody needs. */
export function refuseTooMany(sent: unknown): void {
  const rest = [sent];
  let count = 0;
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inside = Object.values(value);
    count += inside.length;
    if (count > maxValues) {
      const max = grouped(maxValues);
      throw badInput([{ message: `At most ${max} fields and list items can be sent at once.`, path: [] }]);
    }
    for (const item of inside) if (typeof item === 'object' && item !== null) rest.push(item);
  }
}

/** How a field is called in a sentence: `maxParticipants` → `Max participants`, `imageUrl` → `Image URL`. */
export function labelOf(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return capitalised(words.replace(/\burl\b/g, 'URL'));
}

/** An empty field is required; that it is also too short need not be said. */
function firstOfEachField(details: ErrorDetail[]): ErrorDetail[] {
  return [...Map.groupBy(details, ({ path }) => path.join('.')).values()].flatMap(([first]) => first ?? []);
}

function detailOf(issue: z.core.$ZodIssue): ErrorDetail {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  const field = path.findLast((part) => typeof part === 'string') ?? 'input';
  return { message: sentenceFor(issue, labelOf(field)), path };
}

function sentenceFor(issue: z.core.$ZodIssue, label: string): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'array') return `${label} must have ${entries(issue.minimum)} at least.`;
      if (issue.origin !== 'string') return `${label} must be ${issue.minimum} or more.`;
      return Number(issue.minimum) > 1
        ? `${label} must have ${issue.minimum} characters or more.`
        : `${label} is required.`;
    case 'too_big':
      if (issue.origin === 'array') return `${label} can have ${entries(issue.maximum)} at most.`;
      return issue.origin === 'string'
        ? `${label} must have ${grouped(issue.maximum)} characters or fewer.`
        : `${label} must be ${grouped(issue.maximum)} or less.`;
    case 'custom':
      return issue.message;
    case 'invalid_type':
    case 'invalid_value':
      return issue.input == null ? `${label} is required.` : `${label} is not valid.`;
    default:
      return `${label} is not valid.`;
  }
}

const entries = (count: number | bigint) => (Number(count) === 1 ? 'one entry' : `${grouped(count)} entries`);

const grouped = (number: number | bigint) => number.toLocaleString(english.formats);
