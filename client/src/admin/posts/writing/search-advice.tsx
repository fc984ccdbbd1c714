import { Box, chakra, Flex } from '@chakra-ui/react';
import { Check, Lightbulb } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { formatAmount } from '../../../lib/money.ts';
import type { Values } from '../../screens/form/form.tsx';

/** What would make a post easier to find; to be followed or not. */
export function SearchAdvice({ values }: { values: Partial<Values> }) {
  const settled = useDeferredValue(values);
  const advice = useMemo(() => adviceFor(settled), [settled]);
  return (
    <Box as="section" aria-labelledby="search-advice" mt="8" pt="5" borderTopWidth="1px">
      <chakra.h2 id="search-advice" fontSize="sm" fontWeight="semibold">
        For search engines
      </chakra.h2>
      <chakra.ul mt="2" fontSize="sm" display="grid" gap="2">
        {advice.map(({ isGood, text }) => (
          <Flex as="li" key={text} gap="2.5" color={isGood ? 'muted' : 'ink'}>
            <Box asChild flexShrink="0" mt="0.5" w="4" h="4" color={isGood ? 'brand' : 'highlightText'}>
              {isGood ? <Check aria-label="Good:" /> : <Lightbulb aria-label="Advice:" />}
            </Box>
            {text}
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  );
}

// Advice on how a post is found: what search engines cut off, and what people who cannot see miss. It never keeps anybody from saving.

interface Advice {
  isGood: boolean;
  text: string;
}

/** Characters that search engines show of a title and of a description. */
const titleShown = 60;
const description = { least: 70, shown: 155 };

/** In the order of the form; `values` is what is typed. */
export function adviceFor({ title, content, imageUrl, imageAlt }: Partial<Values>): Advice[] {
  const { body } = new DOMParser().parseFromString(String(content ?? ''), 'text/html');
  const text = wordsOf(body).join(' ');
  const missing = [...body.querySelectorAll('img')].filter((picture) => !picture.alt.trim()).length;
  return [
    titleAdvice(String(title ?? '').trim().length),
    descriptionAdvice(text.length),
    ...(imageUrl ? [altAdvice(String(imageAlt ?? '').trim() !== '')] : []),
    ...(missing > 0
      ? [
          {
            isGood: false,
            text: `${missing === 1 ? 'A picture of the text does' : `${missing} pictures of the text do`} not say what can be seen: press it and fill in its alt text.`,
          },
        ]
      : []),
  ];
}

function titleAdvice(length: number): Advice {
  if (length === 0)
    return { isGood: false, text: 'The title is what people press in a list of results: give it one.' };
  return length <= titleShown
    ? { isGood: true, text: `The title has ${length} characters and is shown whole in search results.` }
    : {
        isGood: false,
        text: `The title has ${length} characters; search results show about ${titleShown}. Put what matters first.`,
      };
}

function descriptionAdvice(length: number): Advice {
  return length >= description.least
    ? {
        isGood: true,
        text: `Search results describe the post by its first ${description.shown} characters. Say there what it is about.`,
      }
    : {
        isGood: false,
        text: `The text has ${length} characters. Search results describe a post by its beginning: write ${description.least} or more.`,
      };
}

const altAdvice = (isThere: boolean): Advice =>
  isThere
    ? { isGood: true, text: 'The picture has an alt text, which says what can be seen.' }
    : { isGood: false, text: 'The picture has no alt text: say what it shows for people who cannot see it.' };

/** Words of what is written. */
const wordsOf = (body: HTMLElement): string[] => {
  // Blocks stand apart, also where no blank is between them.
  for (const block of body.querySelectorAll('p, li, h2, h3, h4, td, th, blockquote, br')) block.after(' ');
  return (body.textContent ?? '').split(/\s+/).filter(Boolean);
};

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
