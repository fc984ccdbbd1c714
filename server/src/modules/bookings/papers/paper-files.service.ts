import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors.ts';
import type { BookingDocumentsDeps, BookingFile } from '../documents/booking-documents.service.ts';
import { BookingPaperEntity } from './booking-paper.entity.ts';
import { paperDocument } from './paper-document.ts';
import { parsePaperNumber } from './paper-number.ts';

export type PaperFilesDeps = Omit<BookingDocumentsDeps, 'publicUrl'>;

/** Papers as PDF files: the same words whenever they are asked for. */
export class PaperFiles {
  readonly #deps: PaperFilesDeps;

  constructor(deps: PaperFilesDeps) {
    this.#deps = deps;
  }

  /** One of the booking that the key opens. Throws RATE_LIMITED after ten wrong keys. */
  async forGuest(actor: Actor, key: string, number: string): Promise<BookingFile> {
    const row = await this.#deps.keyHolders.findBooking(actor, key);
    const paper = row && (await this.#find(number));
    return paper && paper.bookingId === row.id ? this.#file(paper) : 'wrongKey';
  }

  /** Throws NOT_FOUND. */
  async forOffice(number: string): Promise<{ name: string; bytes: Buffer }> {
    const paper = await this.#find(number);
    if (!paper) throw new AppError('NOT_FOUND', 'Paper not found');
    return this.#file(paper);
  }

  async #find(number: string): Promise<BookingPaperEntity | null> {
    const named = parsePaperNumber(number);
    return named && this.#deps.db.manager.findOneBy(BookingPaperEntity, named);
  }

  async #file(paper: BookingPaperEntity): Promise<{ name: string; bytes: Buffer }> {
    const { settings, makePdf } = this.#deps;
    const document = paperDocument(paper, await settings.agency());
    return { name: `${document.title}.pdf`, bytes: await makePdf(document) };
  }
}
