import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { formatAmount } from '../../lib/money.ts';
import { BarChart } from './bar-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { monthInWords, shortMonth } from './months.ts';

interface Props {
  title: string;
  /** The first days of the months, the earliest first. */
  months: string[];
  amountIn(month: string): number;
  /** What the values count, at the head of the table. */
  unit: string;
  inWords(value: number): string;
  /** Beside the title. */
  choice?: ReactNode;
}

/** A drawing, and below it the same numbers as a table for who would rather read them. */
export function Figure({ title, months, amountIn, unit, inWords, choice }: Props) {
  const id = useId();
  const bars = months.map((month) => ({
    key: month,
    name: monthInWords(month),
    label: shortMonth(month),
    value: amountIn(month),
  }));
  return (
    <Card aria-labelledby={id}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" mb="4">
        <chakra.h3 id={id} textStyle="label" alignSelf="center">
          {title}
        </chakra.h3>
        {choice}
      </chakra.div>
      <BarChart title={`${title}, by month`} bars={bars} inWords={inWords} />
      <Details>
        <summary>As a table</summary>
        <FigureTable
          caption={`${title}, by month`}
          heads={['Month', unit]}
          rows={bars
            .toReversed()
            .map(({ key, name, value }) => ({ key, cells: [name, formatAmount(value)] }))}
        />
      </Details>
    </Card>
  );
}

export const Card = chakra('section', {
  base: { bg: 'surface', borderWidth: '1px', borderRadius: 'md', p: { base: '4', md: '6' }, minW: '0' },
});

const Details = chakra('details', {
  base: {
    mt: '4',
    '& > summary': {
      cursor: 'pointer',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'brand',
      py: '1.5',
      w: 'fit-content',
    },
  },
});
