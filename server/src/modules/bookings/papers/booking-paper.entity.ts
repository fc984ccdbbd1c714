import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PaperKind } from '../../../generated/schema.ts';
import type { PriceLine } from '../booking-line.entity.ts';

/** Who sells, as the settings said it when a paper was issued. What they left out is empty. */
export interface Seller {
  name: string;
  legalStatus: string;
  registrationNumber: string;
  taxNumber: string;
  address: string;
  phone: string;
  email: string;
}

export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

export type PaperLine = Pick<PriceLine, 'text' | 'count' | 'unitAmount'>;

/** What was sold, and what else a paper of its kind says. */
export interface PaperContent {
  reference: string;
  programName: string;
  startsOn: string;
  endsOn: string;
  seats: number;
  /** None on a receipt. */
  lines: PaperLine[];
  /** What had come in when it was issued, less what went back. */
  paid: number;
  /** By when the rest of an invoice is due; null when nothing is left, or nobody said it. */
  dueOn?: string | null;
  /** Of a credit note: which invoice it takes back, of which day, and why. */
  invoice?: { number: string; issuedOn: string };
  reason?: string;
  /** Of a receipt: when and how the money came in, and what staff or the provider call it. */
  paidOn?: string | null;
  method?: string | null;
  moneyReference?: string;
}

/** An invoice, a receipt or a credit note of a booking. It is kept as it was issued: what changes later changes none. */
@Entity('booking_papers')
export class BookingPaperEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'booking_id' })
  bookingId!: number;

  @Column({ type: 'text' })
  kind!: PaperKind;

  /** Of Kampala. */
  @Column({ type: 'int' })
  year!: number;

  /** Counts within kind and year, without a gap. */
  @Column({ type: 'int' })
  number!: number;

  @Column({ type: 'date', name: 'issued_on' })
  issuedOn!: string;

  /** In the smallest unit of the currency. */
  @Column({ type: 'int' })
  amount!: number;

  @Column({ type: 'text' })
  currency!: 'USD' | 'UGX';

  /** The invoice that a credit note takes back. */
  @Column({ type: 'int', name: 'takes_back_id', nullable: true })
  takesBackId!: number | null;

  /** The money that a receipt is for. */
  @Column({ type: 'int', name: 'payment_id', nullable: true })
  paymentId!: number | null;

  @Column({ type: 'jsonb' })
  seller!: Seller;

  /** Null once the person is erased. */
  @Column({ type: 'jsonb', nullable: true })
  buyer!: Buyer | null;

  @Column({ type: 'jsonb' })
  content!: PaperContent;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
