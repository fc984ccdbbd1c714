import { Box, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Weave } from '../../ui/weave.tsx';
import { useWasVisible } from '../page/use-was-visible.ts';

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
export interface Profile {
  title: string;
  path: string;
}

/** The profile in the browser's own viewer, loaded when it is seen; a way to open it where there is none. */
export function ProfileViewer({ profile }: { profile: Profile }) {
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
