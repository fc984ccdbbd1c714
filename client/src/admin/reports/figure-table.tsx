import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FigureRow {
  key: string;
  /** The first says what the row is about, the others are numbers. */
  cells: [name: ReactNode, ...figures: string[]];
}

interface Props {
  caption: string;
  heads: [string, ...string[]];
  rows: FigureRow[];
}

/** The numbers behind a drawing, or totals: narrow enough for a phone. */
export function FigureTable({ caption, heads, rows }: Props) {
  return (
    <Table>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((figure, i) => (
              <td key={heads[i + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& th, & td': {
      textAlign: 'end',
      fontWeight: 'normal',
      py: '2',
      ps: '4',
      borderBottomWidth: '1px',
      borderColor: 'subtle',
      overflowWrap: 'anywhere',
    },
    '& td, & thead th': { whiteSpace: 'nowrap' },
    '& th:first-of-type': { textAlign: 'start', ps: '0' },
    '& thead th': { fontSize: 'xs', fontWeight: 'semibold', color: 'muted', borderColor: 'line' },
  },
});
