import { chakra } from '@chakra-ui/react';
import { filmHost, readFilm } from '../../lib/film.ts';
import { ButtonAnchor } from '../../ui/button.tsx';

const filling = {
  base: { position: 'absolute', inset: '0', w: 'full', h: 'full', border: '0', bg: 'black' },
} as const;
const Frame = chakra('iframe', filling);
const Video = chakra('video', filling);
const Elsewhere = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    gap: '5',
    p: '6',
    bg: 'brandDeep',
    color: 'paper',
    textAlign: 'center',
  },
});

/** Plays a film as soon as it is there, and stops when it is taken away. Fills the box it stands in. */
export function FilmPlayer({ address, title }: { address: string; title: string }) {
  const { kind, src } = readFilm(address);
  if (kind === 'player')
    return (
      <Frame
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  if (kind === 'file') return <Video src={src} aria-label={title} controls autoPlay playsInline />;
  return (
    <Elsewhere>
      <p>This film is shown on another site.</p>
      <ButtonAnchor
        href={src}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
        justifySelf="center"
      >
        Watch it there
      </ButtonAnchor>
    </Elsewhere>
  );
}

const Source = chakra('a', {
  base: {
    display: 'inline-block',
    py: '1',
    fontSize: 'sm',
    textDecoration: 'underline',
    textDecorationColor: '{colors.highlight}',
    textUnderlineOffset: '3px',
  },
});

/** The way to the film's own page, for those whose browser or network does not play it here. */
export function FilmSource({ address }: { address: string }) {
  return (
    <Source href={address} target="_blank" rel="noopener noreferrer">
      Does it not play? Watch it at {filmHost(address)}
    </Source>
  );
}
