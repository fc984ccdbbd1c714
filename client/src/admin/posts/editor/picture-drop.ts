import type { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';
import { cleanPastedHtml, lostInWords, takeParts } from './pasted-html.ts';

interface Options {
  /** Pictures in the text that are only on this device, by their address there. It is added to. */
  files: Map<string, File>;
  /** Told after each paste or drop what was left out of it, or ''. */
  tell(sentence: string): void;
}

/** Takes pictures and HTML that are pasted or dropped. Pictures stand in the text at once, under an address of this device. */
export function pictureDrop({ files, tell }: Options) {
  return Extension.create({
    name: 'pictureDrop',
    // Before what pastes cells into tables.
    priority: 1000,
    addProseMirrorPlugins() {
      const { editor } = this;
      let lost = '';
      const insert = (pictures: File[], at: number) => {
        const nodes = pictures.map((file) => {
          const src = URL.createObjectURL(file);
          files.set(src, file);
          return { type: 'picture', attrs: { src, alt: '' } };
        });
        editor.chain().focus().insertContentAt(at, nodes).run();
        tell('');
      };
      return [
        new Plugin({
          props: {
            transformPastedHTML: (html) => {
              const parts = takeParts(cleanPastedHtml(html));
              for (const [address, file] of parts.files) files.set(address, file);
              lost = lostInWords(parts);
              return parts.html;
            },
            handlePaste: (view, event, slice) => {
              const pictures = picturesIn(event.clipboardData);
              // Spreadsheets add a picture of the cells to the cells themselves.
              if (pictures.length > 0 && !hasText(slice)) {
                insert(pictures, view.state.selection.from);
                return true;
              }
              tell(lost);
              lost = '';
              return false;
            },
            handleDrop: (view, event, _slice, moved) => {
              if (moved || !event.dataTransfer?.files.length) return false;
              // The browser would open the file in place of the page.
              event.preventDefault();
              const pictures = picturesIn(event.dataTransfer);
              const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
              if (pictures.length > 0) insert(pictures, at ?? view.state.selection.from);
              const [other] = [...event.dataTransfer.files].filter((file) => !pictures.includes(file));
              if (other) tell(`${other.name} is not a picture, so it was left out.`);
              return true;
            },
          },
        }),
      ];
    },
  });
}

const picturesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name));

const hasText = ({ content }: Slice) => content.textBetween(0, content.size).trim() !== '';
