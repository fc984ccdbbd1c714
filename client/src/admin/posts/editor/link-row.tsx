import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EditorRow, RowInput } from './editor-row.tsx';

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
      <Button size="sm" minH="11" onClick={apply}>
        Set link
      </Button>
      {editor.isActive('link') && (
        <Button
          size="sm"
          minH="11"
          variant="ghost"
          onClick={() => {
            chain().unsetLink().run();
            onDone();
          }}
        >
          Remove link
        </Button>
      )}
    </EditorRow>
  );
}

/** `lubugo.example` is meant as `https://lubugo.example`; paths of this site and mail addresses are as they are. */
function withScheme(address: string): string {
  if (!address || /^(https?:|mailto:|tel:|\/|#)/i.test(address)) return address;
  return /^[^\s/@]+@[^\s/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
