import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';

interface Props {
  label: string;
  title: string;
  children: ReactNode;
}

/** A page that has only a sentence to say. */
export function Message({ label, title, children }: Props) {
  return (
    <Container py="section">
      <Label mb="4">{label}</Label>
      <chakra.h1 textStyle="display" maxW="14ch">
        {title}
      </chakra.h1>
      <Box textStyle="lead" maxW="measure" mt="6">
        {children}
      </Box>
    </Container>
  );
}
