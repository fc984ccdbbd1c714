import { chakra, Flex } from '@chakra-ui/react';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChooseButton } from '../../library/library-dialog.tsx';
import { isImageAddress } from '../../screens/form/checks.ts';
import { imageUpload, useUpload } from '../../screens/uploads/upload.ts';
import { FileButton, UploadProblem, UploadProgress } from '../../screens/uploads/upload-controls.tsx';
import { Input } from '../../ui/controls.tsx';
import { SmallButton } from '../../ui/small-button.tsx';

/** Makes the chosen words a link, or changes the link they stand in. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const apply = () => {
    const href = withScheme(address.trim());
    if (!href) chain().unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain().setLink({ href }).run();
    onDone();
  };
  return (
    <EditorRow onEnter={apply} onEscape={onDone}>
      <RowInput
        label="Address of the link"
        type="url"
        autoFocus
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <SmallButton variant="default" onClick={apply}>
        Set link
      </SmallButton>
      {editor.isActive('link') && (
        <SmallButton
          variant="ghost"
          onClick={() => {
            chain().unsetLink().run();
            onDone();
          }}
        >
          Remove link
        </SmallButton>
      )}
    </EditorRow>
  );
}

/** `lubugo.example` is meant as `https://lubugo.example`; paths of this site and mail addresses are as they are. */
function withScheme(address: string): string {
  if (!address || /^(https?:|mailto:|tel:|\/|#)/i.test(address)) return address;
  return /^[^\s/@]+@[^\s/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}

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
      <SmallButton variant="default" disabled={!ready} onClick={insert}>
        {chosen ? 'Change picture' : 'Insert picture'}
      </SmallButton>
      {failed && <UploadProblem failed={failed} onRetry={upload} />}
    </EditorRow>
  );
}

const actions: { label: string; act: Command }[] = [
  { label: 'Add row', act: addRowAfter },
  { label: 'Add column', act: addColumnAfter },
  { label: 'Remove row', act: deleteRow },
  { label: 'Remove column', act: deleteColumn },
  { label: 'Remove table', act: deleteTable },
];

/** What can be done with the table the cursor stands in. */
export function TableRow({ editor }: { editor: Editor }) {
  return (
    <Flex
      role="group"
      aria-label="Table"
      wrap="wrap"
      px="1"
      bg="surface"
      borderBottomWidth="1px"
      borderColor="line"
    >
      {actions.map(({ label, act }) => (
        <Button
          key={label}
          variant="ghost"
          size="sm"
          // The text keeps the focus and the cell it is in.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            act(editor.state, editor.view.dispatch);
            editor.commands.focus();
          }}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

/** A row under the toolbar that asks for something. Enter answers it, Escape leaves it; neither reaches the form around. */
function EditorRow({
  onEnter,
  onEscape,
  children,
}: {
  onEnter(): void;
  onEscape(): void;
  children: ReactNode;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    // What is pressed in a dialog that was opened from here is none of this row.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const inField = (event.target as HTMLElement).matches('input[type=text], input[type=url]');
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Enter' && inField) onEnter();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Flex
      onKeyDown={onKeyDown}
      data-own-escape
      align="flex-end"
      gap="2"
      wrap="wrap"
      p="3"
      bg="surface"
      borderBottomWidth="1px"
      borderColor="line"
    >
      {children}
    </Flex>
  );
}

interface RowInputProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
}

function RowInput({ label, ...rest }: RowInputProps) {
  const id = useId();
  return (
    <chakra.div flex="1 1 12rem" minW="0">
      <chakra.label htmlFor={id} fontSize="xs" fontWeight="semibold">
        {label}
      </chakra.label>
      <Input {...rest} id={id} autoComplete="off" mt="1" />
    </chakra.div>
  );
}
