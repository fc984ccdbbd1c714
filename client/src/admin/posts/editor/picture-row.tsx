import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChooseButton } from '../../library/library-dialog.tsx';
import { isImageAddress } from '../../screens/form/checks.ts';
import { imageUpload, useUpload } from '../../screens/uploads/upload.ts';
import { FileButton, UploadProblem, UploadProgress } from '../../screens/uploads/upload-controls.tsx';
import { EditorRow, RowInput } from './editor-row.tsx';

/** Puts a picture into the text, or changes the chosen one, with words for those who cannot see it. */
export function PictureRow({ editor, onDone }: { editor: Editor; onDone(): void }) {
  // A chosen picture is changed, which is how pasted ones get their words.
  const chosen = editor.isActive('picture') ? editor.getAttributes('picture') : null;
  const [src, setSrc] = useState(String(chosen?.src ?? ''));
  const [alt, setAlt] = useState(String(chosen?.alt ?? ''));
  const { progress, failed, upload, cancel } = useUpload(imageUpload, setSrc);
  const ready = isImageAddress(src.trim());
  const insert = () => {
    if (!ready) return;
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { src: src.trim(), alt: alt.trim() } })
      .run();
    onDone();
  };
  return (
    <EditorRow onEnter={insert} onEscape={onDone}>
      <RowInput
        label="Address of the picture"
        type="url"
        autoFocus
        value={src}
        onChange={({ target }) => setSrc(target.value)}
      />
      <RowInput
        label="What it shows"
        type="text"
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <FileButton label="Upload a picture" uploading={progress !== null} onChoose={upload} />
      <ChooseButton
        onChoose={(picture) => {
          setSrc(picture.url);
          setAlt((before) => before.trim() || (picture.alt ?? ''));
        }}
      />
      {progress !== null && <UploadProgress progress={progress} cancel={cancel} />}
      <Button size="sm" minH="11" disabled={!ready} onClick={insert}>
        {chosen ? 'Change picture' : 'Insert picture'}
      </Button>
      {failed && <UploadProblem failed={failed} onRetry={upload} />}
    </EditorRow>
  );
}
