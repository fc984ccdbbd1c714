// What is worth knowing about a start day before it is sent; nothing is refused for it.
import { formatDate } from '../../../lib/dates.ts';
import { commaParts } from '../../../lib/text.ts';

interface Program {
  schedule: string;
  description?: string;
}

/** Sentences about the day (`yyyy-mm-dd`); none where the texts of the program say nothing against it beyond doubt. */
export function remarksOn(day: string, today: string, { schedule, description = '' }: Program): string[] {
  const date = new Date(`${day}T00:00:00Z`);
  const away = (date.getTime() - Date.parse(today)) / 86_400_000;
  // While a year is typed its first digits are a year, too.
  if (!(away >= 0 && away < 2000)) return [];
  const remarks: string[] = [];
  const weekdays = weekdaysOf(schedule);
  const weekday = date.getUTCDay();
  if (weekdays && !weekdays.has(weekday))
    remarks.push(`${formatDate(date)} is a ${names[weekday]}, on which this journey does not set out.`);
  const asked = noticeIn(`${description} ${schedule}`);
  if (asked && away < asked.days)
    remarks.push(`That day is ${inWords(away)}, and we ask for more time: “${asked.sentence}”`);
  else if (away < 2) remarks.push(`That day is ${inWords(away)}, and we answer within one working day.`);
  return remarks;
}

const inWords = (days: number) => ['today', 'tomorrow'][days] ?? `in ${days} days`;

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekday =
  '(?:sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?)s?';
const joint = '(?: ?[&/–-] ?| and | or | to )';
const listed = `${weekday}(?:${joint}${weekday})*|weekdays|weekends`;
const verbs = '(?:(?:departs|departures?|leaves|starts|runs|on|every|each) )*';

/** A part that says on which weekdays a journey begins, and nothing else. */
const onDays = new RegExp(`^${verbs}(daily except (?:on )?)?(${listed})$`, 'i');
/** What says anything of days has to be understood as a whole. */
const ofDays = new RegExp(`\\b(?:${weekday}|weekdays?|weekends?|weekly|daily|nightly|days?)\\b`, 'i');
/** Parts that give no other day: a time, a season, and what takes days away. */
const harmless = [
  /\b\d{1,2}([:.]\d\d)? ?[ap]m\b|\b\d{1,2}:\d\d\b/i,
  /^all year\b/i,
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  /^(not|no|closed|except) /i,
];
const givesMore = /\b(extra|other|more|also|additional|any|requests?|arrangements?|private|flexible|ask)\b/i;

/** The weekdays on which a journey begins, 0 for Sunday; null unless its schedule says so beyond doubt. */
function weekdaysOf(schedule: string): Set<number> | null {
  const found = new Set<number>();
  for (const part of commaParts(schedule)) {
    const [, without, list] = onDays.exec(part) ?? [];
    if (list) for (const day of listedDays(list, Boolean(without))) found.add(day);
    else if (ofDays.test(part) || givesMore.test(part) || !harmless.some((pattern) => pattern.test(part)))
      return null;
  }
  return found.size > 0 ? found : null;
}

const dayOf = (word: string) => names.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3)));

function listedDays(list: string, isWithout: boolean): number[] {
  const words = list
    .toLowerCase()
    .replace('weekdays', 'monday to friday')
    .replace('weekends', 'saturday and sunday')
    .split(new RegExp(`(${joint})`));
  const days = new Set<number>();
  for (let at = 0; at < words.length; at += 2) {
    const last = dayOf(words[at] ?? '');
    const isRange = /to|[–-]/.test(words[at - 1] ?? '');
    for (let day = isRange ? dayOf(words[at - 2] ?? '') : last; day !== last; day = (day + 1) % 7)
      days.add(day);
    days.add(last);
  }
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => days.has(day) !== isWithout);
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const notice = new RegExp(
  `\\b(\\d{1,3}|${numbers.join('|')}) (day|week|month)s? (?:ahead|in advance|beforehand)\\b`,
  'gi',
);
const length = { day: 1, week: 7, month: 30 } as const;

/** The longest time before the start that a text asks for, with the sentence that says so. */
function noticeIn(text: string): { days: number; sentence: string } | null {
  let found: { days: number; sentence: string } | null = null;
  for (const { 0: words, 1: number = '', 2: unit = '', index } of text.matchAll(notice)) {
    const count = numbers.indexOf(number.toLowerCase()) + 1 || Number(number);
    const days = count * length[unit.toLowerCase() as keyof typeof length];
    if (found && found.days >= days) continue;
    const before =
      text
        .slice(0, index)
        .split(/[.!?]\s|\n/)
        .at(-1) ?? '';
    const after = /^[^\n]*?[.!?](?=\s|$)|^[^\n]*/.exec(text.slice(index + words.length))?.[0] ?? '';
    found = { days, sentence: (before + words + after).trim() };
  }
  return found;
}
