import { defineFeature } from '../feature.ts';
import { PdfFileEntity } from './pdf-file.entity.ts';
import { type PdfFilesDeps, PdfFilesService } from './pdf-files.service.ts';

/** Nothing of the contract: a PDF comes by REST, and settings name it. */
export const pdfFiles = defineFeature({
  services: (needs: PdfFilesDeps) => ({ pdfFiles: new PdfFilesService(needs) }),
  retention: ({ pdfFiles }) => ({ 'pdf-files': () => pdfFiles.purgeUnused() }),
  entities: [PdfFileEntity],
});
