// A page and what is written on it: measures, fonts, and text that is tagged for those who have it read to them.
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { english } from '../locale.ts';
import type { PdfColors, PdfDocument, PdfFonts } from './pdf-document.ts';

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, side: 51, top: 84, bottom: 786 };
export const textWidth = page.width - 2 * page.side;

const { resolve } = createRequire(import.meta.url);

export interface TextLook {
  font: keyof PdfFonts;
  size: number;
  color: keyof PdfColors;
  /** Points between lines and between letters. */
  lineGap?: number;
  spacing?: number;
  align?: 'left' | 'right';
  tag?: 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'TH' | 'TD';
}

export type Paper = ReturnType<typeof createPaper>;

export function createPaper({ title, author, date, colors, fonts }: PdfDocument) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: english.language,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, resolve(file));
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const set = ({ font, size }: TextLook) => pdf.font(font).fontSize(size);
  const optionsOf = ({ lineGap = 0, spacing = 0, align = 'left' }: TextLook, width: number) => ({
    width,
    align,
    lineGap,
    characterSpacing: spacing,
  });

  /** What is there to be looked at only. */
  function ornament(draw: () => void): void {
    pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    pdf.endMarkedContent();
  }

  return {
    pdf,
    colors,
    ornament,
    heightOf: (text: string, look: TextLook, width: number): number =>
      set(look).heightOfString(text, optionsOf(look, width)),
    widthOf: (text: string, look: TextLook): number =>
      set(look).widthOfString(text, { characterSpacing: look.spacing ?? 0 }),
    write(text: string, look: TextLook, x: number, y: number, width: number, within = root): void {
      const draw = () =>
        void set(look).fillColor(colors[look.color]).text(text, x, y, optionsOf(look, width));
      within.add(pdf.struct(look.tag ?? 'P', {}, [draw]));
    },
    /** Begins what has parts, such as a table with rows, with its first part; what is called makes them. */
    structure(tag: string) {
      let whole: typeof root | null = null;
      return (part: string): typeof root => {
        if (!whole) {
          whole = pdf.struct(tag);
          root.add(whole);
        }
        const made = pdf.struct(part);
        whole.add(made);
        return made;
      };
    },
    fill(color: keyof PdfColors, x: number, y: number, width: number, height: number): void {
      ornament(() => pdf.rect(x, y, width, height).fill(colors[color]));
    },
    /** Fills the place with it, cutting off what stands out. */
    picture(bytes: Uint8Array, alt: string, x: number, y: number, width: number, height: number): void {
      const draw = () => {
        pdf.save().rect(x, y, width, height).clip();
        pdf.image(Buffer.from(bytes), x, y, { cover: [width, height], align: 'center', valign: 'center' });
        pdf.restore();
      };
      root.add(pdf.struct('Figure', { alt }, [draw]));
    },
  };
}
