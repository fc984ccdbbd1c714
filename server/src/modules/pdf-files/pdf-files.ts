import type { Feature } from '../feature.ts';
import { PdfFileEntity } from './pdf-file.entity.ts';

/** Nothing of the contract: a PDF comes by REST, and settings name it. */
export const pdfFiles: Feature = { entities: [PdfFileEntity] };
