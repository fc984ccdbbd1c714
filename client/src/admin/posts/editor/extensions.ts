// What a post may hold, as the editor knows it; the server takes out anything else.
import { type Extensions, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { tables } from './tables.ts';

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
