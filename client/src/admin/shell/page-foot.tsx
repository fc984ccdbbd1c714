// What the staff's pages have in common with those of visitors: Back, the chat, and the links of the foot.
import { chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { useBack } from '../../lib/use-back.ts';
import { paths } from '../../paths.ts';
import { FloatingBack, FloatingChat } from '../../ui/floating-buttons.tsx';
import { AgencyContext } from '../kit/agency-context.ts';

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
      <Foot>
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
      <Shortcuts aria-label="Shortcuts">
        {goBack && <FloatingBack position="static" onClick={goBack} />}
        <FloatingChat position="static" ml="auto" href={chat} />
      </Shortcuts>
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
    py: { lg: '2' },
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

/** Stays at the bottom of the column, whatever stands beside it, in the middle of the foot's height. */
const Shortcuts = chakra('aside', {
  base: {
    position: 'sticky',
    bottom: { base: '3', md: '4' },
    zIndex: 'floating',
    display: 'flex',
    mt: { lg: '-3.75rem' },
    mb: { base: '3', md: '4' },
    px: { base: '3', md: '8' },
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});
