import { chakra } from '@chakra-ui/react';
import { useContext, useEffect, useState } from 'react';
import { LiveContext } from './live-context.ts';

/** Says that a record was deleted while it is open here: what is typed stays, as it may be brought back. */
export function DeletedMeanwhile({ kind, id }: { kind: string; id: number }) {
  const { onRemoved } = useContext(LiveContext);
  const [isGone, setGone] = useState(false);
  useEffect(
    () =>
      onRemoved((removed) => {
        if (removed.kind === kind && removed.id === id) setGone(true);
      }),
    [onRemoved, kind, id],
  );
  if (!isGone) return null;
  return (
    <Line role="alert">
      This {kind} was deleted meanwhile. Nothing can be written about it unless it is brought back.
    </Line>
  );
}

const Line = chakra('p', {
  base: {
    bg: 'dangerSoft',
    color: 'dangerText',
    px: '4',
    py: '2',
    mb: '2',
    borderRadius: 'md',
    fontSize: 'sm',
  },
});
