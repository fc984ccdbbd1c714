import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronRight, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';

interface Props {
  title: string;
  handles: ReactNode;
  open: boolean;
  onToggle(): void;
  onRemove(): void;
  /** Its fields. */
  children: ReactNode;
}

/** One small form of a list; folded, its fields are still part of the form. */
export function ItemCard({ title, handles, open, onToggle, onRemove, children }: Props) {
  const id = useId();
  return (
    <Box bg="surface" borderWidth="1px" borderRadius="md">
      <Flex align="center" px="1" wrap={{ base: 'wrap', sm: 'nowrap' }} justify="flex-end">
        <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <ChevronRight size={18} aria-hidden data-chevron style={{ flexShrink: 0 }} />
          <chakra.span
            minW="0"
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
            _firstLetter={{ textTransform: 'uppercase' }}
          >
            {title}
          </chakra.span>
        </Toggle>
        {handles}
        <Button variant="ghost" size="icon" aria-label={`Remove ${title}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </Flex>
      <Box
        id={id}
        hidden={!open}
        display={open ? 'grid' : 'none'}
        gap="5"
        p="4"
        borderTopWidth="1px"
        borderColor="subtle"
      >
        {children}
      </Box>
    </Box>
  );
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: { base: '1 0 100%', sm: '1 1 0' },
    minW: '0',
    minH: '11',
    px: '2',
    fontSize: 'sm',
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { bg: 'subtle' },
    '& [data-chevron]': { transition: 'transform 120ms' },
    '&[aria-expanded=true] [data-chevron]': { transform: 'rotate(90deg)' },
  },
});

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
      <SmallButton ref={undo} variant="ghost" onClick={onUndo}>
        <Undo2 aria-hidden />
        Undo
      </SmallButton>
    </Flex>
  );
}
