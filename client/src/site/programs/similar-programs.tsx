import { Box } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { CardGrid } from './card-grid.tsx';
import type { ProgramCardFragment } from './program-card.generated.ts';
import { ProgramCard } from './program-card.tsx';

interface Props {
  programs: readonly ProgramCardFragment[];
  currentId: number;
}

/** All programs, the open one last and marked. */
export function SimilarPrograms({ programs, currentId }: Props) {
  return (
    <Box as="section" data-screen-only aria-labelledby="similar-programs" borderTopWidth="1px" py="section">
      <Container>
        <SectionHeading
          id="similar-programs"
          label="Look further"
          title="Similar Programs"
          mb={{ base: '10', lg: '16' }}
        />
        <CardGrid>
          {currentLast(programs, currentId).map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} current={program.id === currentId} />
            </li>
          ))}
        </CardGrid>
      </Container>
    </Box>
  );
}

/** The same programs with the current one at the end. */
export function currentLast<P extends { id: number }>(programs: readonly P[], currentId: number): P[] {
  return [...programs].sort((a, b) => Number(a.id === currentId) - Number(b.id === currentId));
}
