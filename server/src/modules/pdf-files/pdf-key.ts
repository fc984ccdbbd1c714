/** Where the bytes of a PDF are kept: apart from what reads PDFs, which a backup need not load. */
export const pdfKey = (id: string) => `${id}/file.pdf`;
