import { describe, expect, test } from '@jest/globals';
import { cleanHtml, isEditable } from './clean-html.ts';

describe('HTML that is published', () => {
  test('has no paragraphs in its list items', () =>
    expect(cleanHtml('<ul><li><p>Boots</p></li><li><p>One</p><p>Two</p></li></ul>')).toBe(
      '<ul><li>Boots</li><li><p>One</p><p>Two</p></li></ul>',
    ));
  test('does not end in empty paragraphs', () =>
    expect(cleanHtml('<p>Text</p><p></p><p></p>')).toBe('<p>Text</p>'));
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
  ])('shows %s', (_, html) => expect(isEditable(html)).toBe(true));
  test.each([
    ['a table', '<table><tbody><tr><td>A</td></tr></tbody></table>'],
    ['a caption', '<figure><img src="/media/a.jpg" alt=""><figcaption>A</figcaption></figure>'],
  ])('would drop %s, and is not used for it', (_, html) => expect(isEditable(html)).toBe(false));
});
