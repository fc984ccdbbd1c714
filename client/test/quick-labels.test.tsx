import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FacilitiesPage } from '../src/admin/facilities/facilities-page.tsx';
import { renderStaff } from './render-staff.tsx';
import { facilityRow } from './rows/staff-rows.ts';

type Field = HTMLInputElement | HTMLButtonElement;

/** jsdom's own ways, through the whole page each time. */
const { full } = HTMLLabelElement as unknown as {
  full: { control(label: HTMLLabelElement): Element | null; labels(field: Field): NodeList | null };
};

const ways = document.createElement('div');
beforeEach(() => {
  ways.innerHTML = `
    <label for="one">One</label><input id="one"><label for="one">Again</label>
    <label>Around <b><select></select></b><textarea></textarea></label>
    <label for="">Nothing</label><label for="nowhere">Nowhere</label>
    <label for="secret">Secret</label><input id="secret" type="hidden">
    <label for="twice">Twice</label><p id="twice"></p><input id="twice">
    <label for="bar">Bar</label><progress id="bar"></progress><meter></meter><output></output><button>Press</button>
  `;
  document.body.append(ways);
});
afterEach(() => ways.remove());

function expectSame(root: Element | Document) {
  const labels = [...root.querySelectorAll('label')];
  expect(labels.map(({ control }) => control)).toEqual(labels.map(full.control));
  const fields = [
    ...root.querySelectorAll<Field>('button, input, meter, output, progress, select, textarea'),
  ];
  const listed = (list: NodeList | null) => list && [...list];
  expect(fields.map((field) => listed(field.labels))).toEqual(
    fields.map((field) => listed(full.labels(field))),
  );
  return { labels: labels.length, fields: fields.length };
}

test('labels and fields find each other as jsdom says, for every element of a page with a form over it', async () => {
  const { user } = renderStaff(<FacilitiesPage />, {
    staffFacilities: () => ({ items: [facilityRow(1, 'Nile Camp')] }),
  });
  await user.click(await screen.findByRole('button', { name: 'New Stay' }));
  await screen.findByLabelText('Name');
  const { labels, fields } = expectSame(document);
  expect(labels).toBeGreaterThan(15);
  expect(fields).toBeGreaterThan(20);
});

test('what is changed later counts at once, in the page and in a part that is out of it', () => {
  const [one, again] = [...ways.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor === 'one');
  const field = screen.getByLabelText('One') as HTMLInputElement;
  const list = field.labels;
  expect([...(list ?? [])]).toEqual([one, again]);
  again?.remove();
  expect([...(list ?? [])]).toEqual([one]);
  field.id = 'other';
  expect(list).toHaveLength(0);
  expect(one?.control).toBeNull();
  one?.setAttribute('for', 'other');
  expect([...(list ?? [])]).toEqual([one]);
  field.type = 'hidden';
  expect(field.labels).toBeNull();
  expect(one?.control).toBeNull();
  field.type = 'text';
  ways.remove();
  expect([...(field.labels ?? [])]).toEqual([one]);
  expectSame(ways);
});
