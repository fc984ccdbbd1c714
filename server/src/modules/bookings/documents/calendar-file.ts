// A journey as a file for calendars (RFC 5545). Its days are days: no calendar turns them into another zone's.
import { createHash } from 'node:crypto';
import { daysBefore } from '../../../platform/kampala-day.ts';

interface CalendarEvent {
  /** The same for the same thing, wherever it is sent. */
  uuid: string;
  /** Host of the site. */
  host: string;
  /** Grows with each change. */
  version: number;
  changedAt: Date;
  title: string;
  /** Lines. */
  text: string[];
  /** The first day and the last. */
  startsOn: string;
  endsOn: string;
}

export function calendarFile(event: CalendarEvent): string {
  const { uuid, host, version, changedAt, title, text, startsOn, endsOn } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The number of the row is not told.
    `UID:${createHash('sha256').update(uuid).digest('hex').slice(0, 32)}@${host}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${changedAt.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${startsOn.replaceAll('-', '')}`,
    // The day after the last.
    `DTEND;VALUE=DATE:${daysBefore(endsOn, -1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text.join('\n'))}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll('\r', '');

/** Lines of at most 75 bytes; what goes on begins with a space. No letter is cut in two. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > 75) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += more;
  }
  return parts.join('\r\n');
}
