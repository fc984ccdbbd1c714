// Who works in the staff's part keeps their place when the session ends, and may sign in again there.
import { useSyncExternalStore } from 'react';
import { currentSession, keeper, type SessionUser } from './session.ts';

interface SavedPlace {
  /** Whose session ended at work; null while it is good. */
  ended: SessionUser | null;
  /** Whether they are being asked to sign in again; calls that were refused wait for the answer. */
  asking: boolean;
}

const free: SavedPlace = { ended: null, asking: false };

let place = free;
/** Whether the server has taken a session since the page was loaded; before, there is no work to be lost. */
let accepted = false;
const listeners = new Set<() => void>();

export function useSavedPlace(): SavedPlace {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => place,
  );
}

/** Who is signed in, or keeps their place to sign in again. */
export function currentPerson(): SessionUser | null {
  return currentSession().user ?? place.ended;
}

/** The server took the session: from now on it is worth keeping one's place. */
export function acceptSession() {
  accepted = true;
}

/** Keeps the place of whoever works on this screen. Returns the way to give that up. */
export function savePlace(): () => void {
  keeper.current = {
    keeps: () => accepted,
    keep(user) {
      const ended = user ?? place.ended;
      if (!accepted || !ended) return false;
      change({ ended, asking: true });
      return true;
    },
    back: signedInAgain,
    release: () => change(free),
  };
  return () => {
    keeper.current = null;
    change(free);
  };
}

/** Leaves the place as it is, signed out. */
export function postponeSignIn() {
  change({ ...place, asking: false });
}

/** Asks again, after it was put off. */
export function askForSignIn() {
  if (place.ended) change({ ...place, asking: true });
}

/** The new token once the person who is being asked has signed in, here or in another tab; null when they will not. */
function signedInAgain(): Promise<string | null> {
  const who = place.ended?.id;
  return new Promise((resolve) => {
    const settle = () => {
      if (place.asking) return;
      listeners.delete(settle);
      const { user, token } = currentSession();
      resolve(user?.id === who ? token : null);
    };
    listeners.add(settle);
    settle();
  });
}

function change(next: SavedPlace) {
  place = next;
  for (const listener of listeners) listener();
}
