// What the rows of a list ask for at the same moment is read together, and nothing is kept: it may have changed in the next moment.
import DataLoader from 'dataloader';

type Read<Row> = (ids: readonly number[]) => Promise<Row[]>;

/** The row whose property `key` is an id, null when there is none. */
export const rowLoader = <Row>(read: Read<Row>, key: keyof Row) =>
  loader<Row | null>(async (ids) => {
    const rows = new Map<unknown, Row>((await read(ids)).map((row) => [row[key], row]));
    return (id) => rows.get(id) ?? null;
  });

/** All rows whose property `key` is an id, in the order in which they are read. */
export const rowsLoader = <Row>(read: Read<Row>, key: keyof Row) =>
  loader<Row[]>(async (ids) => {
    const rows = Map.groupBy<unknown, Row>(await read(ids), (row) => row[key]);
    return (id) => rows.get(id) ?? [];
  });

const loader = <Found>(read: (ids: readonly number[]) => Promise<(id: number) => Found>) =>
  new DataLoader<number, Found>(async (ids) => ids.map(await read([...new Set(ids)])), { cache: false });
