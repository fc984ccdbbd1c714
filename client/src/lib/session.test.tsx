import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import {
  expireSession,
  getToken,
  keepPlace,
  login,
  logout,
  putOffSignIn,
  signedInAgain,
  useSession,
} from './session.ts';

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
    expect(result.current).toMatchObject({ loading: false, token: 'kept', user: nakato });
  });

  test('is nobody when what is stored cannot be read', () => {
    localStorage.setItem('token', 'another');
    localStorage.setItem('user', '{half');
    const { result } = renderHook(() => useSession());
    anotherTabWrote();
    expect(result.current).toMatchObject({ loading: false, token: null, user: null });
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

describe('A session that ends', () => {
  let release = () => {};
  beforeEach(() => act(() => login({ user: nakato, token: 'old' })));
  afterEach(() => release());

  test('while nobody is at work is forgotten', () => {
    const { result } = renderHook(() => useSession());
    act(expireSession);
    expect(result.current).toMatchObject({ user: null, ended: null, asking: false });
    expect(localStorage).toHaveLength(0);
  });

  test('while somebody is at work keeps their place without the token, and goes on once they are back', async () => {
    release = keepPlace();
    const { result } = renderHook(() => useSession());
    act(expireSession);
    expect(result.current).toMatchObject({ user: null, token: null, ended: nakato, asking: true });
    expect(localStorage.getItem('token')).toBeNull();
    const waiting = signedInAgain();
    act(() => login({ user: nakato, token: 'new' }));
    expect(await waiting).toBe('new');
    expect(result.current).toMatchObject({ user: nakato, ended: null, asking: false });
  });

  test('goes on in one tab when the same person signs in in another', async () => {
    release = keepPlace();
    renderHook(() => useSession());
    act(expireSession);
    const waiting = signedInAgain();
    localStorage.setItem('user', JSON.stringify(nakato));
    localStorage.setItem('token', 'of another tab');
    anotherTabWrote();
    expect(await waiting).toBe('of another tab');
  });

  test('does not go on as somebody else', async () => {
    release = keepPlace();
    renderHook(() => useSession());
    act(expireSession);
    const waiting = signedInAgain();
    act(() => login({ user: { ...nakato, id: 2 }, token: 'of another' }));
    expect(await waiting).toBeNull();
  });

  test('lets what waits fail when signing in is put off, and keeps the place', async () => {
    release = keepPlace();
    const { result } = renderHook(() => useSession());
    act(expireSession);
    const waiting = signedInAgain();
    act(putOffSignIn);
    expect(await waiting).toBeNull();
    expect(result.current).toMatchObject({ ended: nakato, asking: false });
  });

  test('is over in every tab in which somebody was at work', () => {
    release = keepPlace();
    const { result } = renderHook(() => useSession());
    localStorage.removeItem('token');
    anotherTabWrote();
    expect(result.current).toMatchObject({ ended: nakato, asking: true });
  });
});
