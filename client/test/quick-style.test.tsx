import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PostsPage } from '../src/admin/posts/posts-page.tsx';
import { renderStaff } from './render-staff.tsx';
import { inboxPage } from './rows/inbox-rows.ts';
import { listedPost, postRow } from './rows/staff-rows.ts';

type Style = typeof getComputedStyle & { full: typeof getComputedStyle };

const sheet = document.createElement('style');
sheet.textContent = `
  .gone { display: none } .unseen { visibility: hidden } .faint { opacity: 0 }
  p.seen { visibility: visible } .gone.not { display: unset } .still { pointer-events: none }
  .long { overflow: auto; overflow-y: scroll; z-index: 3; animation-name: pulse } [dir=rtl] { direction: rtl }
  @media print { button { display: none } } @media screen { [data-way=screen] { display: none } }
`;
const ways = document.createElement('div');
ways.innerHTML = `
  <button class="gone">Rule</button><button style="display: none">Own</button>
  <div class="unseen"><button>Above</button><p class="seen"><button>Shown</button></p></div>
  <button data-way="screen">Screen</button><button class="faint still">Faint</button>
  <button class="gone not">Unset</button><button hidden>Hidden</button><p class="later">Later</p>
  <p class="long">Long</p><p dir="rtl" style="overflow: hidden; z-index: 2; animation-name: spin">From the right</p>
`;

beforeEach(() => {
  document.head.append(sheet);
  document.body.append(ways);
});
afterEach(() => {
  sheet.remove();
  ways.remove();
});

const names = [
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'color',
  'direction',
  'z-index',
  'animation-name',
  'overflow',
  'overflow-x',
  'overflow-y',
];

test('whether something is shown is what jsdom says, for every element of a page with a form over it', async () => {
  const { user } = renderStaff(<PostsPage />, {
    staffPosts: () => inboxPage([postRow(1, 'Better roads')].map(listedPost)),
  });
  await user.click(await screen.findByRole('button', { name: 'New Post' }));
  await screen.findByLabelText('Title');
  const all = [...document.querySelectorAll('*')];
  const answers = (style: typeof getComputedStyle) =>
    all.map((element) => {
      const computed = style(element);
      return [element.tagName, element.className, ...names.map((name) => computed.getPropertyValue(name))];
    });
  expect(all.length).toBeGreaterThan(100);
  expect(answers(getComputedStyle)).toEqual(answers((getComputedStyle as Style).full));
});

test('what a rule, the element itself or what it stands in hides is not found by its role, nor visible', () => {
  for (const name of ['Rule', 'Own', 'Above', 'Screen', 'Hidden']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText(name)).not.toBeVisible();
  }
  expect(screen.getByText('Faint')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Shown' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Unset' })).toBeVisible();
});

test('what is hidden later is hidden at once', () => {
  const shown = screen.getByText('Later');
  expect(shown).toBeVisible();
  shown.classList.add('gone');
  expect(shown).not.toBeVisible();
  shown.classList.remove('gone');
  expect(shown).toBeVisible();
  sheet.sheet?.insertRule('.later { display: none }');
  expect(shown).not.toBeVisible();
});
