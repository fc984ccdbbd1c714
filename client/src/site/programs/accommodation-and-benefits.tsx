import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { accommodation, benefits } from '../company/service-blocks.ts';

const Item = chakra('li', {
  base: {
    position: 'relative',
    ps: '8',
    py: '3',
    borderTopWidth: '1px',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '1.45em',
      w: '4',
      h: '2px',
      bg: 'highlight',
    },
  },
});

function List({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="heading" mb="6">
        {title}
      </chakra.h2>
      <ul>
        {items.map((item) => (
          <Item key={item}>{item}</Item>
        ))}
      </ul>
    </section>
  );
}

/** Where our guests sleep, and what every journey has. */
export function AccommodationAndBenefits() {
  return (
    <Box py="section">
      <Container>
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1fr' }}
          columnGap={{ base: '10', lg: '20' }}
          rowGap="14"
        >
          <List id="accommodation" title="Accommodation" items={accommodation} />
          <List id="benefits" title="Benefits" items={benefits} />
        </Grid>
      </Container>
    </Box>
  );
}
