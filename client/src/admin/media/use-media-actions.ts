import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import { type LibraryPictureFragment, PictureOfLibraryDocument } from '../library/library.generated.ts';
import { restoreRow } from '../screens/content.ts';
import type { Actions } from '../screens/editing/edited.ts';
import type { ListInCache } from '../screens/list/list.ts';
import { DeletePictureDocument, RestorePictureDocument, UpdatePictureDocument } from './media.generated.ts';
import { mediaForm } from './media-form.tsx';

/** The calls of the library; the list on screen follows each without being asked for again. */
export function useMediaActions(list: ListInCache<LibraryPictureFragment>): Actions<LibraryPictureFragment> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      // A picture is made by uploading it.
      create: () => Promise.reject(new Error('Upload the picture first.')),
      async fetch(id) {
        const { data } = await client.query({
          query: PictureOfLibraryDocument,
          variables: { id: String(id) },
          fetchPolicy: 'network-only',
        });
        return data?.item ?? null;
      },
      async update(id, values, version) {
        const { data } = await client.mutate({
          mutation: UpdatePictureDocument,
          variables: { id: String(id), input: mediaForm.send(values), version },
        });
        return responseData(data).saved;
      },
      async remove(item) {
        const { id, version } = item;
        await client.mutate({
          mutation: DeletePictureDocument,
          variables: { id: String(id), version },
          optimisticResponse: { removed: id },
          update: (cache) => list.remove(cache, id),
        });
        return () => restoreRow(client, { restore: RestorePictureDocument }, list, id, item);
      },
    }),
    [client, list],
  );
}
