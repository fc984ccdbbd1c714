import { chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { locale } from '../../lib/locale.ts';
import { type Live, LiveContext } from './live-context.ts';

const list = new Intl.ListFormat(locale.formats, { type: 'conjunction' });

/** Who else has this record open, in a sentence; nothing while nobody has. */
export function OpenByOthers({ kind, id }: { kind: string | undefined; id: number | null | undefined }) {
  const open = useContext(LiveContext).openRecords.filter((one) => one.kind === kind && one.id === id);
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
  const open = useContext(LiveContext).openRecords.filter((one) => one.kind === kind && one.id === id);
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
  {
    is: ({ writing }) => writing === 'reply',
    one: 'is writing a reply',
    many: 'are writing a reply',
  },
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
