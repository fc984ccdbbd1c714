/**
 * A text as searches of the site compare it, whatever its case, accents and apostrophes: what `text_fold` of the database
 * makes of the texts of a record, and `fold` in client/src/lib/text.ts of both.
 */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘ʼ`]/g, '');
