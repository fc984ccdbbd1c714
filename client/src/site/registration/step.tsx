import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Label } from '../../ui/label.tsx';
import { steps } from './answers.ts';

export const headingId = (index: number) => `registration-step-${index + 1}`;

const Heading = chakra('h2', {
  base: { textStyle: 'heading', scrollMarginTop: '14rem', _focusVisible: { outline: 'none' } },
});

/** Questions in two columns where there is room. `data-wide` takes both. */
export const QuestionGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '6',
    alignItems: 'start',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});

interface Props {
  index: number;
  /** The step that is shown; the others wait in the page, hidden, and keep what was typed. */
  current: number;
  children: ReactNode;
}

/** One step of the form. */
export function Step({ index, current, children }: Props) {
  const { title, lead } = steps[index] ?? { title: '', lead: '' };
  return (
    <Box
      as="section"
      aria-labelledby={headingId(index)}
      display={index === current ? 'block' : 'none'}
      data-step
    >
      <Label mb="2">
        Step {index + 1} of {steps.length}
      </Label>
      <Heading id={headingId(index)} tabIndex={-1}>
        {title}
      </Heading>
      <Box as="p" color="muted" mt="2">
        {lead}
      </Box>
      <Box mt="7">{children}</Box>
    </Box>
  );
}
