// When the list of a screen is asked for again, shown on stays.
import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { createApolloClient } from '../../../lib/api/apollo.ts';
import { Freshness, freshFor } from '../../../lib/api/freshness.ts';
import { StaffFacilitiesDocument } from '../../facilities/facilities.generated.ts';
import { StaffFreshnessContext, useFreshQuery } from './staff-freshness.ts';

afterEach(() => void jest.useRealTimers());

/** A screen that can be opened and left, and how often its list was asked for. */
function screenOfStays() {
  jest.useFakeTimers();
  const freshness = new Freshness();
  const answer = jest.fn(() => of({ data: { items: [] } }));
  const link = ApolloLink.from([freshness.link, new ApolloLink(answer)]);
  const client = createApolloClient({ link, ssr: false });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <StaffFreshnessContext value={freshness}>{children}</StaffFreshnessContext>
    </ApolloProvider>
  );
  const openAndLeave = async () => {
    const { unmount } = renderHook(() => useFreshQuery(StaffFacilitiesDocument), { wrapper });
    await act(() => jest.advanceTimersByTimeAsync(10));
    unmount();
  };
  return { answer, openAndLeave };
}

test('a screen that is opened again within five minutes shows the list it has and asks for nothing', async () => {
  const { answer, openAndLeave } = screenOfStays();
  await openAndLeave();
  await jest.advanceTimersByTimeAsync(freshFor - 1000);
  await openAndLeave();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a screen that is opened again later asks for its list, once', async () => {
  const { answer, openAndLeave } = screenOfStays();
  await openAndLeave();
  await jest.advanceTimersByTimeAsync(freshFor);
  await openAndLeave();
  expect(answer).toHaveBeenCalledTimes(2);
});
