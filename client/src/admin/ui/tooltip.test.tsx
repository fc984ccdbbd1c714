import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { Tooltip } from './tooltip.tsx';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const enter = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }));
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }));
const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  renderStaff(
    ['Stays', 'Gallery'].map((name) => (
      <Tooltip key={name} label={name}>
        <button type="button" aria-label={name} />
      </Tooltip>
    )),
    {},
  );
});
afterEach(() => void jest.useRealTimers());

test('an icon is named after 700 ms, not before', async () => {
  enter('Stays');
  await wait(690);
  expect(shown()).toEqual([]);
  await wait(20);
  expect(shown()).toEqual(['Stays']);
});

test('the next icon is named at once within 300 ms', async () => {
  enter('Stays');
  await wait(710);
  leave('Stays');
  await wait(280);
  enter('Gallery');
  await wait(20);
  expect(shown()).toContain('Gallery');
});

test('the next icon is named after 700 ms again when 300 ms have passed', async () => {
  enter('Stays');
  await wait(710);
  leave('Stays');
  await wait(400);
  expect(shown()).toEqual([]);
  enter('Gallery');
  await wait(600);
  expect(shown()).toEqual([]);
});
