import { Box, Flex } from '@chakra-ui/react';
import { StageDialog } from '../../ui/stage-dialog.tsx';
import { FilmPlayer } from './film-player.tsx';
import { FilmSource } from './film-source.tsx';

interface Props {
  film: { title: string; videoUrl: string } | null;
  onClose(): void;
}

/** Plays a film while it is open. */
export function FilmDialog({ film, onClose }: Props) {
  return (
    <StageDialog open={film !== null} onClose={onClose} title={film?.title}>
      <Flex align="center" justify="center" minH="0" px={{ lg: 'gutter' }} pb={{ base: '14', lg: '10' }}>
        <Box w="full" maxW="calc((100dvh - 12rem) * 16 / 9)">
          <Box position="relative" aspectRatio="16 / 9">
            {film && <FilmPlayer address={film.videoUrl} title={film.title} />}
          </Box>
          <Box mt="3" px={{ base: 'gutter', lg: '0' }}>
            {film && <FilmSource address={film.videoUrl} />}
          </Box>
        </Box>
      </Flex>
    </StageDialog>
  );
}
