import { Box, chakra } from '@chakra-ui/react';
import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { lowScreen } from '../../../ui/theme/css-values.ts';
import type { Described } from '../../screens/form/fields.tsx';
import { cleanHtml } from './clean-html.ts';
import { extensions } from './extensions.ts';
import { pictureDrop } from './picture-drop.ts';
import { TextPictures } from './text-pictures.tsx';
import { Toolbar } from './toolbar.tsx';

export interface EditorProps {
  described: Described;
  /** HTML. */
  value: string;
  onChange(html: string): void;
  onBlur(): void;
  /** Told how many pictures of the text are not on the server yet. */
  onPending(count: number): void;
  /** Given what takes the focus when the field is at fault. */
  focusRef(control: { focus(): void } | null): void;
}

/** The text as it will look, with the means to shape it. */
export function RichText(props: EditorProps & { toggle: ReactNode }) {
  const { described, value, onChange, onBlur, focusRef, onPending, toggle } = props;
  const known = useRef(value);
  const [files] = useState(() => new Map<string, File>());
  const [lost, setLost] = useState('');
  const [withDrop] = useState(() => [...extensions, pictureDrop({ files, tell: setLost })]);
  const editor = useEditor({
    extensions: withDrop,
    content: value,
    editorProps: {
      attributes: {
        id: described.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${described.id}-label`,
        'aria-describedby': described['aria-describedby'] ?? '',
        'aria-invalid': String(described['aria-invalid']),
        'aria-required': String(described['aria-required']),
      },
    },
    onUpdate: ({ editor: changed }) => {
      known.current = cleanHtml(changed.getHTML());
      onChange(known.current);
    },
    onBlur,
  });

  useImperativeHandle(focusRef, () => ({ focus: () => editor.commands.focus() }), [editor]);

  // Another text from outside: started over, or a colleague's was loaded.
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Frame data-invalid={described['aria-invalid'] || undefined}>
      <Toolbar editor={editor} toggle={toggle} />
      <TextPictures editor={editor} files={files} onPending={onPending} />
      <LostParts sentence={lost} />
      <EditorContent editor={editor} />
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'md',
    _hover: { borderColor: 'ink' },
    _focusWithin: { borderColor: 'brand' },
    '&[data-invalid]': {
      borderColor: 'danger',
      boxShadow: 'inset calc(var(--start) * -3px) 0 0 {colors.danger}',
    },
    '& .tiptap': {
      minH: '14rem',
      maxH: '32rem',
      overflowY: 'auto',
      [lowScreen]: { minH: '7rem', maxH: 'none' },
      px: '4',
      py: '3',
      _focusVisible: { outline: '2px solid {colors.brand}', outlineOffset: '-1px', boxShadow: 'none' },
      overflowWrap: 'anywhere',
      '& > * + *': { mt: '3' },
      '& h2': { textStyle: 'subheading' },
      '& h3': { fontFamily: 'heading', fontSize: 'lg' },
      '& h4': { fontWeight: 'semibold' },
      '& ul': { listStyle: 'disc', ps: '6' },
      '& ol': { listStyle: 'decimal', ps: '6' },
      '& blockquote': { borderInlineStart: '3px solid {colors.highlight}', ps: '4', fontStyle: 'italic' },
      '& a': { color: 'brand', textDecoration: 'underline' },
      '& pre': { bg: 'subtle', p: '3', fontFamily: 'mono', fontSize: 'sm', whiteSpace: 'pre-wrap' },
      '& code': { fontFamily: 'mono', fontSize: '0.9em' },
      '& hr': { borderTopWidth: '1px', my: '5' },
      '& img': { maxW: 'full', h: 'auto' },
      // Not on the server yet.
      '& img[src^="blob:"]': { opacity: '0.5' },
      '& table': { w: 'full', borderCollapse: 'collapse' },
      '& :is(th, td)': {
        minW: '3rem',
        borderWidth: '1px',
        borderColor: 'lineStrong',
        px: '2',
        py: '1',
        verticalAlign: 'top',
      },
      '& th': { bg: 'subtle', fontWeight: 'semibold', textAlign: 'start' },
      '& .selectedCell': { bg: 'brandSoft' },
      '& iframe': { display: 'block', w: 'full', maxW: '32rem', h: 'auto', aspectRatio: '16/9' },
      '& .ProseMirror-selectednode': { outline: '3px solid {colors.brand}' },
    },
  },
});

/** What of a paste or drop could not be kept. Always there, so that it is read out when it is filled. */
function LostParts({ sentence }: { sentence: string }) {
  const shown = sentence && { px: '3', py: '2', bg: 'dangerSoft', color: 'dangerText' };
  return (
    <Box role="status" fontSize="sm" {...shown}>
      {sentence}
    </Box>
  );
}
