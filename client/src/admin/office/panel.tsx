import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** Stays off a printed sheet. */
  screenOnly?: boolean;
}

/** A part of a work page under its heading. */
export function Panel({ title, children, screenOnly = false }: Props) {
  const id = useId();
  return (
    <Box aria-labelledby={id} data-screen-only={screenOnly || undefined}>
      <chakra.h2 id={id} textStyle="label" mb="3">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

const Box = chakra('section', {
  base: { borderWidth: '1px', borderRadius: 'md', bg: 'surface', px: { base: '4', md: '5' }, py: '4' },
});
