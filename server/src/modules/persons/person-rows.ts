// What there is of a person, row by row and opened.
import type { DataSource } from 'typeorm';
import { openBytes } from '../../platform/sealing/sealed-bytes.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import type { PersonalTable } from '../personal-table.ts';

type Columns = Record<string, unknown>;

export interface PersonRow {
  columns: Columns;
  file?: { name: string; bytes(): Promise<Buffer> };
}

interface Source {
  db: DataSource;
  sealed: SealedText;
}

const atOnce = 200;

/** What staff and the product keep for themselves is left out. */
const exported = ({ columns }: PersonalTable) =>
  Object.entries(columns).filter(([, mark]) => mark !== 'ours');

/** Rows of the address in one table. */
export async function* personRows(
  { db, sealed }: Source,
  [name, table]: readonly [string, PersonalTable],
  email: string,
): AsyncGenerator<PersonRow> {
  const marks = exported(table);
  const names = marks.flatMap(([column, mark]) => (mark === 'file' ? [] : [`"${column}"`])).join(', ');
  const bytes = marks.find(([, mark]) => mark === 'file')?.[0];
  let after: unknown = 0;
  for (;;) {
    const rows: Columns[] = await db.query(
      `SELECT ${names} FROM ${name} WHERE (${table.rows}) AND id > $2 ORDER BY id LIMIT ${atOnce}`,
      [email, after],
    );
    for (const columns of rows) {
      for (const [column, mark] of marks)
        if (mark.startsWith('sealed:') && typeof columns[column] === 'string')
          columns[column] = sealed.open(columns[column], mark.slice('sealed:'.length));
      yield bytes ? withFile({ db, name, bytes }, columns) : { columns };
    }
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.id;
  }
}

/** A file stands beside its row, without its key. */
function withFile(
  { db, name, bytes }: { db: DataSource; name: string; bytes: string },
  { sealed, ...columns }: Columns,
): PersonRow {
  const about: { name: string; key: string } = JSON.parse(String(sealed));
  const path = `files/${columns.id}-${about.name}`;
  return {
    columns: { ...columns, file: path },
    file: {
      name: path,
      async bytes() {
        const [row] = await db.query(`SELECT "${bytes}" AS bytes FROM ${name} WHERE id = $1`, [columns.id]);
        return row ? openBytes(about.key, row.bytes) : Buffer.alloc(0);
      },
    },
  };
}

/** Bytes of all of it, as it is stored. */
export async function personBytes(
  db: DataSource,
  tables: Readonly<Record<string, PersonalTable>>,
  email: string,
): Promise<number> {
  let bytes = 0;
  for (const [name, table] of Object.entries(tables)) {
    const sizes = exported(table).map(([column, mark]) =>
      mark === 'file' ? `octet_length("${column}")` : `coalesce(octet_length("${column}"::text), 0)`,
    );
    const [row]: { bytes: number }[] = await db.query(
      `SELECT coalesce(sum(${sizes.join(' + ')}), 0)::float8 AS bytes FROM ${name} WHERE ${table.rows}`,
      [email],
    );
    bytes += row?.bytes ?? 0;
  }
  return bytes;
}
