import { currentSession, login, type SessionUser } from '../../lib/session/session.ts';

/** Takes over what has changed about the signed-in person; an answer about somebody else came too late. */
export function followAccount({ id, email, role }: SessionUser) {
  const { user, token } = currentSession();
  if (!token || user?.id !== id || (user.email === email && user.role === role)) return;
  login({ user: { id, email, role }, token });
}
