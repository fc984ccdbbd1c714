import { Flex } from '@chakra-ui/react';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { Button } from '../../../ui/button.tsx';

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
