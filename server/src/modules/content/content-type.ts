import type { z } from 'zod';
import type { InputRules, Rule } from '../../generated/rules.ts';
import type { ContentEntity } from './content.entity.ts';
import type { ContentList } from './content-list.ts';

/** A name of a column; of types of content that are not known, any. */
type ColumnOf<Row extends ContentEntity> = ContentEntity extends Row ? string : keyof Row & string;

/** All there is to say about one type of content. What lists, saves, shows, counts or tests content reads it here. */
export interface ContentType<Row extends ContentEntity = ContentEntity> {
  /** Its name in the contract, such as `Program`. */
  type: string;
  /** The field of Query that answers one, such as `program`; also its name in `TrashedItem.type`. */
  one: string;
  /** The field of Query that answers all, such as `programs`; also its path in REST. */
  many: string;
  /** What the mutations of many at once call them, such as `galleryItems`; `many` when left out. */
  plural?: string;
  /** The field of `Counts` that counts it; `many` when left out. */
  counter?: string;
  /** Path below which each record has a page of its own. */
  page?: string;
  entity: new () => Row;
  /** What the contract demands of the input. */
  rules: InputRules;
  /** Checks and tidies what staff fill in; what it puts out is written to the columns of the same names. */
  input: z.ZodType<Partial<Row>>;
  /** Noun in the activity and in 'Program not found', such as `program`. */
  name: string;
  /** Noun that staff read on screen, such as `service`. */
  nounOnScreen: string;
  /** The column whose beginning cards show: the field `excerpt`. */
  excerptOf?: ColumnOf<Row>;
  /** The column that names a record. */
  title: ColumnOf<Row>;
  /** The column with the address of its picture; `imageUrl` when left out. */
  picture?: string;
  /** What a new record has where the input leaves it open, other than null or no items. */
  defaults?: Partial<Row>;
  /** Fields of a record that only make sense together: an update that leaves one out is checked with the record's own. */
  checkedWith?(row: Row): Partial<Row>;
  /** What else is written when `values` are saved over `row`, or make a new one when that is null. */
  follows?(values: Partial<Row>, row: Row | null, now: Date): Partial<Row>;
  /** Whether `version` is not the latest only because of what the product itself did: no reason to refuse a save. */
  isStillGood?(row: Row, version: number): boolean;
  /** Made by `publishable`: it can be a draft, scheduled, and shown by a preview link. */
  isPublishable?: boolean;
  /** SQL condition for what the public sees; everything when left out. */
  publicWhere?: string;
  /** What its connection can be searched, narrowed and sorted by. */
  list: ContentList<ColumnOf<Row>>;
  /** Fields that the answers of REST leave out. */
  notInRest?: readonly string[];
  /** Types of the contract that hold its records, beside its own and its connection. */
  relatedTypes?: readonly string[];
  /** What staff could really send: an example in the OpenAPI document, and what tests send. */
  sample: Record<string, unknown>;
}

/** Fields that an update may leave out and a new record may not. */
export const requiredOfNew = ({ rules }: ContentType): string[] =>
  Object.entries(rules).flatMap(([name, rule]: [string, Rule]) => (rule.requiredOfNew ? [name] : []));

/** The input of a new record: what is left out and required of one is null, which is refused beside all other faults. */
export const asNew = (type: ContentType, input: unknown): object => ({
  ...Object.fromEntries(requiredOfNew(type).map((field) => [field, null])),
  ...(input as object),
});

/** What a new record has where the input leaves it open. */
export function defaultsOf<Row extends ContentEntity>({ rules, defaults }: ContentType<Row>): Partial<Row> {
  const optional = Object.entries(rules).filter(([, rule]) => !rule.required);
  const blank = optional.map(([name, rule]: [string, Rule]) => [name, rule.list ? [] : null]);
  return { ...Object.fromEntries(blank), ...defaults };
}
