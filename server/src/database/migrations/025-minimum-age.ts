import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

export class MinimumAge1700000000025 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE programs ADD minimum_age integer CHECK (minimum_age BETWEEN 1 AND 120)');
  }
}
