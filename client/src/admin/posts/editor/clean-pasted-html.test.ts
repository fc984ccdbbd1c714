import { describe, expect, test } from '@jest/globals';
import { cleanPastedHtml } from './clean-pasted-html.ts';

describe('What is pasted from a word processor', () => {
  test('comes without its styles sheets, comments and own tags', () => {
    const pasted = `<html xmlns:o="urn:x"><head><style>p.MsoNormal {margin: 0}</style></head><body>
      <!--StartFragment--><p class="MsoNormal">Gorillas<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>
      <!--EndFragment--></body></html>`;
    expect(cleanPastedHtml(pasted).trim()).toBe('<p class="MsoNormal">Gorillas</p>');
  });

  test('has its bullets as a list', () => {
    const item = (text: string) =>
      `<p class="MsoListParagraphCxSpMiddle"><![if !supportLists]><span>·<span>  </span></span><![endif]>${text}</p>`;
    expect(cleanPastedHtml(`${item('Boots')}${item('<b>Gloves</b>')}`)).toBe(
      '<ul><li>Boots</li><li><b>Gloves</b></li></ul>',
    );
  });

  test('has its numbers as a numbered list, and the text around stays', () => {
    const pasted =
      '<p>Before</p><p class="MsoListParagraph">1.&nbsp;&nbsp;First</p><p class="MsoListParagraph">2.&nbsp;&nbsp;Second</p><p>After</p>';
    expect(cleanPastedHtml(pasted)).toBe('<p>Before</p><ol><li>First</li><li>Second</li></ol><p>After</p>');
  });
});

test('What is pasted from a web page keeps its headings, links and emphasis', () => {
  const pasted = '<h2>Days</h2><p>See <a href="https://x.example/">this</a> <em>soon</em></p>';
  expect(cleanPastedHtml(pasted)).toBe(pasted);
});
