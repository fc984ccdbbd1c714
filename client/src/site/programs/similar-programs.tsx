import { Box } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { AllLink, currentLast } from '../list/all-link.tsx';
import { CardGrid, swipeRow } from '../list/card-grid.tsx';
import { ProgramCard } from './program-card.tsx';
import type { ProgramPageQuery } from './program-page.generated.ts';

interface Props {
  programs: ProgramPageQuery['similar'];
  currentId: number;
}

/** The programs, the open one last and marked; where there are many, the first of them and the way to all. */
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
        <CardGrid css={swipeRow}>
          {currentLast(programs.nodes, currentId).map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} current={program.id === currentId} />
            </li>
          ))}
        </CardGrid>
        <AllLink list={programs} to={paths.programs} noun="services" />
      </Container>
    </Box>
  );
}
