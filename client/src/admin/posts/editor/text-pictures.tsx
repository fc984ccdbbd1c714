import { Box, Flex } from '@chakra-ui/react';
import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { imageUpload, useUpload } from '../../screens/uploads/upload.ts';
import { UploadProblem, UploadProgress } from '../../screens/uploads/upload-controls.tsx';

interface Props {
  editor: Editor;
  /** Pictures in the text that are only on this device, by their address there. */
  files: ReadonlyMap<string, File>;
  /** Told how many pictures of the text are not on the server yet. */
  onPending(count: number): void;
}

/** Uploads the pictures of the text that are only on this device, one after the other, and says how that goes. */
export function TextPictures({ editor, files, onPending }: Props) {
  const pending = useEditorState({ editor, selector: ({ editor: now }) => onDevice(now.state.doc) });
  const [src] = pending;
  const [arrived] = useState(() => new Map<string, string>());
  const tried = useRef('');
  const { progress, failed, upload, cancel } = useUpload(imageUpload, (url) => {
    arrived.set(tried.current, url);
    replaceAddress(editor, tried.current, url);
  });
  const idle = progress === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture is tried once by itself
  useEffect(() => {
    if (!src || !idle) return;
    const file = files.get(src);
    const known = arrived.get(src);
    // Redo brings it back under its first address.
    if (known) replaceAddress(editor, src, known);
    else if (file && src !== tried.current) {
      tried.current = src;
      upload(file);
    }
  }, [src, idle]);

  useEffect(() => onPending(pending.length), [onPending, pending.length]);

  if (!src) return null;
  return (
    <Box px="3" py="2" bg="surface" borderBottomWidth="1px" borderColor="line" fontSize="sm">
      {progress && (
        <Flex align="center" gap="3" wrap="wrap">
          <span role="status">
            {pending.length === 1 ? 'Uploading a picture...' : `Uploading ${pending.length} pictures...`}
          </span>
          <UploadProgress progress={progress} cancel={cancel} />
        </Flex>
      )}
      {failed && !progress && (
        <Flex align="flex-end" gap="3" wrap="wrap">
          <UploadProblem failed={failed} onRetry={upload} />
          <Button variant="link" size="sm" onClick={() => replaceAddress(editor, src, null)}>
            Leave it out
          </Button>
        </Flex>
      )}
    </Box>
  );
}

/** The addresses of pictures that no other device can show. */
function onDevice(doc: Node): string[] {
  const found: string[] = [];
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'picture' && String(attrs.src).startsWith('blob:')) found.push(attrs.src);
  });
  return found;
}

/** Gives each picture with the address `from` the address `to`; without one they are taken out. */
function replaceAddress(editor: Editor, from: string | undefined, to: string | null) {
  const { tr } = editor.state;
  const places: number[] = [];
  tr.doc.descendants(({ type, attrs }, at) => {
    if (type.name === 'picture' && attrs.src === from) places.push(at);
  });
  for (const at of places.reverse()) {
    if (to === null) tr.delete(at, at + 1);
    else tr.setNodeAttribute(at, 'src', to);
  }
  // Undo takes the picture out of the text; it does not take it from the server.
  if (to !== null) tr.setMeta('addToHistory', false);
  editor.view.dispatch(tr);
}
