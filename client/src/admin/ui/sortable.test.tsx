import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { SortableList } from './sortable.tsx';

function Trips() {
  const [rows, setRows] = useState(['Kidepo', 'Bwindi', 'Jinja'].map((name) => ({ id: name, name })));
  const move = (from: number, to: number) =>
    setRows((before) => before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1)));
  return (
    <SortableList rows={rows} onMove={move}>
      {(row, _, handles) => (
        <>
          <span>{row.name}</span>
          {handles}
        </>
      )}
    </SortableList>
  );
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('A row is moved by keyboard, keeps the focus, and where it went is said', async () => {
  const { user } = renderStaff(<Trips />, {});
  const down = screen.getByRole('button', { name: 'Move Kidepo down' });
  down.focus();
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Bwindi', 'Kidepo', 'Jinja']);
  expect(screen.getByText('Kidepo is now 2 of 3.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Move Kidepo down' })).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(order()).toEqual(['Bwindi', 'Jinja', 'Kidepo']);
  // At the end it can do nothing more, and still has the focus for the way back.
  expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(order()).toEqual(['Bwindi', 'Kidepo', 'Jinja']);
});
