import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';

/** A small button that a finger hits all the same: in a line of a list, or below what it is about. */
export const SmallButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="outline" size="sm" minH="11" {...props} />
);
