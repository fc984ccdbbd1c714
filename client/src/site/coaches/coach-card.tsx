import { Box, chakra } from '@chakra-ui/react';
import { Badge } from '../../ui/badge.tsx';
import { Label } from '../../ui/label.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import type { CoachesFoundFragment } from './coaches-page.generated.ts';

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

interface Props {
  coach: CoachesFoundFragment['nodes'][number];
  wide?: boolean;
  /** The first picture of its page. */
  eager?: boolean;
}

/** A member of staff: image, name, role, bio and what they know best. */
export function CoachCard({ coach, wide = false, eager }: Props) {
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
