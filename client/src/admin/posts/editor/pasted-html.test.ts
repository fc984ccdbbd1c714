import { beforeAll, describe, expect, test } from '@jest/globals';
import { cleanPastedHtml, lostInWords, takeParts } from './pasted-html.ts';

const dot = 'data:image/png;base64,iVBORw0KGgo=';

beforeAll(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:${++count}`;
});

describe('Pictures inside what is pasted', () => {
  test('that hold their bytes become files, each under an address of this device', () => {
    const { html, files, lostPictures } = takeParts(`<p>One</p><img src="${dot}" alt="A dot">`);
    const [[address, file] = []] = [...files];
    expect(html).toBe(`<p>One</p><img src="${address}" alt="A dot">`);
    expect(file).toMatchObject({ name: 'pasted.png', type: 'image/png', size: 8 });
    expect(lostPictures).toBe(0);
  });
  test.each(['https://x.example/a.jpg', '/media/a.jpg'])('that have an address keep it: %s', (src) =>
    expect(takeParts(`<img src="${src}">`)).toMatchObject({ html: `<img src="${src}">`, lostPictures: 0 }),
  );
  test.each([
    'file:///C:/Users/me/image001.png',
    'cid:1',
    'blob:https://x.example/1',
    'data:image/png,x',
    '',
  ])('that nobody else can read are left out and counted: %j', (src) =>
    expect(takeParts(`<p>A</p><img src="${src}">`)).toMatchObject({ html: '<p>A</p>', lostPictures: 1 }),
  );
  test('of a word processor are counted once', () => {
    const word =
      '<p><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img src="file:///C:/a.png" v:shapes="a"><![endif]></p>';
    expect(takeParts(cleanPastedHtml(word)).lostPictures).toBe(1);
  });
});

describe('What is left out', () => {
  test('is said', () => {
    const lost = takeParts('<img src="file:///a.png"><img src="file:///b.png"><video src="a.mp4"></video>');
    expect(lostInWords(lost)).toMatch(/^2 pictures were left out, .* A film or another embedded part/);
  });
  test('is nothing where a film is on YouTube', () =>
    expect(lostInWords(takeParts('<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>'))).toBe(
      '',
    ));
});

test('The caption of a pasted table stands before it', () =>
  expect(takeParts('<table><caption>Prices</caption><tbody><tr><td>1</td></tr></tbody></table>').html).toBe(
    '<p>Prices</p><table><tbody><tr><td>1</td></tr></tbody></table>',
  ));

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
