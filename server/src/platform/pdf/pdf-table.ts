// A table of words and sums: the first column takes what room the others leave, and those are set to the right.
import type { PdfBlock, PdfColors } from './pdf-document.ts';
import type { Paper, TextLook } from './pdf-paper.ts';

type Table = Extract<PdfBlock, { kind: 'table' }>;

const looks = {
  head: { font: 'strong', size: 8, color: 'highlightText', spacing: 0.5, tag: 'TH' },
  row: { font: 'text', size: 10, color: 'ink', lineGap: 2.5, tag: 'TD' },
  foot: { font: 'strong', size: 10, color: 'ink', lineGap: 2.5, tag: 'TD' },
} satisfies Record<string, TextLook>;

const gap = 14;
const padding = 7;
/** Points that a column of sums takes at most. */
const widest = 110;

/** Rows, each of which stays whole. */
export function tableRows(paper: Paper, { head, rows, foot }: Table, width: number) {
  const all = [
    { cells: head, look: looks.head as TextLook },
    ...rows.map((cells) => ({ cells, look: looks.row as TextLook })),
    ...foot.map((cells) => ({ cells, look: looks.foot as TextLook })),
  ];
  const others = head.slice(1).map((_, at) => {
    const widths = all.map(({ cells, look }) => paper.widthOf(cells[at + 1] ?? '', look));
    return Math.min(widest, Math.max(...widths) + 1);
  });
  const first = width - others.reduce((sum, columnWidth) => sum + columnWidth + gap, 0);
  const widths = [first, ...others];
  const begin = paper.structure('Table');
  return all.map(({ cells, look }, index) => {
    // What stands in the first column of a foot may go on over the empty ones beside it.
    const spans = cells.map((_, at) => widths[at] ?? 0);
    if (look === looks.foot)
      for (let at = 1; at < cells.length - 1 && cells[at] === ''; at++)
        spans[0] = (spans[0] ?? 0) + gap + (widths[at] ?? 0);
    const heights = cells.map((text, at) => (text ? paper.heightOf(text, look, spans[at] ?? 0) : 0));
    return {
      height: Math.max(...heights) + 2 * padding,
      draw(x: number, y: number) {
        const color: keyof PdfColors = index === rows.length + 1 ? 'ink' : 'line';
        if (index > 0) paper.fill(color, x, y, width, 0.8);
        const row = begin('TR');
        let left = x;
        cells.forEach((text, at) => {
          const align = at === 0 ? 'left' : 'right';
          if (text) paper.write(text, { ...look, align }, left, y + padding, spans[at] ?? 0, row);
          left += (widths[at] ?? 0) + gap;
        });
      },
    };
  });
}
