import { chakra } from '@chakra-ui/react';
import type { TimelineEntry } from '../office/timeline/use-timeline.ts';
import { displayMoment } from '../ui/moment.ts';

/** Replies that went to the same person while this one was written, in full: nobody should get two answers by chance. */
export function AnsweredMeanwhile({ entries }: { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Box role="alert">
      {entries.map(({ id, byName, at, reply }) => (
        <div key={id}>
          <chakra.p fontWeight="semibold">
            {byName} answered on {displayMoment(at)}, while you were writing. Read it before you send yours.
          </chakra.p>
          <Said>
            <strong>{reply?.subject}</strong>
            {'\n\n'}
            {reply?.text}
          </Said>
        </div>
      ))}
    </Box>
  );
}

const Box = chakra('div', {
  base: { display: 'grid', gap: '4', p: '4', bg: 'highlightSoft', borderRadius: 'md', fontSize: 'sm' },
});

const Said = chakra('blockquote', {
  base: {
    mt: '2',
    ps: '3',
    maxH: '16rem',
    overflowY: 'auto',
    borderInlineStartWidth: '3px',
    borderColor: 'highlight',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});
