import { chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { locale } from '../../lib/locale.ts';
import { LiveContext } from './live-context.ts';

const list = new Intl.ListFormat(locale.formats, { type: 'conjunction' });

/** Who else has this record open, in a sentence; nothing while nobody has. */
export function OpenByOthers({ kind, id }: { kind: string | undefined; id: number | null | undefined }) {
  const open = useContext(LiveContext).openRecords.filter((one) => one.kind === kind && one.id === id);
  const editing = namesOf(open.filter((one) => one.editing));
  const reading = namesOf(open.filter((one) => !one.editing)).filter((name) => !editing.includes(name));
  return (
    <Line aria-live="polite">
      {[
        editing.length > 0 && `${list.format(editing)} ${editing.length > 1 ? 'are' : 'is'} editing`,
        reading.length > 0 && `${list.format(reading)} ${reading.length > 1 ? 'have' : 'has'} this open`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Line>
  );
}

const namesOf = (open: { by: { name: string } }[]) => [...new Set(open.map(({ by }) => by.name))];

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
