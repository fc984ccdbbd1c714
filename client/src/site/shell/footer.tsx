import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { joined, phoneLink } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Weave } from '../../ui/weave.tsx';
import { Lines } from '../page/lines.tsx';
import { useCompany } from './company.ts';
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
const Reach = chakra('span', { base: { display: 'block' } });
const Column = chakra('div', { base: { '& ul': { fontSize: 'sm', '& li': { display: 'grid' } } } });

/** The foot of every page. */
export function Footer() {
  const { name, logo, story, street, area, city, country, phones, emails, socialLinks, founded } =
    useCompany();
  const [phone] = phones;
  const [email] = emails;
  const place = [joined(', ', street, area), joined(', ', city, country)].filter(Boolean);
  return (
    <Box as="footer" bg="brandDeep" color="paper" pb="24">
      <Weave color="highlight" opacity="0.55" />
      <Container pt={{ base: '14', lg: '20' }}>
        <Grid templateColumns={{ base: '1fr 1fr', lg: '5fr 2fr 2fr 3fr' }} columnGap="8" rowGap="12">
          <Box data-screen-only gridColumn={{ base: '1 / -1', lg: 'auto' }} maxW="sm">
            <Logo name={name} image={logo} />
            {story && (
              <Box as="p" textStyle="caption" fontSize="lg" textWrap="balance" mt="6" color="highlightSoft">
                {story}
              </Box>
            )}
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
          {socialLinks.length > 0 && (
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
          )}
          {(place.length > 0 || phone || email) && (
            <Column gridColumn={{ base: '1 / -1', lg: 'auto' }}>
              <Label color="highlightSoft" mb="4">
                Find us
              </Label>
              <Box as="address" fontStyle="normal" fontSize="sm">
                <Lines of={place} />
                {phone && (
                  <Reach mt="1.5">
                    <OutsideLink href={phoneLink(phone)}>{phone}</OutsideLink>
                  </Reach>
                )}
                {email && (
                  <Reach>
                    <OutsideLink href={`mailto:${email}`}>{email}</OutsideLink>
                  </Reach>
                )}
              </Box>
            </Column>
          )}
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
            {[joined(', ', name, city), founded && `On the road since ${founded}`]
              .filter(Boolean)
              .map((said) => `${said}.`)
              .join(' ')}
          </span>
          <Flex columnGap="6" wrap="wrap">
            <PageLink to={paths.registration()} py="3">
              Register
            </PageLink>
            <PageLink to={paths.donations} py="3">
              Donate
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
