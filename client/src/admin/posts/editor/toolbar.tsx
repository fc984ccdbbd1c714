import { chakra, Flex } from '@chakra-ui/react';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Table as TableIcon,
  Underline,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { stepOfArrow } from '../../../lib/arrow-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { blankTable } from './extensions.ts';
import { LinkRow, PictureRow, TableRow } from './toolbar-rows.tsx';

/** What one button of the editor does. */
interface Tool {
  label: string;
  Icon: LucideIcon;
  isActive(editor: Editor): boolean;
  run(chain: ChainedCommands): ChainedCommands;
}

const marks = (name: string, attributes?: object) => (editor: Editor) => editor.isActive(name, attributes);
const never = () => false;

const tools: Tool[] = [
  { label: 'Bold', Icon: Bold, isActive: marks('bold'), run: (chain) => chain.toggleBold() },
  { label: 'Italic', Icon: Italic, isActive: marks('italic'), run: (chain) => chain.toggleItalic() },
  {
    label: 'Underline',
    Icon: Underline,
    isActive: marks('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
  {
    label: 'Heading',
    Icon: Heading2,
    isActive: marks('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: 'Smaller heading',
    Icon: Heading3,
    isActive: marks('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    label: 'Bulleted list',
    Icon: List,
    isActive: marks('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    Icon: ListOrdered,
    isActive: marks('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Quote', Icon: Quote, isActive: marks('blockquote'), run: (chain) => chain.toggleBlockquote() },
  { label: 'Line between parts', Icon: Minus, isActive: never, run: (chain) => chain.setHorizontalRule() },
  {
    label: 'Table',
    Icon: TableIcon,
    isActive: marks('table'),
    run: (chain) => chain.insertContent(blankTable),
  },
  { label: 'Undo', Icon: Undo2, isActive: never, run: (chain) => chain.undo() },
  { label: 'Redo', Icon: Redo2, isActive: never, run: (chain) => chain.redo() },
];

/** Buttons that shape the text. The arrow keys go from one to the next, Tab goes into the text. */
export function Toolbar({ editor, toggle }: { editor: Editor; toggle: ReactNode }) {
  const [row, setRow] = useState<'link' | 'picture' | null>(null);
  const [reachable, setReachable] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...tools.map((tool) => tool.isActive(now)),
      now.isActive('link'),
      now.isActive('table'),
    ],
  });
  const close = () => {
    setRow(null);
    editor.commands.focus();
  };
  const show = (wanted: typeof row) => setRow(row === wanted ? null : wanted);
  const buttons = [
    ...tools.map(({ label, Icon, run }: Tool, at) => ({
      label,
      Icon,
      pressed: active[at] ?? false,
      act: () => run(editor.chain().focus()).run(),
    })),
    { label: 'Link', Icon: Link, pressed: active[tools.length] ?? false, act: () => show('link') },
    { label: 'Picture', Icon: ImagePlus, pressed: row === 'picture', act: () => show('picture') },
  ];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.indexOf(event.target as HTMLButtonElement);
    const step = stepOfArrow(event.key);
    const to = step ? at + step : { Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <>
      <Flex borderBottomWidth="1px" borderColor="line" bg="surface" borderTopRadius="md" wrap="wrap">
        <Flex role="toolbar" aria-label="Text" wrap="wrap" p="1" flex="1 1 26rem" onKeyDown={move}>
          {buttons.map(({ label, Icon, pressed, act }, at) => (
            <ToolButton
              type="button"
              key={label}
              variant="ghost"
              size="icon"
              w={{ base: '10', md: '9' }}
              h={{ base: '10', md: '9' }}
              aria-label={label}
              title={label}
              aria-pressed={pressed}
              tabIndex={at === reachable ? 0 : -1}
              onFocus={() => setReachable(at)}
              // The text keeps the focus and what is chosen in it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={act}
            >
              <Icon aria-hidden />
            </ToolButton>
          ))}
        </Flex>
        <Flex align="center" justify="flex-end" px="1" flexGrow="1">
          {toggle}
        </Flex>
      </Flex>
      {active[tools.length + 1] && <TableRow editor={editor} />}
      {row === 'link' && <LinkRow editor={editor} onDone={close} />}
      {row === 'picture' && <PictureRow editor={editor} onDone={close} />}
    </>
  );
}

const ToolButton = chakra(Button, {
  base: {
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'brandSoft', color: 'brand' },
  },
});
