import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { Link, Route, Routes, useSearchParams } from 'react-router-dom';
import { TestRouter, visit } from '../../../test/test-router.tsx';
import { useUrlState } from './use-url-state.ts';

const byDate = { q: '', sort: '-date' };
const byHand = { q: '', sort: '' };
const typingDelay = 250;
const typingSettles = () => act(() => new Promise((done) => setTimeout(done, typingDelay + 50)));

function List() {
  const [standard, setStandard] = useState(byDate);
  const [{ q, sort }, change] = useUrlState(useSearchParams(), standard, { typed: 'q', delay: typingDelay });
  return (
    <>
      <p>Sorted by {sort || 'hand'}</p>
      <button type="button" onClick={() => setStandard(byHand)}>
        The rows come, in an order by hand
      </button>
      <input type="search" value={q} onChange={({ target }) => change({ q: target.value })} />
      <Link to="/other">Other</Link>
      <Link to="/list/7">Row 7</Link>
    </>
  );
}

/** Its code is on its way for as long as the test goes on. */
const Other = lazy(() => new Promise<never>(() => undefined));

function open(address = '/list') {
  const router = visit([address]);
  render(
    <TestRouter>
      <Suspense>
        <Routes>
          <Route path="/list/:row?" element={<List />} />
          <Route path="/other" element={<Other />} />
        </Routes>
      </Suspense>
    </TestRouter>,
  );
  return router;
}

/** Once the search is written into the address, before it is drawn. */
function afterNextWrite(then: () => void): void {
  const write = window.history.replaceState.bind(window.history);
  const written = jest.spyOn(window.history, 'replaceState').mockImplementationOnce((...entry) => {
    write(...entry);
    written.mockRestore();
    queueMicrotask(then);
  });
}

test('what is typed into a list stands in its address when the typing settles', async () => {
  const router = open();
  await userEvent.type(screen.getByRole('searchbox'), 'nile');
  await typingSettles();
  expect(router.location.pathname + router.location.search).toBe('/list?q=nile');
});

test('who types into a list and goes on at once is not called back while the next page is on its way', async () => {
  const router = open();
  await userEvent.type(screen.getByRole('searchbox'), 'nile');
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  expect(screen.getByRole('searchbox')).toBeVisible();
  await typingSettles();
  expect(router.location.pathname + router.location.search).toBe('/other');
});

test('a row that is opened before the search has arrived in the address keeps the search', async () => {
  const router = open();
  afterNextWrite(() => fireEvent.click(screen.getByRole('link', { name: 'Row 7' })));
  await userEvent.type(screen.getByRole('searchbox'), 'nile');
  await typingSettles();
  await typingSettles();
  expect(screen.getByRole('searchbox')).toHaveValue('nile');
  expect(router.location.pathname + router.location.search).toBe('/list/7?q=nile');
});

test('a row that is opened while the address with the search is being drawn keeps the search', async () => {
  const router = open();
  afterNextWrite(() => window.history.pushState(null, '', '/list/7'));
  await userEvent.type(screen.getByRole('searchbox'), 'nile');
  await typingSettles();
  act(() => void fireEvent.popState(window));
  await typingSettles();
  expect(screen.getByRole('searchbox')).toHaveValue('nile');
  expect(router.location.pathname + router.location.search).toBe('/list/7?q=nile');
});

test('a list of which it turns out that it is in another order leaves its address as it was', async () => {
  const router = open();
  const write = jest.spyOn(window.history, 'replaceState');
  expect(screen.getByText('Sorted by -date')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Sorted by hand')).toBeVisible();
  expect(write).not.toHaveBeenCalled();
  expect(router.location.search).toBe('');
});

test('the order that an address asks for stays, whatever the usual one turns out to be', async () => {
  const router = open('/list?sort=-date');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Sorted by -date')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'nile');
  await typingSettles();
  expect(router.location.search).toBe('?sort=-date&q=nile');
});
