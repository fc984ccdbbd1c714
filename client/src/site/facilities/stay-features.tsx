import { Box, chakra } from '@chakra-ui/react';

/** Cards name this many features. */
const shown = 3;

const List = chakra('ul', {
  base: {
    w: 'full',
    fontSize: 'sm',
    '& li': { py: '2', borderTopWidth: '1px' },
  },
});

/** The first features of a stay, and how many more there are. */
export function StayFeatures({ features }: { features: readonly string[] }) {
  const more = features.length - shown;
  return (
    <List>
      {features.slice(0, shown).map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
      {more > 0 && (
        <Box as="li" textStyle="caption" color="highlightText">
          +{more} more features
        </Box>
      )}
    </List>
  );
}
