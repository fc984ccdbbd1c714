import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { Weave } from '../../ui/weave.tsx';

interface Props {
  label?: string;
  title: ReactNode;
  children: ReactNode;
  /** Where its button leads, and what that says. */
  to?: string;
  button?: string;
}

// Where other pages have a picture.
const Cloth = chakra('div', {
  base: {
    position: 'absolute',
    insetY: '0',
    insetInlineEnd: 'calc((min(100vw, {sizes.page}) - 100vw) / 2)',
    w: '30vw',
    bg: 'subtle',
    color: 'highlight',
    hideBelow: 'lg',
  },
});

/** A page that has only a sentence to say. */
export function Message({ label, title, children, to, button }: Props) {
  return (
    <Container py="section" position="relative" minH="70vh">
      <Cloth>
        <Weave h="full" opacity="0.4" />
      </Cloth>
      {label && <Label mb="4">{label}</Label>}
      <chakra.h1 textStyle="display" maxW="14ch">
        {title}
      </chakra.h1>
      <Box textStyle="lead" maxW="measure" mt="6">
        {children}
        {to && (
          <ButtonLink to={to} mt="8">
            {button}
          </ButtonLink>
        )}
      </Box>
    </Container>
  );
}
