import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CurrencyCode } from './currencies.ts';

/** A donation, from the click on 'Donate Now' until the provider has said what became of the payment. */
@Entity('donations')
export class DonationEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Ours, known to the provider too: the time and a random part that nobody can guess. */
  @Column({ type: 'text' })
  reference!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', nullable: true })
  phone!: string | null;

  @Column({ type: 'text' })
  currency!: CurrencyCode;

  /** Whole units of the currency. */
  @Column({ type: 'numeric', precision: 12, scale: 2 })
  amount!: number;

  @Column({ type: 'text' })
  status!: 'pending' | 'successful' | 'failed';

  /** Who takes the money; `sandbox` moves none. */
  @Column({ type: 'text' })
  provider!: string;

  /** The provider's number of the payment, once it told one. */
  @Column({ type: 'text', name: 'provider_transaction_id', nullable: true })
  providerTransactionId!: string | null;

  /** For staff: why money that moved was not taken for this donation; else null. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** When the provider was last asked. */
  @Column({ type: 'timestamptz', name: 'checked_at', nullable: true })
  checkedAt!: Date | null;

  /** When it stopped to be pending. */
  @Column({ type: 'timestamptz', name: 'settled_at', nullable: true })
  settledAt!: Date | null;
}
