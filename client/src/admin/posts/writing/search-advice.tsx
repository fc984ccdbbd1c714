import { Box, chakra, Flex } from '@chakra-ui/react';
import { Check, Lightbulb } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { Values } from '../../screens/form/form.tsx';
import { adviceFor } from './advice.ts';

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
