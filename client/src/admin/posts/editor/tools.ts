import type { ChainedCommands, Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
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
import { blankTable } from './tables.ts';

/** What one button of the editor does. */
export interface Tool {
  label: string;
  Icon: LucideIcon;
  isActive(editor: Editor): boolean;
  run(chain: ChainedCommands): ChainedCommands;
}

const marks = (name: string, attributes?: object) => (editor: Editor) => editor.isActive(name, attributes);
const never = () => false;

export const tools: Tool[] = [
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
