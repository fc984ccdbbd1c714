import { chakra } from '@chakra-ui/react';
import { useContext, useEffect, useState } from 'react';
import type { OpenWriting } from '../../generated/schema.ts';
import { locale } from '../../lib/locale.ts';
import { type Live, LiveContext } from './live-context.ts';

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

/** Tells the others that this record is open here, for as long as it is; nothing of one that has no number yet. */
export function usePresence(
  kind: string | undefined,
  id: number | null | undefined,
  editing: boolean,
  writing: OpenWriting | null = null,
): void {
  const { sayOpen } = useContext(LiveContext);
  useEffect(() => {
    if (kind && id) return sayOpen({ kind, id, editing, writing });
  }, [sayOpen, kind, id, editing, writing]);
}

/** Tells the others what is being written about this record, while something is. */
export function useWriting(
  { kind, id }: { kind: string; id: number },
  writing: OpenWriting,
  isWriting: boolean,
): void {
  usePresence(isWriting ? kind : undefined, id, true, writing);
}

/** Says that a record was deleted while it is open here: what is typed stays, as it may be brought back. */
function DeletedMeanwhile({ kind, id }: { kind: string; id: number }) {
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
    <Warning role="alert">
      This {kind} was deleted meanwhile. Nothing can be written about it unless it is brought back.
    </Warning>
  );
}

const Warning = chakra('p', {
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

const list = new Intl.ListFormat(locale.formats, { type: 'conjunction' });

/** Who else has this record open, in a sentence; nothing while nobody has. */
export function OpenByOthers({ kind, id }: { kind: string | undefined; id: number | null | undefined }) {
  const open = useContext(LiveContext).openRecords.filter(
    (record) => record.kind === kind && record.id === id,
  );
  const named = new Set<string>();
  const sentences = doings.flatMap(({ is, one, many }) => {
    // Who does two things is named for the first of them.
    const names = namesOf(open.filter(is)).filter((name) => !named.has(name));
    for (const name of names) named.add(name);
    return names.length > 0 ? [`${list.format(names)} ${names.length > 1 ? many : one}`] : [];
  });
  return <Line aria-live="polite">{sentences.join(' · ')}</Line>;
}

/** Who else writes a reply just now, said where one is sent. */
export function AnsweredByOthers({ kind, id }: { kind: string; id: number }) {
  const open = useContext(LiveContext).openRecords.filter(
    (record) => record.kind === kind && record.id === id,
  );
  const names = namesOf(open.filter(({ writing }) => writing === 'reply'));
  return (
    <Line aria-live="polite">
      {names.length > 0 &&
        `${list.format(names)} ${names.length > 1 ? 'are' : 'is'} writing a reply too. Agree on who answers.`}
    </Line>
  );
}

type OpenRecord = Live['openRecords'][number];

/** What others can be doing, what matters most first. */
const doings: { is(open: OpenRecord): boolean; one: string; many: string }[] = [
  { is: ({ writing }) => writing === 'reply', one: 'is writing a reply', many: 'are writing a reply' },
  { is: ({ writing }) => writing === 'note', one: 'is writing a note', many: 'are writing a note' },
  { is: ({ editing }) => editing, one: 'is editing', many: 'are editing' },
  { is: () => true, one: 'has this open', many: 'have this open' },
];

const namesOf = (open: OpenRecord[]) => [...new Set(open.map(({ by }) => by.name))];

const Line = chakra('p', {
  base: {
    bg: 'highlightSoft',
    color: 'ink',
    px: '4',
    py: '2',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 'medium',
    _empty: { display: 'none' },
  },
});
