import type { EntityTarget } from 'typeorm';
import type { z } from 'zod';
import type { ContentEntity } from './content.entity.ts';

/** What is special about one content entity. */
export interface ContentKind<Row extends ContentEntity> {
  entity: EntityTarget<Row>;
  /** Checks and tidies what staff fill in; what it puts out is written to the columns of the same names. */
  input: z.ZodType<Partial<Row>>;
  /** Fields that an update may leave out and a new record may not. */
  requiredOfNew?: readonly string[];
  /** Noun in the activity and in 'Program not found', such as `program`. */
  name: string;
  /** Noun that staff read on screen, such as `service`. */
  nounOnScreen: string;
  /** How one record is called in the activity. */
  titleOf(row: Row): string;
  /** What a new record has where the input leaves it open. */
  defaults?: Partial<Row>;
  /** Fields of a record that only make sense together: an update that leaves one out is checked with the record's own. */
  checkedWith?(row: Row): Partial<Row>;
  /** What else is written when `values` are saved over `row`, or make a new one when that is null. */
  follows?(values: Partial<Row>, row: Row | null, now: Date): Partial<Row>;
  /** Whether `version` is not the latest only because of what the product itself did: no reason to refuse a save. */
  isStillGood?(row: Row, version: number): boolean;
  /** SQL condition for what the public sees; everything when left out. */
  publicWhere?: string;
  /** SQL order of lists. */
  orderBy: string;
}
