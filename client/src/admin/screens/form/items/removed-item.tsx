import { chakra, Flex } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';

/** Says what was removed and brings it back; the focus is here, as what had it is gone. */
export function RemovedItem({ name, onUndo }: { name: string; onUndo(): void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      wrap="wrap"
      mt="3"
      px="4"
      bg="subtle"
      borderRadius="md"
      fontSize="sm"
    >
      <chakra.span minW="0" overflowWrap="anywhere" py="2">
        Removed: {name}
      </chakra.span>
      <Button ref={undo} variant="ghost" size="sm" minH="11" onClick={onUndo}>
        <Undo2 aria-hidden />
        Undo
      </Button>
    </Flex>
  );
}
