/** A document as plain data: a title page where it has one, and chapters that each begin a page. */
export interface PdfDocument {
  title: string;
  /** At the head of each page. */
  author: string;
  /** When its words were written; the same words give the same bytes. */
  date: Date;
  colors: PdfColors;
  fonts: PdfFonts;
  cover?: PdfCover | null;
  chapters: PdfChapter[];
}

/** In hexadecimal digits, with `#` before them. */
export type PdfColors = Record<
  | 'paper'
  | 'surface'
  | 'subtle'
  | 'ink'
  | 'muted'
  | 'line'
  | 'brand'
  | 'highlight'
  | 'highlightText'
  | 'highlightSoft',
  string
>;

/** Font files in npm packages. Whole ones, as those of the site lack the rarer letters. */
export type PdfFonts = Record<'heading' | 'italic' | 'text' | 'strong', string>;

export interface PdfCover {
  picture: PdfPicture | null;
  name: string;
  title: string;
  lines: string[];
}

export interface PdfPicture {
  /** A JPEG. */
  bytes: Uint8Array;
  /** What it shows, for those who cannot see it. */
  alt: string;
}

export interface PdfChapter {
  /** At the head of its pages, and in the outline. */
  label: string;
  tinted?: boolean;
  blocks: PdfBlock[];
}

export type PdfTextStyle = 'label' | 'display' | 'title' | 'lead' | 'story' | 'caption' | 'creed';

/** A heading with what stands below it. */
export interface PdfEntry {
  title: string;
  /** A few words between both. */
  aside?: string | null;
  text?: string | null;
}

export type PdfBlock =
  | { kind: 'text'; style: PdfTextStyle; text: string }
  | { kind: 'entries'; items: PdfEntry[]; columns: number; look?: 'card' | 'numbered' }
  | { kind: 'lines'; items: string[] }
  /** Words in the first column, counts and sums in the others; `foot` has what the rows come to. */
  | { kind: 'table'; head: string[]; rows: string[][]; foot: string[][] }
  /** `bleed`: from edge to edge of the page. */
  | { kind: 'picture'; picture: PdfPicture; height: number; bleed?: boolean }
  | { kind: 'columns'; columns: PdfBlock[][] }
  /** On the ground of the brand, at the foot of the page. */
  | { kind: 'panel'; blocks: PdfBlock[] };
