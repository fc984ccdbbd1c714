import { Box, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { FaqPageQuery } from './faq-page.generated.ts';

const Item = chakra('details', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'sm',
    overflowAnchor: 'none',
    interpolateSize: 'allow-keywords',
    transition: 'border-color 160ms, box-shadow 160ms',
    _hover: { borderColor: 'lineStrong' },
    '& + &': { mt: '3' },
    '&[open]': { borderColor: 'lineStrong', boxShadow: 'sm' },
    '&::details-content': {
      blockSize: '0',
      overflowY: 'clip',
      transition: 'content-visibility 240ms allow-discrete, block-size 240ms ease-out',
    },
    '&[open]::details-content': { blockSize: 'auto' },
    '&[open] > summary': { color: 'accentText', '& svg': { rotate: '45deg' } },
  },
});

const Question = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '5',
    px: { base: '5', lg: '7' },
    py: '5',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': {
      w: '6',
      h: '6',
      flexShrink: '0',
      strokeWidth: '1.6',
      color: 'highlightText',
      transition: 'rotate 200ms',
    },
  },
});

/** All questions under their categories, one answer open at a time: the browser's own, so that they open before our code is there. */
export function FaqAccordion({ entries: all }: { entries: Entries }) {
  return (
    <Box w="full" onKeyDown={moveByArrow}>
      {faqGroups(all).map(({ category, entries }, index) => (
        <Box
          as="section"
          key={category}
          aria-labelledby={`faq-${index}`}
          mt={index > 0 ? { base: '12', lg: '16' } : '0'}
        >
          <chakra.h2 id={`faq-${index}`} textStyle="label" color="highlightText" mb="4">
            {category}
          </chakra.h2>
          {entries.map(({ question, answer }) => (
            <Item key={question} name={groupName} onToggle={closeOthers}>
              <Question>
                <chakra.h3 textStyle="subheading">{question}</chakra.h3>
                <Plus aria-hidden />
              </Question>
              <Box px={{ base: '5', lg: '7' }} pb="6" maxW="44rem" color="muted">
                {answer}
              </Box>
            </Item>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Of all with this name the browser keeps one open. */
const groupName = 'faq';

/** The same for browsers from before 2024, which do not know the name. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>) {
  if (!opened.open) return;
  for (const item of document.getElementsByName(groupName))
    if (item !== opened) (item as HTMLDetailsElement).open = false;
}

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const questions = [...event.currentTarget.querySelectorAll('summary')];
  const from = questions.indexOf(event.target as HTMLElement);
  if (!step || from < 0) return;
  event.preventDefault();
  questions.at((from + step) % questions.length)?.focus();
}

export type Entries = NonNullable<FaqPageQuery['siteSettings']['faq']['questions']>;

/** The questions under their categories, both in the order they were written. */
const faqGroups = (faq: Entries): { category: string; entries: Entries }[] =>
  [...new Set(faq.map(({ category }) => category))].map((category) => ({
    category,
    entries: faq.filter((entry) => entry.category === category),
  }));
