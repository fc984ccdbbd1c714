import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { useUnfinished } from '../screens/editing/use-leave-guard.ts';
import { NotNow } from '../screens/uploads/send-file.ts';
import { preparePicture, uploadImage } from '../screens/uploads/upload-kinds.ts';
import { type LibraryPictureFragment, PictureOfLibraryDocument } from './library.generated.ts';
import { createUploadQueue, largestBatch } from './upload-queue.ts';

/** Uploads many pictures into the library; `onUploaded` is given each as the library knows it. */
export function useLibraryUploads(onUploaded: (picture: LibraryPictureFragment) => void) {
  const client = useApolloClient();
  const tell = useEffectEvent(onUploaded);
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
        if (data?.item) arrived.tell(data.item);
      },
    }),
  );
  const [arrived] = useState<{ tell(picture: LibraryPictureFragment): void }>(() => ({
    tell: () => undefined,
  }));
  useEffect(() => {
    arrived.tell = (picture) => tell(picture);
  }, [arrived]);
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

export type LibraryUploads = ReturnType<typeof useLibraryUploads>;
