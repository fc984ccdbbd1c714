import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Badge } from '../../ui/tags.tsx';
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

/** Support has the letters 'staff' anywhere in its role, whatever the case; everybody else leads, drivers too. */
export function isSupport(role: string): boolean {
  return role.toLowerCase().includes('staff');
}

const Card = chakra('article', {
  base: { h: 'full', display: 'flex', flexDirection: 'column' },
  variants: {
    // Beside the picture instead of under it, where there is room.
    wide: {
      true: {
        display: 'grid',
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          sm: '11rem minmax(0, 1fr)',
          lg: '13rem minmax(0, 1fr)',
        },
        gridTemplateRows: '1fr',
        columnGap: '8',
        alignItems: 'start',
      },
      false: {},
    },
  },
});

const Words = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', flex: '1' },
  variants: { wide: { true: { pt: { base: '5', sm: '0' } }, false: { pt: '5' } } },
});

const Specialties = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '0.5',
    fontSize: 'sm',
    alignContent: 'start',
    // A dot before each, and those that begin a line are cut off.
    overflow: 'hidden',
    '& li': { position: 'relative', ms: '-5', px: '5', minW: '0', overflowWrap: 'anywhere' },
    '& li::before': {
      content: '"·"',
      position: 'absolute',
      insetInlineStart: '0',
      w: '5',
      textAlign: 'center',
      color: 'highlightText',
    },
  },
});

interface CoachCardProps {
  coach: CoachesFoundFragment['nodes'][number];
  wide?: boolean;
  /** The first picture of its page. */
  eager?: boolean;
}

/** A member of staff: image, name, role, bio and what they know best. */
function CoachCard({ coach, wide = false, eager }: CoachCardProps) {
  return (
    <Card wide={wide}>
      <Portrait
        name={coach.name}
        image={coach.image}
        alt={coach.imageAlt}
        eager={eager}
        sizes={
          wide ? '(min-width: 480px) 13rem, 92vw' : '(min-width: 1024px) 27rem, (min-width: 640px) 45vw, 92vw'
        }
        aspectRatio={wide ? { base: '1 / 1', sm: '4 / 5' } : '1 / 1'}
      />
      <Words wide={wide}>
        <chakra.h3 textStyle="heading" fontSize="1.75rem">
          {coach.name}
        </chakra.h3>
        <Badge mt="2.5" alignItems="baseline">
          {coach.role}
        </Badge>
        <Box as="p" fontSize="sm" color="muted" mt="4" mb="5">
          {coach.bio}
        </Box>
        {coach.specialties.length > 0 && (
          <Box mt="auto" borderTopWidth="1px" pt="4">
            <Label as="h4" color="muted" mb="2">
              Expertise
            </Label>
            {/* Room for two lines, so that the rules of neighbours meet. */}
            <Specialties minH={{ lg: wide ? '0' : 'calc(2lh + 2px)' }}>
              {coach.specialties.map((specialty) => (
                <li key={specialty}>{specialty}</li>
              ))}
            </Specialties>
          </Box>
        )}
      </Words>
    </Card>
  );
}
