// The thread in which a document is drawn: see pdf-maker.ts, which starts it.
import { parentPort, workerData } from 'node:worker_threads';
import type { PdfBlock, PdfChapter, PdfCover, PdfDocument } from './pdf-document.ts';
import { createPaper, type Paper, page, type TextLook, textWidth } from './pdf-paper.ts';
import { piecesOf, stacked } from './pdf-pieces.ts';

const head: TextLook = { font: 'text', size: 8, color: 'muted' };
const foot: TextLook = { font: 'italic', size: 10, color: 'highlightText' };
const cover = {
  name: { font: 'heading', size: 15, color: 'paper' },
  title: { font: 'heading', size: 54, color: 'paper', lineGap: -10, tag: 'H1' },
  line: { font: 'text', size: 13, color: 'highlightSoft', lineGap: 3 },
} satisfies Record<string, TextLook>;

const panelPadding = 36;

/** The bytes of the PDF. */
async function drawDocument(document: PdfDocument): Promise<Buffer> {
  const paper = createPaper(document);
  const chunks: Buffer[] = [];
  paper.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => paper.pdf.on('end', resolve).on('error', reject));
  if (document.cover) drawCover(paper, document.cover);
  for (const chapter of document.chapters) drawChapter(paper, document.author, chapter);
  paper.pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawCover(paper: Paper, { picture, name, title, lines }: PdfCover): void {
  paper.pdf.addPage();
  paper.fill('brand', 0, 0, page.width, page.height);
  const below = 476;
  if (picture) paper.picture(picture.bytes, picture.alt, 0, 0, page.width, below);
  paper.fill('highlight', 0, below, page.width, 6);
  paper.write(name, cover.name, page.side, below + 44, textWidth);
  const last = lines.join('\n');
  const lastAt = page.height - 46 - (last ? paper.heightOf(last, cover.line, textWidth) : 0);
  const least = below + 84;
  const titleAt = Math.max(least, lastAt - 18 - paper.heightOf(title, cover.title, textWidth));
  paper.write(title, cover.title, page.side, titleAt, textWidth);
  if (last) paper.write(last, cover.line, page.side, lastAt, textWidth);
}

function drawChapter(paper: Paper, name: string, { label, tinted, blocks }: PdfChapter): void {
  const begin = () => {
    paper.pdf.addPage();
    paper.fill(tinted ? 'subtle' : 'paper', 0, 0, page.width, page.height);
    const number = `${paper.pdf.bufferedPageRange().count}`;
    paper.ornament(() => {
      const { pdf, colors } = paper;
      pdf.font(head.font).fontSize(head.size).fillColor(colors[head.color]);
      pdf.text(name, page.side, 45, { lineBreak: false });
      pdf.text(label, page.side, 45, { width: textWidth, align: 'right' });
      pdf.font(foot.font).fontSize(foot.size).fillColor(colors[foot.color]);
      pdf.text(number, page.side, 806, { width: textWidth, align: 'right' });
    });
    paper.fill(tinted ? 'highlight' : 'line', page.side, 62, textWidth, 0.8);
  };
  begin();
  paper.pdf.outline.addItem(label);
  let y = page.top;
  const roomFor = (height: number) => {
    if (y === page.top || y + height <= page.bottom) return;
    begin();
    y = page.top;
  };
  for (const block of blocks) {
    if (block.kind === 'panel') {
      const { height } = panelOf(paper, block);
      roomFor(height - (page.height - page.bottom));
      drawPanel(paper, block);
      y = page.height;
      continue;
    }
    for (const piece of piecesOf(paper, block, textWidth)) {
      roomFor(piece.height);
      piece.draw(page.side, y);
      y += piece.height;
    }
  }
}

type Panel = Extract<PdfBlock, { kind: 'panel' }>;

function panelOf(paper: Paper, block: Panel) {
  const inner = stacked(piecesOf(paper, block, textWidth));
  return { inner, height: inner.height + 2 * panelPadding };
}

function drawPanel(paper: Paper, block: Panel): void {
  const { inner, height } = panelOf(paper, block);
  const top = page.height - height;
  paper.fill('brand', 0, top, page.width, height);
  inner.draw(page.side, top + panelPadding);
}

const bytes = new Uint8Array(await drawDocument(workerData));
parentPort?.postMessage(bytes, [bytes.buffer]);
