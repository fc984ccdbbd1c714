import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  number: number;
  title: string;
  children: ReactNode;
}

/** One of the steps to a newsletter that is sent. */
export function Step({ number, title, children }: Props) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="subheading" display="flex" alignItems="center" gap="3" mb="4">
        <Place>{number}</Place> {title}
      </chakra.h2>
      {children}
    </Section>
  );
}

const Section = chakra('section', { base: { '& + &': { mt: '8', pt: '6', borderTopWidth: '1px' } } });

const Place = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'brand',
    color: 'paper',
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
});
