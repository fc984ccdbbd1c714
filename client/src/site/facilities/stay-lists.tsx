import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { stayEquipment, stayTechnology } from '../company/stay-equipment.ts';

const Item = chakra('li', {
  base: {
    position: 'relative',
    ps: '8',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'lineStrong',
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

/** What there is at every stay. */
export function StayLists() {
  return (
    <Box py="section" bg="subtle">
      <Container>
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1fr' }}
          columnGap={{ base: '10', lg: '20' }}
          rowGap="14"
        >
          <List id="equipment" title="Equipment" items={stayEquipment} />
          <List id="technology" title="Technology" items={stayTechnology} />
        </Grid>
      </Container>
    </Box>
  );
}
