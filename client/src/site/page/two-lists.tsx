import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { DashList } from '../../ui/dash-list.tsx';

interface ListProps {
  id: string;
  title: string;
  items: readonly string[];
}

/** Two lists of short lines side by side, on a ground of their own if wanted; an empty one is left out. */
export function TwoLists({ lists, bg }: { lists: [ListProps, ListProps]; bg?: 'subtle' }) {
  const filled = lists.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <Box py="section" bg={bg}>
      <Container>
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1fr' }}
          columnGap={{ base: '10', lg: '20' }}
          rowGap="14"
        >
          {filled.map(({ id, title, items }) => (
            <section key={id} aria-labelledby={id}>
              <chakra.h2 id={id} textStyle="heading" mb="6">
                {title}
              </chakra.h2>
              <DashList css={bg && { '& li': { borderColor: 'lineStrong' } }}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </DashList>
            </section>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
