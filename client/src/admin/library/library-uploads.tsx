import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { useUnfinished } from '../screens/editing/use-leave-guard.ts';
import { NotNow } from '../screens/files.ts';
import { preparePicture, uploadImage } from '../screens/uploads/upload.ts';
import { Progress } from '../ui/progress.tsx';
import { type LibraryPictureFragment, PictureOfLibraryDocument } from './library.generated.ts';
import { createUploadQueue, largestBatch } from './upload-queue.ts';

/** Uploads many pictures into the library; `onUploaded` is given each as the library knows it. */
export function useLibraryUploads(onUploaded: (picture: LibraryPictureFragment) => void) {
  const client = useApolloClient();
  const tell = useRef(onUploaded);
  tell.current = onUploaded;
  const [queue] = useState(() =>
    createUploadQueue({
      async send(file, options) {
        const prepared = await preparePicture(file);
        options.signal.throwIfAborted();
        return uploadImage(prepared, options);
      },
      async onUploaded(url) {
        const asked = {
          query: PictureOfLibraryDocument,
          variables: { id: url },
          fetchPolicy: 'network-only',
        } as const;
        // It has arrived: a connection that goes now is no failure of the picture, and is waited for like one before.
        const { data } = await client.query(asked).catch((error) => {
          throw new NotNow(readFailure(error).message);
        });
        if (data?.item) tell.current(data.item);
      },
    }),
  );
  const pictures = useSyncExternalStore(queue.subscribe, queue.pictures);
  const isBusy = pictures.some(({ state }) => state === 'waiting' || state === 'sending');
  useUnfinished(isBusy);
  useEffect(() => () => queue.cancel(), [queue]);

  return {
    queue,
    pictures,
    isBusy,
    add(files: readonly File[]) {
      const left = queue.add(files);
      if (left > 0)
        toast.info(`${left} of these pictures were left out`, {
          description: `At most ${largestBatch} go at a time: choose the others once these have arrived.`,
        });
    },
  };
}

type LibraryUploads = ReturnType<typeof useLibraryUploads>;

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
