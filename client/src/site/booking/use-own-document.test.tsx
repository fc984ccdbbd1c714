import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { useOwnDocument } from './use-own-document.ts';

function BookingPage() {
  useOwnDocument();
  return (
    <>
      <Link to="/programs/3">Program</Link>
      <Link to="/book/3">Book</Link>
      <Link to="/booking?key=K">Booking</Link>
      <Link to="/booker">Another</Link>
    </>
  );
}

test('Links from pages of bookings to others load a page anew; between them the router goes on', async () => {
  render(
    <MemoryRouter>
      <BookingPage />
    </MemoryRouter>,
  );
  // There is no other page to go to in a test.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay, true);
  const heard = jest.fn();
  document.body.addEventListener('click', (event) => heard((event.target as Element).textContent));
  for (const name of ['Program', 'Book', 'Booking', 'Another'])
    await userEvent.click(screen.getByRole('link', { name }));
  window.removeEventListener('click', stay, true);
  expect(heard.mock.calls.flat()).toEqual(['Book', 'Booking']);
});
