import { Box, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { AboutPartsFragment } from './about-page.generated.ts';
import { DownloadProfile } from './download-profile.tsx';
import { ProfileViewer } from './profile-viewer.tsx';

/** The company profile to leaf through and to keep. */
export function CompanyProfile({ about }: { about: AboutPartsFragment }) {
  if (!about.profileTitle) return null;
  const profile = { title: about.profileTitle, path: about.profilePath };
  return (
    <Box as="section" aria-labelledby="company-profile" py="section">
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
          gap={{ base: '8', lg: '16' }}
          alignItems="start"
        >
          <Box position={{ lg: 'sticky' }} top="7.5rem">
            <SectionHeading id="company-profile" label={about.profileLabel} title="Company Profile">
              {about.profileIntro}
            </SectionHeading>
            <DownloadProfile profile={profile} />
          </Box>
          <ProfileViewer profile={profile} />
        </Grid>
      </Container>
    </Box>
  );
}
