// Who is signed in. Lives outside React so that the network link and the components read one truth.
import { useSyncExternalStore } from 'react';
import type { Role } from '../generated/schema.ts';
import { postGraphQL } from './post-graphql.ts';
import { readStored, writeStored } from './storage.ts';

export interface SessionUser {
  id: number;
  email: string;
  role: Role;
}

export interface SessionState {
  /** True until the stored session was read; nobody is sent to the login before that. */
  loading: boolean;
  user: SessionUser | null;
  token: string | null;
  /** Whose session ended while they were at work: they keep their place and may sign in again there. */
  ended: SessionUser | null;
  /** Whether they are being asked to; calls that were refused wait for the answer. */
  asking: boolean;
}

const nobody: SessionState = { loading: false, user: null, token: null, ended: null, asking: false };
const unread: SessionState = { ...nobody, loading: true };

let state = unread;
/** Whether the server has taken the session since the page was loaded. */
let accepted = false;
/** How many screens keep somebody's place when the session ends. */
let workplaces = 0;
const listeners = new Set<() => void>();

/** The session for components; renders again when anybody signs in or out, in this tab or another. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unread,
  );
}

/** The Bearer token, or null for a visitor. */
export function getToken(): string | null {
  if (state.loading) restoreSession();
  return state.token;
}

/** Reads the stored session again and answers its token; another tab may have renewed it. */
export function restoreSession(): string | null {
  if (typeof window === 'undefined') return null;
  if (state.loading) window.addEventListener('storage', followOtherTabs);
  const token = readStored('token');
  const user = parseUser(readStored('user'));
  if (state.loading || state.token !== token) {
    if (token && user) change({ ...nobody, token, user });
    // Another tab found the session over. Who signs out takes the name with them.
    else leave(user);
  }
  return state.token;
}

/** Keeps what a sign-in or a refresh answered. */
export function login({ user, token }: { user: SessionUser; token: string }) {
  writeStored('user', JSON.stringify({ id: user.id, email: user.email, role: user.role }));
  writeStored('token', token);
  accepted = true;
  change({ ...nobody, user, token });
}

/** The server took the token: from now on whoever works here may keep their place when it ends. */
export function acceptSession() {
  accepted = true;
}

/** Who is signed in, or keeps their place to sign in again. */
export function currentUser(): SessionUser | null {
  if (state.loading) restoreSession();
  return state.user ?? state.ended;
}

/** The screen keeps the place of whoever works on it when the session ends. Returns the way to give that up. */
export function keepPlace(): () => void {
  workplaces += 1;
  return () => {
    workplaces -= 1;
  };
}

/** Signs out here and in the other tabs, and ends the session on the server. */
export async function logout() {
  endSession();
  await postGraphQL('mutation Logout { logout }').catch(() => undefined);
}

/** Forgets the session without asking the server, as when somebody else is to sign in. */
export function endSession() {
  writeStored('user', null);
  writeStored('token', null);
  change(nobody);
}

/** Whether the screen takes care of a session that ends. */
export function placeIsKept(): boolean {
  return accepted && workplaces > 0;
}

/** The token is no longer good and cannot be renewed: who was at work is asked to sign in again, in every tab. */
export function expireSession() {
  writeStored('token', null);
  leave(state.user ?? state.ended);
}

/** Leaves the place as it is, signed out. */
export function putOffSignIn() {
  change({ ...state, asking: false });
}

/** Asks again, after it was put off. */
export function askForSignIn() {
  if (state.ended) change({ ...state, asking: true });
}

/** The new token once the person who is being asked has signed in, here or in another tab; null when they will not. */
export function signedInAgain(): Promise<string | null> {
  const who = state.ended?.id;
  return new Promise((resolve) => {
    const settle = () => {
      if (state.asking) return;
      listeners.delete(settle);
      resolve(state.user?.id === who ? state.token : null);
    };
    listeners.add(settle);
    settle();
  });
}

function leave(user: SessionUser | null) {
  if (user && placeIsKept()) return change({ ...nobody, ended: user, asking: true });
  writeStored('user', null);
  change(nobody);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (state.loading) restoreSession();
  return () => {
    listeners.delete(listener);
  };
}

function followOtherTabs({ key }: StorageEvent) {
  if (key === 'token' || key === null) restoreSession();
}

function change(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
}

function parseUser(text: string | null): SessionUser | null {
  try {
    const user = JSON.parse(text ?? 'null');
    return typeof user?.email === 'string' ? user : null;
  } catch {
    return null;
  }
}
