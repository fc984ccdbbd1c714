import { OpenByOthers } from './open-by-others.tsx';
import { usePresence } from './use-presence.ts';

/** Says who else has a record open that is read here, and tells them that it is open here. */
export function Presence({ kind, id }: { kind: string; id: number }) {
  usePresence(kind, id, false);
  return <OpenByOthers kind={kind} id={id} />;
}
