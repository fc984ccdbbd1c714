import { Box, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { filmHost } from '../../lib/film.ts';
import { useHistoryLayer } from '../../lib/history/use-history-layer.ts';
import { isPlainClick } from '../../lib/is-plain-click.ts';
import { Button } from '../../ui/button.tsx';
import type { PictureImage } from '../../ui/picture.tsx';
import { FilmPlayer, FilmSource } from './film-player.tsx';
import { FilmThumbnail } from './film-thumbnail.tsx';

const Poster = chakra('a', { base: { display: 'block', cursor: 'pointer' } });

interface Props {
  address: string;
  title: string;
  image: PictureImage | null | undefined;
  sizes: string;
}

/** A film within a page: its picture until play is pressed, then its player, with a way to close it again. */
export function FilmStage({ address, title, image, sizes }: Props) {
  const layer = useHistoryLayer('film');
  const playing = layer.value === 'playing';
  const played = useRef(playing);
  const poster = useRef<HTMLAnchorElement>(null);
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    layer.open('playing');
  };
  useEffect(() => {
    if (played.current && !playing) poster.current?.focus();
    played.current = playing;
  }, [playing]);
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
          <Button variant="ghost" size="sm" onClick={layer.close} autoFocus>
            <X aria-hidden />
            Close the film
          </Button>
        )}
      </Flex>
    </div>
  );
}
