import { Box, chakra } from '@chakra-ui/react';
import { Weave } from '../../ui/weave.tsx';
import { mission } from '../company/about-page.ts';

const Card = chakra('article', { base: { bg: 'brand', color: 'paper', overflow: 'hidden' } });

/** What we are here for. `id` tells the two places it stands in apart; no landmark, as two would have one name. */
export function MissionCard({ id }: { id: string }) {
  return (
    <Card aria-labelledby={id}>
      <Weave color="highlight" opacity="0.5" />
      <Box px={{ base: '6', lg: '12' }} py={{ base: '9', lg: '14' }}>
        <chakra.h2 id={id} textStyle="label" color="highlightSoft">
          {mission.title}
        </chakra.h2>
        <Box
          as="p"
          textStyle="heading"
          fontSize="clamp(1.5rem, 1.25rem + 1.1vw, 2.25rem)"
          lineHeight="1.25"
          mt="5"
          maxW="30em"
          textWrap="pretty"
        >
          {mission.text}
        </Box>
      </Box>
    </Card>
  );
}
