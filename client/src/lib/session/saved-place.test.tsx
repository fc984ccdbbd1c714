import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { acceptSession, postponeSignIn, savePlace, useSavedPlace } from './saved-place.ts';
import { endSession, expireSession, getToken, keeper, login, restoreSession } from './session.ts';

const nakato = { id: 1, email: 'nakato@lubugo.example', role: 'owner' as const };

const anotherTabWrote = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));

/** What a refused call waits for. */
const back = () => keeper.current?.back() ?? Promise.resolve('nobody waits');

describe('A session that ends', () => {
  let release = () => {};
  beforeEach(() => {
    restoreSession();
    act(() => login({ user: nakato, token: 'old' }));
  });
  afterEach(() => act(release));

  test('while nobody is at work is forgotten', () => {
    const { result } = renderHook(useSavedPlace);
    act(expireSession);
    expect(result.current).toEqual({ ended: null, asking: false });
    expect(getToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('before the server has taken it is forgotten too: there is no work to lose', () => {
    release = savePlace();
    const { result } = renderHook(useSavedPlace);
    act(expireSession);
    expect(result.current).toEqual({ ended: null, asking: false });
    expect(localStorage).toHaveLength(0);
    acceptSession();
  });

  test('while somebody is at work keeps their place without the token, and goes on once they are back', async () => {
    release = savePlace();
    const { result } = renderHook(useSavedPlace);
    act(expireSession);
    expect(result.current).toEqual({ ended: nakato, asking: true });
    expect(localStorage.getItem('token')).toBeNull();
    const waiting = back();
    act(() => login({ user: nakato, token: 'new' }));
    expect(await waiting).toBe('new');
    expect(result.current).toEqual({ ended: null, asking: false });
  });

  test('goes on in one tab when the same person signs in in another', async () => {
    release = savePlace();
    renderHook(useSavedPlace);
    act(expireSession);
    const waiting = back();
    localStorage.setItem('user', JSON.stringify(nakato));
    localStorage.setItem('token', 'of another tab');
    anotherTabWrote();
    expect(await waiting).toBe('of another tab');
  });

  test('does not go on as somebody else', async () => {
    release = savePlace();
    renderHook(useSavedPlace);
    act(expireSession);
    const waiting = back();
    act(() => login({ user: { ...nakato, id: 2 }, token: 'of another' }));
    expect(await waiting).toBeNull();
  });

  test('lets what waits fail when signing in is put off, and keeps the place', async () => {
    release = savePlace();
    const { result } = renderHook(useSavedPlace);
    act(expireSession);
    const waiting = back();
    act(postponeSignIn);
    expect(await waiting).toBeNull();
    expect(result.current).toEqual({ ended: nakato, asking: false });
  });

  test('is over in every tab in which somebody was at work', () => {
    release = savePlace();
    const { result } = renderHook(useSavedPlace);
    localStorage.removeItem('token');
    anotherTabWrote();
    expect(result.current).toEqual({ ended: nakato, asking: true });
  });

  test('is forgotten when somebody leaves for good', async () => {
    release = savePlace();
    const { result } = renderHook(useSavedPlace);
    act(expireSession);
    const waiting = back();
    act(endSession);
    expect(await waiting).toBeNull();
    expect(result.current).toEqual({ ended: null, asking: false });
    expect(localStorage).toHaveLength(0);
  });
});
