import { Box, chakra } from '@chakra-ui/react';
import { Portrait } from '../../ui/portrait.tsx';
import { Chips } from '../screens/table/cells.tsx';
import type { StaffCoachFragment } from './coaches.generated.ts';

/** Somebody of the team. */
export function CoachCard({ item }: { item: StaffCoachFragment }) {
  return (
    <>
      <Portrait
        key={item.imageUrl}
        name={item.name}
        image={item.image}
        sizes="(min-width: 768px) 24rem, 100vw"
        aspectRatio="4/3"
        borderRadius="0"
        css={{ '& img': { objectPosition: 'top' } }}
      />
      <Box p="4" display="flex" flexDirection="column" gap="3">
        <div>
          <chakra.h2 textStyle="subheading" overflowWrap="anywhere">
            {item.name}
          </chakra.h2>
          <chakra.p mt="1" fontSize="sm" fontWeight="medium" color="accentText" overflowWrap="anywhere">
            {item.role}
          </chakra.p>
        </div>
        <chakra.p fontSize="sm" color="muted" lineClamp={3} overflowWrap="anywhere">
          {item.bio}
        </chakra.p>
        {item.specialties.length > 0 && <Chips words={item.specialties} />}
      </Box>
    </>
  );
}
