import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Weave } from '../../ui/weave.tsx';
import { company } from '../company/company.ts';
import { socialLinks } from '../company/social-links.ts';
import { footerLinks } from './navigation.ts';

const linkStyle = {
  base: {
    display: 'inline-block',
    py: '2.5',
    minH: '11',
    textUnderlineOffset: '4px',
    _hover: { textDecoration: 'underline', textDecorationColor: '{colors.highlight}' },
  },
} as const;
const PageLink = chakra(Link, linkStyle);
const OutsideLink = chakra('a', linkStyle);
const Column = chakra('div', { base: { '& ul': { fontSize: 'sm', '& li': { display: 'grid' } } } });

/** The foot of every page. */
export function Footer() {
  const { street, area, city, country } = company.address;
  return (
    <Box as="footer" bg="brandDeep" color="paper" pb="24">
      <Weave color="highlight" opacity="0.55" />
      <Container pt={{ base: '14', lg: '20' }}>
        <Grid templateColumns={{ base: '1fr 1fr', lg: '5fr 2fr 2fr 3fr' }} columnGap="8" rowGap="12">
          <Box data-screen-only gridColumn={{ base: '1 / -1', lg: 'auto' }} maxW="sm">
            <Logo name={company.name} />
            <Box as="p" textStyle="caption" fontSize="lg" textWrap="balance" mt="6" color="highlightSoft">
              {company.story}
            </Box>
          </Box>
          <Column as="nav" aria-label="Footer" data-screen-only>
            <Label color="highlightSoft" mb="1.5">
              Explore
            </Label>
            <ul>
              {footerLinks.map(({ path, label }) => (
                <li key={path}>
                  <PageLink to={path}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </Column>
          <Column data-screen-only>
            <Label color="highlightSoft" mb="1.5">
              Follow
            </Label>
            <ul>
              {socialLinks.map(({ name, url }) => (
                <li key={name}>
                  <OutsideLink href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                  </OutsideLink>
                </li>
              ))}
            </ul>
          </Column>
          <Column gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <Label color="highlightSoft" mb="4">
              Find us
            </Label>
            <Box as="address" fontStyle="normal" fontSize="sm">
              {street}, {area}
              <br />
              {city}, {country}
              <br />
              <OutsideLink href={`tel:${company.phone.replaceAll(' ', '')}`} mt="1.5">
                {company.phone}
              </OutsideLink>
              <br />
              <OutsideLink href={`mailto:${company.emails[0]}`}>{company.emails[0]}</OutsideLink>
            </Box>
          </Column>
        </Grid>
        <Box
          data-screen-only
          mt={{ base: '12', lg: '16' }}
          pt="6"
          borderTopWidth="1px"
          borderColor="highlightSoft/30"
          fontSize="xs"
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          justifyContent="space-between"
          columnGap="8"
        >
          <span>
            {company.name}, {city}. On the road since {company.founded}.
          </span>
          <Flex columnGap="6" wrap="wrap">
            <PageLink to={paths.donations} py="3">
              Support our mission
            </PageLink>
            <PageLink to={paths.privacy} py="3">
              Privacy
            </PageLink>
            <PageLink to={paths.terms} py="3">
              Terms
            </PageLink>
          </Flex>
        </Box>
      </Container>
    </Box>
  );
}
