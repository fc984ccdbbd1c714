import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { formatAmount } from '../../../lib/money.ts';
import { wordsOf } from './advice.ts';

/** Words that somebody reads in a minute. */
const pace = 220;

/** How long a text is. */
export function WordCount({ html }: { html: string }) {
  const settled = useDeferredValue(html);
  const words = useMemo(
    () => wordsOf(new DOMParser().parseFromString(settled, 'text/html').body).length,
    [settled],
  );
  const minutes = Math.max(1, Math.round(words / pace));
  return (
    <chakra.p fontSize="xs" color="muted" mt="4">
      {formatAmount(words)} {words === 1 ? 'word' : 'words'}
      {words > 0 && `, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`}
    </chakra.p>
  );
}
