import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { CoachCard } from './coach-card.tsx';
import type { CoachesFoundFragment } from './coaches-page.generated.ts';

const Team = chakra('ul', {
  base: { display: 'grid', columnGap: { base: '6', xl: '10' }, rowGap: { base: '14', lg: '20' } },
  variants: {
    columns: {
      3: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      },
      2: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        columnGap: { lg: '12', xl: '16' },
      },
    },
  },
});

interface Props {
  id: string;
  label: string;
  title: string;
  coaches: CoachesFoundFragment['nodes'];
  columns: 2 | 3;
  /** Stands on a tinted band. */
  tinted?: boolean;
}

/** One part of the team under its title; nothing at all while nobody is in it. */
export function TeamSection({ id, label, title, coaches, columns, tinted = false }: Props) {
  if (coaches.length === 0) return null;
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg={tinted ? 'subtle' : undefined}
      pt={tinted ? 'section' : undefined}
      pb="section"
    >
      <Container>
        <SectionHeading id={id} label={label} title={title} mb={{ base: '10', lg: '14' }} />
        <Team columns={columns}>
          {coaches.map((coach, index) => (
            <li key={coach.id}>
              <CoachCard coach={coach} wide={columns === 2} eager={!tinted && index === 0} />
            </li>
          ))}
        </Team>
      </Container>
    </Box>
  );
}
