import { DeletedMeanwhile } from './deleted-meanwhile.tsx';
import { OpenByOthers } from './open-by-others.tsx';
import { usePresence } from './use-presence.ts';

/** Says who else has a record open that is read here, or that it was deleted, and tells others that it is open here. */
export function Presence({ kind, id }: { kind: string; id: number }) {
  usePresence(kind, id, false);
  return (
    <>
      <DeletedMeanwhile kind={kind} id={id} />
      <OpenByOthers kind={kind} id={id} />
    </>
  );
}
