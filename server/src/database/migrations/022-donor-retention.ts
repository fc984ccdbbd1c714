import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Donors are removed from their donations after some years, which leaves texts empty. */
export class DonorRetention1700000000022 implements MigrationInterface {
  name = 'DonorRetention1700000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE donations
        ADD COLUMN anonymised_at timestamptz(3),
        DROP CONSTRAINT donations_name_check,
        DROP CONSTRAINT donations_email_check,
        ADD CHECK (length(name) <= 200 AND length(email) <= 254) NOT VALID,
        ADD CHECK (anonymised_at IS NOT NULL OR (name <> '' AND email <> '')) NOT VALID;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
