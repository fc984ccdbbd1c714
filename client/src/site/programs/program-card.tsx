import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Picture } from '../../ui/picture.tsx';
import { Badge, PriceTag } from '../../ui/tags.tsx';
import { Card, MoreLink } from '../list/card-grid.tsx';
import { categoryLabels } from './categories.ts';
import type { ProgramCardFragment } from './program-card.generated.ts';

interface Props {
  program: ProgramCardFragment;
  /** Marks the program whose page this is. */
  current?: boolean;
}

/** A program in a list: picture, category, name, the first of its description, duration and price. */
export function ProgramCard({ program, current = false }: Props) {
  return (
    <Card aria-current={current ? 'page' : undefined}>
      <Box overflow="hidden" borderRadius="sm">
        <Picture
          image={program.image}
          alt={program.imageAlt ?? ''}
          widest={960}
          sizes="(min-width: 1024px) 27rem, (min-width: 640px) 45vw, 92vw"
          aspectRatio="3 / 2"
        />
      </Box>
      <Flex justify="space-between" align="center" gap="4" mt="5">
        <Badge>{categoryLabels[program.category]}</Badge>
        {current && (
          <Box textStyle="caption" color="muted">
            You are here
          </Box>
        )}
      </Flex>
      <chakra.h3 textStyle="heading" fontSize="1.625rem" mt="2.5" transition="color 200ms">
        {program.name}
      </chakra.h3>
      <Box as="p" fontSize="sm" color="muted" mt="3" mb="5">
        {program.excerpt}
      </Box>
      <Flex
        mt="auto"
        mb="5"
        py="3"
        borderYWidth="1px"
        justify="space-between"
        gap="4"
        fontFamily="heading"
        fontSize="1.0625rem"
        fontVariantNumeric="lining-nums"
      >
        <span>{program.duration}</span>
        <PriceTag {...program} />
      </Flex>
      <MoreLink to={program.path} aria-label={`Read More and Book a Tour: ${program.name}`} mt="0">
        Read More and Book a Tour
        <ArrowRight aria-hidden />
      </MoreLink>
    </Card>
  );
}
