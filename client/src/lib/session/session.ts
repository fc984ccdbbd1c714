// Who is signed in. Lives outside React so that the network link and the components read one truth.
import { useSyncExternalStore } from 'react';
import type { Role } from '../../generated/schema.ts';
import { postGraphQL } from '../api/post-graphql.ts';
import { readStored, writeStored } from '../storage.ts';

export interface SessionUser {
  id: number;
  email: string;
  role: Role;
}

interface SessionState {
  /** True until the stored session was read; nobody is sent to the login before that. */
  loading: boolean;
  user: SessionUser | null;
  token: string | null;
}

/** Lets whoever is at work keep their place when the session ends; see `saved-place.ts`. */
interface PlaceKeeper {
  /** Whether it would. */
  keeps(): boolean;
  /** Does so for the one whose session ended, if known, and answers whether. */
  keep(user: SessionUser | null): boolean;
  /** The new token once they have signed in again; null when they will not. */
  back(): Promise<string | null>;
  /** There is a session again, or somebody left for good. */
  release(): void;
}

/** Nobody's on a page of the website. */
export const keeper: { current: PlaceKeeper | null } = { current: null };

const unread: SessionState = { loading: true, user: null, token: null };
const nobody: SessionState = { loading: false, user: null, token: null };

let state = unread;
const listeners = new Set<() => void>();

/** The session for components; renders again when anybody signs in or out, in this tab or another. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unread,
  );
}

/** The session outside of components. */
export function currentSession(): SessionState {
  if (state.loading) restoreSession();
  return state;
}

/** The Bearer token, or null for a visitor. */
export function getToken(): string | null {
  return currentSession().token;
}

/** Reads the stored session again and answers its token; another tab may have renewed it. */
export function restoreSession(): string | null {
  if (typeof window === 'undefined') return null;
  if (state.loading) window.addEventListener('storage', followOtherTabs);
  const token = readStored('token');
  const user = parseUser(readStored('user'));
  if (state.loading || state.token !== token) {
    if (token && user) change({ loading: false, token, user });
    // Another tab found the session over; who signs out takes the name along.
    else leave(user);
  }
  return state.token;
}

/** Keeps what a sign-in or a refresh answered. */
export function login({ user, token }: { user: SessionUser; token: string }) {
  writeStored('user', JSON.stringify({ id: user.id, email: user.email, role: user.role }));
  writeStored('token', token);
  change({ loading: false, user, token });
}

/** Signs out here and in the other tabs, and ends the session on the server. */
export async function logout() {
  endSession();
  await postGraphQL('mutation Logout { logout }').catch(() => undefined);
}

/** Removes the session without asking the server. */
export function endSession() {
  writeStored('user', null);
  writeStored('token', null);
  change(nobody);
}

/** The token is no longer good and cannot be renewed: who is at work keeps their place, in every tab. */
export function expireSession() {
  leave(state.user);
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

function leave(user: SessionUser | null) {
  const saved = keeper.current?.keep(user) ?? false;
  if (!saved) writeStored('user', null);
  writeStored('token', null);
  change(nobody, saved);
}

function change(next: SessionState, placeIsSaved = false) {
  state = next;
  if (!placeIsSaved) keeper.current?.release();
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
