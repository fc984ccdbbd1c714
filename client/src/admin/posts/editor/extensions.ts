import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { type Command, Extension, type Extensions, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

// Tables of a post as the editor knows them. The work on cells is done by prosemirror-tables.

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** An attribute of an element, which is left out when it is the usual one. */
const attribute = (name: string, usual: number | string | null) => ({
  default: usual,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute(name);
    return value === null ? usual : typeof usual === 'number' ? Number(value) || usual : value;
  },
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === usual ? {} : { [name]: attributes[name] },
});

const cellAttributes = {
  colspan: attribute('colspan', 1),
  rowspan: attribute('rowspan', 1),
  // The widths of columns are the reader's screen's business; prosemirror-tables asks for the attribute.
  colwidth: { default: null, rendered: false },
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ ...cellAttributes, scope: attribute('scope', null) }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Tab goes from cell to cell, and out of the text after the last one: a keyboard must not get caught. */
const goTo =
  (direction: 1 | -1): Command =>
  ({ state, view, dispatch }) =>
    goToNextCell(direction)(state, dispatch && view.dispatch);

const TableEditing = Extension.create({
  name: 'tableEditing',
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.command(goTo(1)),
      'Shift-Tab': () => this.editor.commands.command(goTo(-1)),
    };
  },
});

const tables = [Table, TableRow, TableCell, TableHeader, TableEditing];

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type)] });

/** Two columns under their headings. */
export const blankTable = {
  type: 'table',
  content: [row('tableHeader'), row('tableCell'), row('tableCell')],
};

// What a post may hold, as the editor knows it; the server takes out anything else.

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const Film = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: {},
    title: { default: null },
    width: { default: null },
    height: { default: null },
    allowfullscreen: { default: null },
  }),
  parseHTML: () => [{ tag: 'iframe[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
});

export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      // Visitors stay in their tab, and the server decides what `rel` is needed.
      HTMLAttributes: { target: null, rel: null },
    },
    // An empty last paragraph would be published with every post.
    trailingNode: false,
  }),
  Picture,
  Film,
  ...tables,
];
