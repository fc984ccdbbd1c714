import { chakra, Flex } from '@chakra-ui/react';
import { type Editor, useEditorState } from '@tiptap/react';
import { ImagePlus, Link } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { stepOfArrow } from '../../../lib/arrow-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkRow } from './link-row.tsx';
import { PictureRow } from './picture-row.tsx';
import { TableRow } from './table-row.tsx';
import { type Tool, tools } from './tools.ts';

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
  const extras = [
    { label: 'Link', Icon: Link, pressed: active[tools.length] ?? false, row: 'link' as const },
    { label: 'Picture', Icon: ImagePlus, pressed: row === 'picture', row: 'picture' as const },
  ];
  const buttons = [
    ...tools.map(({ label, Icon, run }: Tool, at) => ({
      label,
      Icon,
      pressed: active[at] ?? false,
      act: () => run(editor.chain().focus()).run(),
    })),
    ...extras.map(({ row: own, ...extra }) => ({ ...extra, act: () => setRow(row === own ? null : own) })),
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
