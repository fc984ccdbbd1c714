import { Box, chakra } from '@chakra-ui/react';
import { Weave } from '../../ui/weave.tsx';

const Card = chakra('article', { base: { bg: 'brand', color: 'paper', overflow: 'hidden' } });

interface Props {
  id: string;
  title: string | null;
  text: string;
}

/** What we are here for. `id` tells the two places it stands in apart; no landmark, as two would have one name. */
export function MissionCard({ id, title, text }: Props) {
  return (
    <Card aria-labelledby={id}>
      <Weave color="highlight" opacity="0.5" />
      <Box px={{ base: '6', lg: '12' }} py={{ base: '9', lg: '14' }}>
        <chakra.h2 id={id} textStyle="label" color="highlightSoft">
          {title ?? 'Our Mission'}
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
          {text}
        </Box>
      </Box>
    </Card>
  );
}
