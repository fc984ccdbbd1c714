import { Box, chakra, Grid } from '@chakra-ui/react';
import { phoneLink } from '../../lib/company.ts';
import { Container } from '../../ui/container.tsx';
import { columns } from '../page/columns.ts';
import { EdgedCard } from '../page/edged-card.tsx';
import type { ContactPageQuery } from './contact-page.generated.ts';

const Card = chakra(EdgedCard, {
  base: {
    // Side by side, names, texts and rules stand on the same lines.
    display: { base: 'block', md: 'grid' },
    gridRow: { md: 'span 3' },
    gridTemplateRows: 'subgrid',
    rowGap: '0',
    p: { base: '6', xl: '8' },
    '& a': {
      py: '2',
      overflowWrap: 'anywhere',
      textDecoration: 'underline',
      textDecorationColor: '{colors.highlight}',
      textUnderlineOffset: '4px',
      _hover: { color: 'accentText', textDecorationColor: 'currentColor' },
    },
  },
});

type List = NonNullable<ContactPageQuery['siteSettings']['departments']['departments']>;

/** Whom to ask for what, and how to reach them. */
export function Departments({ departments }: { departments: List }) {
  if (departments.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="departments" pt={{ base: '14', lg: '20' }}>
      <Container>
        <chakra.h2 id="departments" srOnly>
          Departments
        </chakra.h2>
        <Grid
          as="ul"
          templateColumns={{ base: '1fr', md: columns(departments, 3) }}
          gap={{ base: '4', xl: '6' }}
        >
          {departments.map((department) => (
            <Card key={department.name}>
              <chakra.h3 textStyle="subheading">{department.name}</chakra.h3>
              <Box as="p" mt="3" mb="6" color="muted" fontSize="sm">
                {department.text}
              </Box>
              <Box pt="4" borderTopWidth="1px" display="grid" justifyItems="start" alignContent="start">
                {department.email && (
                  <a href={`mailto:${department.email}?subject=${encodeURIComponent(department.name)}`}>
                    {department.email}
                  </a>
                )}
                {department.phone && <a href={phoneLink(department.phone)}>{department.phone}</a>}
                {department.contact && (
                  <Box as="p" textStyle="caption" color="highlightText" mt="2">
                    Ask for {department.contact}
                  </Box>
                )}
              </Box>
            </Card>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
