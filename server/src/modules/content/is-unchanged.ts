import { isDeepStrictEqual } from 'node:util';

/** Whether saving `values` over `row` would change nothing. */
export function isUnchanged<Row extends object>(row: Row, values: Partial<Row>): boolean {
  const fields = Object.keys(values) as (keyof Row)[];
  return fields.every((field) => isDeepStrictEqual(row[field], values[field]));
}
