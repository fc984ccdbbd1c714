import { Box, chakra, Grid } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Weave } from '../../ui/weave.tsx';
import type { AboutPartsFragment } from './about-page.generated.ts';

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

/** Saves the profile under its title. */
function DownloadProfile({ profile }: { profile: Profile }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await saveFile(profile.path, `${profile.title}.pdf`);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a failed download is logged, so that it can be looked into
      console.info('The company profile could not be downloaded', error);
    }
    setBusy(false);
  }

  return (
    <Box mt="8" data-needs-script>
      <Button size="lg" onClick={download} disabled={busy} aria-busy={busy}>
        <Download aria-hidden />
        {busy ? 'Downloading...' : 'Download PDF'}
      </Button>
    </Box>
  );
}

/** Fetches `address` and lets the browser save it as `name`. Rejects when it cannot be fetched. */
async function saveFile(address: string, name: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const Frame = chakra('div', {
  base: {
    h: '600px',
    bg: 'subtle',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'sm',
    overflow: 'hidden',
    '& object': { display: 'block', w: 'full', h: 'full' },
  },
});

/** A PDF under its title. */
interface Profile {
  title: string;
  path: string;
}

/** The profile in the browser's own viewer, loaded when it is seen; a way to open it where there is none. */
function ProfileViewer({ profile }: { profile: Profile }) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useWasVisible(frame);
  return (
    <Frame ref={frame}>
      {seen ? (
        <object
          data={`${profile.path}#navpanes=0&view=FitH`}
          type="application/pdf"
          aria-label={profile.title}
        >
          <OpenInstead profile={profile} />
        </object>
      ) : (
        <OpenInstead profile={profile} />
      )}
    </Frame>
  );
}

// A sheet of paper on a table: the title page.
const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    maxW: '24rem',
    mx: 'auto',
    bg: 'surface',
    boxShadow: 'md',
    textAlign: 'center',
  },
});

function OpenInstead({ profile }: { profile: Profile }) {
  return (
    <Box h="full" p={{ base: '6', lg: '10' }}>
      <Sheet>
        <Weave color="highlight" opacity="0.7" />
        <Box m="auto" p="6">
          <Box as="p" textStyle="heading">
            {profile.title}
          </Box>
          <ButtonAnchor href={profile.path} target="_blank" rel="noopener" variant="outline" mt="8">
            Open the PDF
          </ButtonAnchor>
        </Box>
        <Weave color="highlight" opacity="0.7" />
      </Sheet>
    </Box>
  );
}

/** Whether the element has been on screen once: what is heavy waits for that. */
function useWasVisible(target: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, seen]);
  return seen;
}
