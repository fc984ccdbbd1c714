import { Box, chakra, Flex } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import type { LibraryUploads } from './use-library-uploads.ts';

/** How far many pictures are, with the way to stop them, and what did not arrive, with the way to send it again. */
export function UploadBatch({ uploads: { queue, pictures, isBusy } }: { uploads: LibraryUploads }) {
  const done = pictures.filter(({ state }) => state === 'done').length;
  const failed = pictures.filter(({ state }) => state === 'failed');
  if (!isBusy && failed.length === 0) return null;
  const part = pictures.reduce((sum, picture) => sum + picture.part, 0) / pictures.length;
  return (
    <Box bg="surface" borderWidth="1px" borderRadius="md" px="4" py="3" mb="4" fontSize="sm">
      {isBusy && (
        <Flex align="center" gap="4" wrap="wrap">
          <span role="status">{`Uploading: ${done} of ${pictures.length} arrived`}</span>
          <Progress value={part} aria-label="Uploaded so far" />
          <Button variant="link" size="sm" onClick={queue.cancel}>
            Cancel
          </Button>
        </Flex>
      )}
      {failed.length > 0 && (
        <Box role="alert" color="dangerText" mt={isBusy ? '3' : '0'}>
          <chakra.p fontWeight="semibold">
            {failed.length === 1 ? '1 picture did not arrive' : `${failed.length} pictures did not arrive`}
          </chakra.p>
          <chakra.ul
            maxH="12rem"
            overflowY="auto"
            tabIndex={0}
            aria-label="Pictures that did not arrive"
            mt="1"
          >
            {failed.map(({ key, file, reason }) => (
              <chakra.li key={key} overflowWrap="anywhere">
                {file.name}: {reason}
              </chakra.li>
            ))}
          </chakra.ul>
          <Flex gap="5" mt="3" color="ink">
            <Button variant="link" size="sm" onClick={queue.retry}>
              {failed.length === 1 ? 'Try it again' : `Try these ${failed.length} again`}
            </Button>
            <Button variant="link" size="sm" onClick={queue.clear}>
              Leave them out
            </Button>
          </Flex>
        </Box>
      )}
    </Box>
  );
}
