import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FacilitiesPage } from '../src/admin/facilities/facilities-page.tsx';
import { renderStaff } from './render-staff.tsx';
import { facilityRow } from './rows/staff-rows.ts';

/** jsdom's own ways, and which selectors it is not asked about. */
const { full } = Element as unknown as {
  full: {
    matches(element: Element, selector: string): boolean;
    closest(element: Element, selector: string): Element | null;
    querySelector(root: ParentNode, selector: string): Element | null;
    querySelectorAll(root: ParentNode, selector: string): NodeListOf<Element>;
    isSimple(selector: string): boolean;
  };
};

const simple = [
  '*',
  'a',
  'script, style',
  '#one',
  '.a.b',
  'p.a',
  '[id="one"]',
  "[lang]:not([id='two'])",
  '*[role~="button"],input,button',
  'input[type=submit], input[type=button]',
  'input[type="CHECKBOX"]',
  'input:not([type="hidden"]):not([disabled])',
  '[data-x^="ab"]',
  '[data-x$="c"]',
  '[data-x*="b"]',
  'a[href]',
  'b',
  '[data-x=""]',
  ' p , a ',
  'svg, path',
  '[aria-label="One, two"]',
  'td',
  ':not(p, div)',
];
const others = [
  'main h1',
  'ul > li',
  'p + p',
  ':first-child',
  ':where(p)',
  '[lang="EN"]',
  'P',
  'a:not(p a)',
  '[data-x~=""]',
  '[id="a\\"b"]',
  'p::before',
  'input:checked',
  '[DATA-X]',
];

const ways = document.createElement('div');
beforeEach(() => {
  ways.innerHTML = `
    <p id="one" class="a b" lang="en">One</p><p id="two" class="b" lang="EN" data-x="abc">Two</p><p id="one" data-x="">Again</p>
    <input type="SUBMIT"><input type="button" disabled><input type="checkbox"><input type="hidden"><input>
    <a href="/">Way</a><a>No way</a><b role="link button" aria-label="One, two"></b><b role="buttons"></b>
    <svg><path data-x="bc"/></svg><table><tr><td>Cell</td></tr></table>
    <template><p id="one">Of no page</p></template>
  `;
  document.body.append(ways);
});
afterEach(() => ways.remove());

function expectSame(root: ParentNode, selector: string) {
  const all = [...root.querySelectorAll(selector)];
  const said = [selector, all.length];
  expect([...said, all]).toEqual([...said, [...full.querySelectorAll(root, selector)]]);
  expect(root.querySelector(selector)).toBe(full.querySelector(root, selector));
  return all.length;
}

test.each(simple)(
  '%s finds what jsdom finds, in a page, an element and a part out of the page',
  (selector) => {
    expect(full.isSimple(selector)).toBe(true);
    expect(expectSame(document, selector)).toBeGreaterThan(0);
    expectSame(ways, selector);
    const part = document.createDocumentFragment();
    part.append(ways.cloneNode(true));
    expectSame(part, selector);
    for (const element of ways.querySelectorAll('*')) {
      expect(element.matches(selector)).toBe(full.matches(element, selector));
      expect(element.closest(selector)).toBe(full.closest(element, selector));
    }
  },
);

test.each(others)('%s is left to jsdom', (selector) => {
  expect(full.isSimple(selector)).toBe(false);
});

test('what is no selector is refused as jsdom refuses it', () => {
  for (const wrong of ['', '[', 'p,', '!'])
    expect(() => ways.querySelector(wrong)).toThrow(expect.objectContaining({ name: 'SyntaxError' }));
});

test('the roles, texts and labels of a page with a form over it are found as jsdom finds them', async () => {
  const { user } = renderStaff(<FacilitiesPage />, {
    staffFacilities: () => ({ items: [facilityRow(1, 'Nile Camp')] }),
  });
  await user.click(await screen.findByRole('button', { name: 'New Stay' }));
  await screen.findByLabelText('Name');
  for (const selector of simple) expectSame(document, selector);
});
