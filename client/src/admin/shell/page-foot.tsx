// What the staff's pages have in common with those of visitors: Back, the chat, and the links of the foot.
import { Box, chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { useBack } from '../../lib/history/use-back.ts';
import { paths } from '../../paths.ts';
import { FloatingBack, FloatingChat } from '../../ui/floating-buttons.tsx';
import { AgencyContext } from '../ui/agency-context.ts';

/**
 * The end of a staff page, the last in the column of its content. On a desk the links stand between the two buttons, on
 * a phone above them, so that nothing lies under a button once the page is at its end.
 */
export function PageFoot() {
  const { chat, pages, elsewhere } = useContext(AgencyContext);
  // A full load: the website then shows what was just changed here.
  const goBack = useBack(() => window.location.assign(paths.home));
  return (
    <>
      <Foot data-screen-only>
        <nav aria-label="Website">
          <Links>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </Links>
        </nav>
        <Links aria-label="Follow">
          {elsewhere.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </Links>
      </Foot>
      <Box as="aside" aria-label="Shortcuts" display="contents">
        {/* Takes no height, so that the chat stands beside it. */}
        {goBack && <FloatingBack {...staying} alignSelf="flex-start" mb="-11" onClick={goBack} />}
        {chat && <FloatingChat {...staying} alignSelf="flex-end" mb={{ base: '3', md: '4' }} href={chat} />}
      </Box>
    </>
  );
}

const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '6',
    minH: { lg: '4.75rem' },
    // Beside the links there is room for a button.
    px: { base: '4', md: '8', lg: '11rem' },
    pt: { lg: '2' },
    pb: { base: '1', lg: '2' },
    mb: { lg: '-3.75rem' },
  },
});

const Links = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '4',
    fontSize: 'xs',
    color: 'muted',
    '& a': { display: 'block', py: { base: '2.5', lg: '1.5' }, textUnderlineOffset: '3px' },
    '& a:hover': { color: 'ink', textDecoration: 'underline' },
  },
});

/**
 * Stays at the bottom of the column, whatever stands beside it. The two have no common box: it would lie over what is
 * between them, and one that lets clicks through would let them through to the buttons under an open dialog, too.
 */
const staying = {
  position: 'sticky',
  bottom: { base: '3', md: '4' },
  mx: { base: '3', md: '8' },
} as const;
