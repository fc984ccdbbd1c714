import { Box, chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { ButtonAnchor } from '../../ui/button.tsx';
import { profile } from '../company/about-page.ts';
import { useSeen } from '../page/use-seen.ts';

const Frame = chakra('div', {
  base: {
    h: '600px',
    bg: 'sand',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'sm',
    overflow: 'hidden',
    '& object': { display: 'block', w: 'full', h: 'full' },
  },
});

/** The profile in the browser's own viewer, loaded when it is seen; a way to open it where there is none. */
export function ProfileViewer() {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame);
  return (
    <Frame ref={frame}>
      {seen ? (
        <object
          data={`${profile.path}#navpanes=0&view=FitH`}
          type="application/pdf"
          aria-label={profile.title}
        >
          <OpenInstead />
        </object>
      ) : (
        <OpenInstead />
      )}
    </Frame>
  );
}

function OpenInstead() {
  return (
    <Box h="full" display="grid" placeContent="center" justifyItems="center" textAlign="center" p="6">
      <Box color="goldDeep" css={{ '& svg': { w: '12', h: '12', strokeWidth: '1.2' } }}>
        <FileText aria-hidden />
      </Box>
      <Box as="p" textStyle="subheading" mt="4">
        {profile.title}
      </Box>
      <ButtonAnchor href={profile.path} target="_blank" rel="noopener" variant="outline" mt="6">
        Open the PDF
      </ButtonAnchor>
    </Box>
  );
}
