import { describe, expect, test } from '@jest/globals';
import { toCsv } from './csv.ts';

/** What stands in the file for one cell. */
const cell = (text: string) => toCsv([], [[text]]).slice('\uFEFF\r\n'.length, -'\r\n'.length);

describe('A CSV file', () => {
  test('begins with the mark of UTF-8 and ends each line with CRLF', () => {
    expect(toCsv(['Name', 'Städte'], [['Żak', 'Jinja']])).toBe('\uFEFFName,Städte\r\nŻak,Jinja\r\n');
  });

  test.each([
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' spaced ', '" spaced "'],
    ['plain', 'plain'],
    ['', ''],
  ])('quotes what would break it: %j', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+256 700', "'+256 700"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\r=1', `"'\r=1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['a=1', 'a=1'],
  ])('never holds a formula: %j', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  test('keeps formulas out of its head, too', () => {
    expect(toCsv(['=Name'], [])).toBe("\uFEFF'=Name\r\n");
  });
});
