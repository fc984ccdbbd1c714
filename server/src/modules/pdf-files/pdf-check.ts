// Whether bytes are a PDF that visitors can open; its name and what the sender calls it count for nothing.
import { fileTypeFromBuffer } from 'file-type';

/** Why a file cannot be used, and what to do; null for a PDF that is whole and needs no password. */
export async function pdfFault(bytes: Buffer): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime !== 'application/pdf') return 'This file is not a PDF: please choose a PDF.';
  const text = bytes.toString('latin1');
  // Readers look for the end in the last kilobyte: some programs write a little behind it.
  const isWhole = /startxref\s+\d+\s+%%EOF/.test(text.slice(-2048));
  if (!isWhole) return 'This PDF is not whole: its end is missing. Please save it anew and choose that one.';
  // Never inside what is packed: the dictionary that names it has to be read first.
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text))
    return 'This PDF is protected: please save it without a password and without restrictions, and choose that one.';
  return null;
}
