import { chakra } from '@chakra-ui/react';
import { filmHost } from '../../lib/film.ts';

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
