import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

export class PricePer1700000000066 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE programs ADD price_per text CHECK (price_per IN ('person', 'group'))`);
  }
}
