import type { MigrationInterface, QueryRunner } from 'typeorm';

export type Migration = new () => MigrationInterface & { name: string };

/** A step of the tables. It is known by the name of its class, which ends with its number, and is never taken back. */
export abstract class ForwardMigration implements MigrationInterface {
  readonly name = this.constructor.name;

  abstract up(runner: QueryRunner): Promise<void>;

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
