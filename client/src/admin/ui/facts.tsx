// What is known about one thing, in cards of names and values.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A card of facts under its heading. */
export function FactCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <chakra.h3 textStyle="label" mb="3">
        {title}
      </chakra.h3>
      <chakra.dl display="grid" gap="3">
        {children}
      </chakra.dl>
    </Card>
  );
}

interface FactProps {
  name: string;
  value: ReactNode;
  /** Stands where there is no value. */
  none?: string;
}

export function Fact({ name, value, none = 'Not given' }: FactProps) {
  return (
    <div>
      <chakra.dt color="muted" fontSize="sm">
        {name}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line" color={value ? undefined : 'muted'}>
        {value || none}
      </chakra.dd>
    </div>
  );
}

const Card = chakra('section', {
  base: { borderWidth: '1px', borderRadius: 'md', bg: 'paper', px: '5', py: '4' },
});
