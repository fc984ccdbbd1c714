import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Label } from '../../ui/label.tsx';
import { steps } from './answers.ts';

export const headingId = (index: number) => `registration-step-${index + 1}`;

const Heading = chakra('h2', {
  base: { textStyle: 'heading', scrollMarginTop: '14rem', _focusVisible: { outline: 'none' } },
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
