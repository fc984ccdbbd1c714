import { Box, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { filmHost } from '../../lib/film.ts';
import { Button } from '../../ui/button.tsx';
import type { PictureImage } from '../../ui/picture.tsx';
import { FilmPlayer } from './film-player.tsx';
import { FilmSource } from './film-source.tsx';
import { FilmThumbnail } from './film-thumbnail.tsx';
import { isPlainClick } from './is-plain-click.ts';

const Poster = chakra('a', { base: { display: 'block', cursor: 'pointer' } });

interface Props {
  address: string;
  title: string;
  image: PictureImage | null | undefined;
  sizes: string;
}

/** A film within a page: its picture until play is pressed, then its player, with a way to close it again. */
export function FilmStage({ address, title, image, sizes }: Props) {
  const [playing, setPlaying] = useState(false);
  const poster = useRef<HTMLAnchorElement>(null);
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  const stop = () => {
    setPlaying(false);
    requestAnimationFrame(() => poster.current?.focus());
  };
  return (
    <div>
      {playing ? (
        <Box position="relative" aspectRatio="16 / 9">
          <FilmPlayer address={address} title={title} />
        </Box>
      ) : (
        <Poster
          ref={poster}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Play the film: ${title}`}
          onClick={play}
        >
          <FilmThumbnail image={image} sizes={sizes} eager />
        </Poster>
      )}
      <Flex
        justify="space-between"
        align="center"
        gap="4"
        minH="11"
        mt="1.5"
        px={{ base: 'gutter', md: '0' }}
      >
        {playing ? (
          <FilmSource address={address} />
        ) : (
          <Box as="p" textStyle="caption" color="muted">
            Nothing is asked of {filmHost(address)} before you press play.
          </Box>
        )}
        {playing && (
          <Button variant="ghost" size="sm" onClick={stop} autoFocus>
            <X aria-hidden />
            Close the film
          </Button>
        )}
      </Flex>
    </div>
  );
}
