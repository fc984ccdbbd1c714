import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { getToken, login, logout, useSession } from './session.ts';

const nakato = { id: 1, email: 'nakato@lubugo.example', role: 'owner' as const };

const anotherTabWrote = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));

beforeEach(() => localStorage.clear());

describe('The session', () => {
  test('is restored from local storage, and loading until then', () => {
    localStorage.setItem('token', 'kept');
    localStorage.setItem('user', JSON.stringify(nakato));
    const seen: unknown[] = [];
    const { result } = renderHook(() => {
      const session = useSession();
      seen.push(session.loading);
      return session;
    });
    expect(seen[0]).toBe(true);
    expect(result.current).toEqual({ loading: false, token: 'kept', user: nakato });
  });

  test('is nobody when what is stored cannot be read', () => {
    localStorage.setItem('token', 'another');
    localStorage.setItem('user', '{half');
    const { result } = renderHook(() => useSession());
    anotherTabWrote();
    expect(result.current).toEqual({ loading: false, token: null, user: null });
  });

  test('a sign-in is kept under token and user', () => {
    const { result } = renderHook(() => useSession());
    act(() => login({ user: nakato, token: 'fresh' }));
    expect(result.current.user).toEqual(nakato);
    expect(getToken()).toBe('fresh');
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(nakato);
  });

  test('signing out forgets it at once and tells the server', async () => {
    const fetch = jest.fn<typeof globalThis.fetch>().mockRejectedValue(new Error('offline'));
    globalThis.fetch = fetch;
    const { result } = renderHook(() => useSession());
    act(() => login({ user: nakato, token: 'fresh' }));
    await act(logout);
    expect(result.current.user).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(String(fetch.mock.calls[0]?.[1]?.body)).toContain('logout');
  });

  test('follows a sign-out in another tab', () => {
    const { result } = renderHook(() => useSession());
    act(() => login({ user: nakato, token: 'fresh' }));
    localStorage.clear();
    anotherTabWrote();
    expect(result.current.user).toBeNull();
  });
});
