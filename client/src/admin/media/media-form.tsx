import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { type LibraryPictureFragment, PictureOfLibraryDocument } from '../library/library.generated.ts';
import { restoreRow } from '../screens/content.ts';
import { type Actions, type Edited, textsOf } from '../screens/editing/edited.ts';
import { type Form, form } from '../screens/form/form.tsx';
import { longText, text } from '../screens/form/kinds.tsx';
import type { ListInCache } from '../screens/list/list.ts';
import { FocusField, focusWords, readFocus, writeFocus } from './focus-field.tsx';
import {
  DeletePictureDocument,
  type MediaInput,
  mediaInputRules,
  PictureUsesDocument,
  type PictureUsesQuery,
  RestorePictureDocument,
  UpdatePictureDocument,
} from './media.generated.ts';

const fields = form<LibraryPictureFragment, MediaInput>(
  { create: 'Upload Picture', edit: 'Edit Picture' },
  mediaInputRules,
)({
  focus: {
    label: 'Focal Point',
    hint: 'What stays in sight wherever the picture is cut. Press or drag on the picture, or move the point with the arrow keys.',
    blank: '',
    read: writeFocus,
    send: (typed) => readFocus(String(typed)),
    words: (typed) => focusWords(readFocus(String(typed))),
    draw: ({ item, ...props }) => <FocusField {...props} picture={item as LibraryPictureFragment} />,
  },
  alt: longText({
    label: 'Alt Text',
    rows: 2,
    hint: 'What the picture shows, in one sentence. Records that choose it begin with these words.',
  }),
  caption: text({ hint: 'Visitors read it under the picture where it is large.' }),
  credit: text({
    hint: 'Who took it, or to whom it belongs: visitors read it behind the caption, after “Photo:”.',
  }),
  name: text({ label: 'Name of the File' }),
});

/** What staff say of a picture, and below it where it is used. */
const mediaForm: Form<LibraryPictureFragment, MediaInput> = {
  ...fields,
  draw: (item, within) => (
    <>
      {fields.draw(item, within)}
      <PictureUses id={(item as LibraryPictureFragment).id} />
    </>
  ),
};

export const editedPicture: Edited<LibraryPictureFragment> = {
  noun: 'picture',
  hasHistory: false,
  form: mediaForm,
  texts: textsOf('Picture'),
};

type Use = NonNullable<PictureUsesQuery['item']>['uses'][number];

/** Where a picture is used, each with the way there. */
function PictureUses({ id }: { id: number }) {
  const { data, error } = useQuery(PictureUsesDocument, {
    variables: { id: String(id) },
    fetchPolicy: 'cache-and-network',
  });
  const uses = data?.item?.uses;
  return (
    <Box borderTopWidth="1px" pt="4">
      <chakra.h3 fontSize="sm" fontWeight="semibold" mb="2">
        Where It Is Used
      </chakra.h3>
      {uses?.length ? (
        <chakra.ul fontSize="sm" display="flex" flexDirection="column" gap="1">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.key}`}>
              <UseLine use={use} />
            </li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p fontSize="sm" color="muted" role="status">
          {uses ? 'Nowhere: it can be deleted.' : error ? readFailure(error).message : 'Looking...'}
        </chakra.p>
      )}
    </Box>
  );
}

function UseLine({ use: { kind, key, title, isDeleted, adminPath } }: { use: Use }) {
  const noun = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (
    <chakra.span overflowWrap="anywhere">
      <chakra.span color="muted">{`${noun.charAt(0).toUpperCase()}${noun.slice(1)} `}</chakra.span>
      {adminPath ? (
        <TextLink to={adminPath} state={isDeleted || !/^\d+$/.test(key) ? null : { open: Number(key) }}>
          {title}
        </TextLink>
      ) : (
        title
      )}
      {isDeleted && <chakra.span color="muted"> in the trash</chakra.span>}
    </chakra.span>
  );
}

const TextLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

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
