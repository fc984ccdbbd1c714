import { chakra } from '@chakra-ui/react';

const Disc = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    m: 'auto',
    display: 'grid',
    placeItems: 'center',
    w: 'clamp(3.25rem, 15cqi, 5.5rem)',
    aspectRatio: '1',
    h: 'fit',
    borderRadius: 'full',
    bg: 'paper',
    color: 'accentText',
    boxShadow: 'md',
    transition: 'background-color 200ms, color 200ms, transform 300ms',
    '& svg': { w: '40%', ml: '8%' },
    'a:hover &, article:hover &': { bg: 'accentText', color: 'white', transform: 'scale(1.06)' },
  },
});

/** The disc over a picture that says: this is a film. */
export function PlayMark() {
  return (
    <Disc aria-hidden>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
        <path d="M5 2.8v18.4c0 .9 1 1.5 1.8 1L21 13c.8-.5.8-1.6 0-2.1L6.8 1.8c-.8-.5-1.8.1-1.8 1Z" />
      </svg>
    </Disc>
  );
}
