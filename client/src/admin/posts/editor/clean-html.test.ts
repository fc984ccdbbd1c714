import { describe, expect, test } from '@jest/globals';
import { cleanHtml, isEditable } from './clean-html.ts';

describe('HTML that is published', () => {
  test('has no paragraphs in its list items', () =>
    expect(cleanHtml('<ul><li><p>Boots</p></li><li><p>One</p><p>Two</p></li></ul>')).toBe(
      '<ul><li>Boots</li><li><p>One</p><p>Two</p></li></ul>',
    ));
  test('does not end in empty paragraphs', () =>
    expect(cleanHtml('<p>Text</p><p></p><p></p>')).toBe('<p>Text</p>'));
  test('has no paragraphs in the cells of tables', () =>
    expect(cleanHtml('<table><tbody><tr><td><p>Gorillas</p></td></tr></tbody></table>')).toBe(
      '<table><tbody><tr><td>Gorillas</td></tr></tbody></table>',
    ));
  test('has no pictures that only this device can show', () =>
    expect(cleanHtml('<p>Text</p><img src="blob:https://lubugo.example/1">')).toBe('<p>Text</p>'));
  test('of an empty editor is nothing', () => expect(cleanHtml('<p></p>')).toBe(''));
});

describe('The editor', () => {
  test.each([
    ['headings, lists and links', '<h2>A</h2><ul><li>B <a href="https://x.example/">c</a></li></ul>'],
    ['emphasis by its older names', '<p><b>A</b> <i>b</i></p>'],
    [
      'pictures and films',
      '<img src="/media/a.jpg" alt="A"><iframe src="https://player.vimeo.com/video/1"></iframe>',
    ],
    [
      'tables with joined cells',
      '<table><thead><tr><th colspan="2" scope="col">A</th></tr></thead><tbody><tr><td rowspan="2">B</td><td>C</td></tr></tbody></table>',
    ],
  ])('shows %s', (_, html) => expect(isEditable(html)).toBe(true));
  test.each([['a caption', '<figure><img src="/media/a.jpg" alt=""><figcaption>A</figcaption></figure>']])(
    'would drop %s, and is not used for it',
    (_, html) => expect(isEditable(html)).toBe(false),
  );
});
