import { Box, Flex } from '@chakra-ui/react';
import { StageDialog } from '../../ui/stage-dialog.tsx';
import { FilmPlayer, FilmSource } from './film-player.tsx';

interface Props {
  film: { title: string; videoUrl: string };
  onClose(): void;
  /** Where the focus goes on closing. */
  opener(): HTMLElement | null;
}

/** Plays a film while it is open. */
export function FilmDialog({ film: { title, videoUrl }, onClose, opener }: Props) {
  return (
    <StageDialog onClose={onClose} title={title} finalFocus={opener}>
      <Flex align="center" justify="center" minH="0" px={{ lg: 'gutter' }} pb={{ base: '14', lg: '10' }}>
        <Box w="full" maxW="calc((100dvh - 12rem) * 16 / 9)">
          <Box position="relative" aspectRatio="16 / 9">
            <FilmPlayer address={videoUrl} title={title} />
          </Box>
          <Box mt="3" px={{ base: 'gutter', lg: '0' }}>
            <FilmSource address={videoUrl} />
          </Box>
        </Box>
      </Flex>
    </StageDialog>
  );
}
