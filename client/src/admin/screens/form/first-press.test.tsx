import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderStaff } from '../../../../test/render-staff.tsx';
import { CoachesPage } from '../../coaches/coaches-page.tsx';

const problem = () => screen.queryByText('Name is required.');

async function leaveName() {
  const { user } = renderStaff(<CoachesPage />, { staffCoaches: () => ({ items: [] }) });
  await user.click(await screen.findByRole('button', { name: 'Add Member' }));
  const name = await screen.findByLabelText('Name');
  return { name, bio: screen.getByLabelText('Bio') };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => void fireEvent.mouseUp(window));

test('What is wrong with a field that is left comes after the press that left it', async () => {
  const { name, bio } = await leaveName();
  fireEvent.mouseDown(bio);
  fireEvent.blur(name);
  // Long enough for whatever was begun: the next task has come.
  await new Promise((done) => setTimeout(done));
  expect(problem()).not.toBeInTheDocument();
  fireEvent.mouseUp(bio);
  fireEvent.click(bio);
  expect(await screen.findByText('Name is required.')).toBeVisible();
});

test('It comes at once when the keyboard left the field', async () => {
  const { name } = await leaveName();
  fireEvent.keyDown(name, { key: 'Tab' });
  fireEvent.blur(name);
  expect(await screen.findByText('Name is required.')).toBeVisible();
});

test.each([
  [
    'a list of choices of the browser',
    () => fireEvent.change(screen.getByLabelText('Bio'), { target: { value: 'x' } }),
  ],
  ['something outside the window', () => fireEvent.mouseMove(window, { buttons: 0 })],
  ['what was dragged', () => fireEvent.dragEnd(window)],
])('It comes also when the release was kept by %s', async (_, goOn) => {
  const { name, bio } = await leaveName();
  fireEvent.mouseDown(bio);
  fireEvent.blur(name);
  goOn();
  expect(await screen.findByText('Name is required.')).toBeVisible();
});
