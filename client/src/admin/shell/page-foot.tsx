// What the staff's pages have in common with those of visitors: Back, the chat, and the links of the foot.
import { chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { useBack } from '../../lib/history/use-back.ts';
import { paths } from '../../paths.ts';
import { FloatingButtons } from '../../ui/floating-buttons.tsx';
import { AgencyContext } from '../ui/agency-context.ts';

/** The end of a staff page, the last in the column of its content. */
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
      <FloatingButtons inStrip onBack={goBack} chat={chat} />
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
    px: { base: '4', md: '8' },
    py: '1',
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
