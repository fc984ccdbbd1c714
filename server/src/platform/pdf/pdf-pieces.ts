// Blocks as pieces that stay whole: each knows its height, so that a page is begun before what has no room on this one.
import type { PdfBlock, PdfEntry, PdfTextStyle } from './pdf-document.ts';
import { type Paper, page, type TextLook } from './pdf-paper.ts';
import { tableRows } from './pdf-table.ts';

interface Piece {
  height: number;
  draw(x: number, y: number): void;
}

/** What it is written on: paper, or the ground of the brand. */
type Ground = 'paper' | 'brand';

const looks: Record<PdfTextStyle, TextLook & { after: number }> = {
  label: { font: 'strong', size: 8, color: 'highlightText', spacing: 0.5, after: 8 },
  display: { font: 'heading', size: 36, color: 'ink', lineGap: -6, after: 20, tag: 'H1' },
  title: { font: 'heading', size: 26, color: 'ink', lineGap: -3, after: 16, tag: 'H1' },
  lead: { font: 'text', size: 12.5, color: 'ink', lineGap: 3.5, after: 16 },
  story: { font: 'text', size: 10.5, color: 'ink', lineGap: 3.5, after: 10 },
  caption: { font: 'italic', size: 11, color: 'highlightText', lineGap: 1, after: 10 },
  creed: { font: 'heading', size: 17, color: 'ink', lineGap: 1, after: 0 },
};
const entryTitle: TextLook = { font: 'heading', size: 12.5, color: 'ink', tag: 'H3' };
const entryAside: TextLook = { font: 'italic', size: 10, color: 'highlightText' };
const entryText: TextLook = { font: 'text', size: 9.5, color: 'muted', lineGap: 2.5 };
const entryNumber: TextLook = { font: 'italic', size: 13, color: 'highlightText' };
const line: TextLook = { font: 'text', size: 9.5, color: 'muted', lineGap: 2.5, tag: 'LI' };

const gap = 20;
const padding = { line: 8, card: 14 };

const onBrand = { ink: 'paper', muted: 'paper', highlightText: 'highlightSoft' } as Record<string, string>;
const on = (ground: Ground, look: TextLook): TextLook =>
  ground === 'paper' ? look : { ...look, color: (onBrand[look.color] ?? look.color) as TextLook['color'] };

export function piecesOf(paper: Paper, block: PdfBlock, width: number, ground: Ground = 'paper'): Piece[] {
  switch (block.kind) {
    case 'text': {
      const { after, ...look } = looks[block.style];
      const text = block.style === 'label' ? block.text.toUpperCase() : block.text;
      return [spaced(textPiece(paper, text, on(ground, look), width), after)];
    }
    case 'entries':
      return withRoomBelow(entryRows(paper, block, width, ground));
    case 'lines':
      return withRoomBelow(lineRows(paper, block.items, width, ground));
    case 'table':
      return withRoomBelow(tableRows(paper, block, width));
    case 'picture': {
      const { picture, height, bleed } = block;
      const [shift, across] = bleed ? [page.side, page.width] : [0, width];
      const draw = (x: number, y: number) =>
        paper.picture(picture.bytes, picture.alt, x - shift, y, across, height);
      return [{ height: height + gap, draw }];
    }
    case 'columns':
      return columnPieces(paper, block.columns, width, ground);
    case 'panel':
      return block.blocks.flatMap((inner) => piecesOf(paper, inner, width, 'brand'));
  }
}

function textPiece(paper: Paper, text: string, look: TextLook, width: number): Piece {
  return {
    height: paper.heightOf(text, look, width),
    draw: (x, y) => paper.write(text, look, x, y, width),
  };
}

const lineRows = (paper: Paper, items: string[], width: number, ground: Ground): Piece[] =>
  items.map((text) => ruled(paper, [textPiece(paper, text, on(ground, line), width)], width));

const withRoomBelow = (pieces: Piece[]): Piece[] => [...pieces, { height: gap / 2, draw: () => undefined }];

const spaced = (piece: Piece, after: number): Piece => ({ ...piece, height: piece.height + after });

/** Below each other. */
export function stacked(pieces: Piece[]): Piece {
  const height = pieces.reduce((sum, piece) => sum + piece.height, 0);
  return {
    height,
    draw(x, y) {
      let at = y;
      for (const piece of pieces) {
        piece.draw(x, at);
        at += piece.height;
      }
    },
  };
}

/** Beside each other; below each other where that would be higher than a page. */
function columnPieces(paper: Paper, columns: PdfBlock[][], width: number, ground: Ground): Piece[] {
  const filled = columns.filter((blocks) => blocks.length > 0);
  const each = (width - gap * (filled.length - 1)) / filled.length;
  const inside = (blocks: PdfBlock[], of: number) =>
    blocks.flatMap((block) => piecesOf(paper, block, of, ground));
  const row = beside(
    filled.map((blocks) => stacked(inside(blocks, each))),
    each,
  );
  return row.height <= page.bottom - page.top ? [row] : filled.flatMap((blocks) => inside(blocks, width));
}

function beside(pieces: Piece[], each: number): Piece {
  return {
    height: Math.max(0, ...pieces.map(({ height }) => height)),
    draw: (x, y) => pieces.forEach((piece, i) => void piece.draw(x + i * (each + gap), y)),
  };
}

type Entries = Extract<PdfBlock, { kind: 'entries' }>;

function entryRows(paper: Paper, { items, columns, look }: Entries, width: number, ground: Ground): Piece[] {
  const each = (width - gap * (columns - 1)) / columns;
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => row * columns);
  return rows.map((first) => {
    const row = items.slice(first, first + columns);
    if (look === 'card') return cards(paper, row, each, ground);
    const cells = row.map((item, i) => {
      const number = look === 'numbered' ? [textPiece(paper, `${first + i + 1}`, entryNumber, each)] : [];
      return ruled(paper, [...number, ...entryPieces(paper, item, each, ground)], each);
    });
    return beside(cells, each);
  });
}

function entryPieces(paper: Paper, { title, aside, text }: PdfEntry, width: number, ground: Ground): Piece[] {
  return [
    spaced(textPiece(paper, title, on(ground, entryTitle), width), 2),
    ...(aside ? [spaced(textPiece(paper, aside, on(ground, entryAside), width), 2)] : []),
    ...(text ? [textPiece(paper, text, on(ground, entryText), width)] : []),
  ];
}

/** Below a thin line. */
function ruled(paper: Paper, pieces: Piece[], width: number): Piece {
  const inner = stacked(pieces);
  return {
    height: inner.height + 2 * padding.line,
    draw(x, y) {
      paper.fill('line', x, y, width, 0.8);
      inner.draw(x, y + padding.line);
    },
  };
}

/** A row of cards of one height. */
function cards(paper: Paper, items: PdfEntry[], width: number, ground: Ground): Piece {
  const inner = items.map((item) => stacked(entryPieces(paper, item, width - 2 * padding.card, ground)));
  const height = Math.max(...inner.map((piece) => piece.height)) + 2 * padding.card;
  const drawn = inner.map(({ draw }) => ({
    height: height + padding.card,
    draw(x: number, y: number) {
      paper.fill('surface', x, y, width, height);
      paper.fill('highlight', x, y, width, 2.4);
      draw(x + padding.card, y + padding.card);
    },
  }));
  return beside(drawn, width);
}
