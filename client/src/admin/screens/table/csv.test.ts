import { describe, expect, test } from '@jest/globals';
import { phoneInFile, sentencesOf, toCsv } from './csv.tsx';

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
    ['+256', "'+256"],
    ['+256 700-1', "'+256 700-1"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\r=1', `"'\r=1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['a=1', 'a=1'],
  ])('never holds a formula: %j', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  test.each([
    ['+256 700 123 456', '+256 700 123 456'],
    ['+256700123456', '+256 700 123456'],
    ['+256-(0)700-123', '+256 0 700 123'],
    ['0700123456', '070 012 3456'],
    ['=1+1', "'=1+1"],
    ['+256 700 or mail', "'+256 700 or mail"],
    ['', ''],
  ])('holds phones as phones: %j', (phone, written) => {
    expect(cell(phoneInFile(phone))).toBe(written);
  });

  test('keeps formulas out of its head, too', () => {
    expect(toCsv(['=Name'], [])).toBe("\uFEFF'=Name\r\n");
  });
});

test('a file says that it may lack rows where it is full, also of a search that was counted to ten thousand', () => {
  const first = 'It holds the first 50,000';
  expect(sentencesOf(50_000, 83_333, [])).toBe(
    `${first} of 83,333 rows: narrow the search to get the others.`,
  );
  expect(sentencesOf(50_000, 10_001, [])).toBe(`${first} rows: narrow the search to get the others.`);
  expect(sentencesOf(23_456, 10_001, [])).toBe('It holds 23,456 rows.');
  expect(sentencesOf(10_001, 10_001, [])).toBe('It holds 10,001 rows.');
});
