import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { setupUser } from './user.ts';

/** How often the field said that it changed, and what it holds. */
async function type(type: string, text: string, value = '') {
  const onChange = jest.fn();
  render(<input aria-label="Field" type={type} defaultValue={value} onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('Field');
  await setupUser().type(field, text);
  return [onChange.mock.calls.length, field.value];
}

test.each([
  ['text', 'four', '', 1, 'four'],
  ['search', ' days', 'four', 1, 'four days'],
  ['text', 'ab{Backspace}c', '', 4, 'ac'],
  ['number', '12', '', 2, '12'],
])(
  'into a field of type %s, %j beside %j changes it %d times, to %j',
  async (kind, text, before, times, after) => {
    expect(await type(kind, text, before)).toEqual([times, after]);
  },
);

test('what is typed arrives in its field, also when a dialog takes the focus to another one late', async () => {
  const late = () => setTimeout(() => screen.getByLabelText('First').focus());
  render(
    <>
      <input aria-label="First" />
      <input aria-label="Field" onClick={late} />
    </>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Field');
  await setupUser().type(field, 'four');
  expect(field).toHaveValue('four');
});
