/** @jest-environment node */
import { expect, test } from '@jest/globals';
import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createLucideIcon, { type Drawing } from './lucide-icon.ts';

interface LucideIcon {
  render(props: object, ref: null): { props: { icon: Drawing } };
}

const markup = (icon: unknown, props: object) =>
  renderToStaticMarkup(createElement(icon as ComponentType, props));

const icons = Object.values(lucide.icons);

function expectSame(icon: unknown, props: object) {
  const drawing = (icon as LucideIcon).render({}, null).props.icon;
  const drawn = markup(icon, props).replace(' xmlns="http://www.w3.org/2000/svg"', '');
  expect(markup(createLucideIcon(drawing), props)).toBe(drawn);
}

test('Every icon is drawn as by Lucide itself', () => {
  expect(icons.length).toBeGreaterThan(1000);
  for (const icon of icons) expectSame(icon, {});
});

// What an element says of itself is the same work for all drawings.
test.each([
  { 'aria-hidden': true },
  { 'aria-label': 'Warning' },
  { size: 16, style: { flexShrink: 0 } },
  { className: 'mark', 'data-state': 'open' },
])('An icon with %j is drawn as by Lucide itself', (props) => {
  for (const icon of icons.slice(0, 50)) expectSame(icon, props);
});
