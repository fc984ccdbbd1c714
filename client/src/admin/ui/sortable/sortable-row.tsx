import { chakra, Flex } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  id: string;
  /** What it is called when it moves. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  disabled?: boolean;
  /** By -1 or 1. */
  onMove(by: number): void;
  children(handles: ReactNode): ReactNode;
}

/** One row; its handles are a grip for mouse and finger, and two buttons for everybody. */
export function SortableRow({ id, name, isFirst, isLast, disabled, onMove, children }: Props) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled,
  });
  const pressed = useRef<HTMLButtonElement>(null);
  // A row that was moved within its list has lost the focus.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  const arrow = (by: -1 | 1, atEnd: boolean) => (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      // At the end of its way it keeps the focus, so that the way back is one key.
      aria-disabled={atEnd}
      opacity={atEnd ? '0.4' : undefined}
      onClick={({ currentTarget }) => {
        if (atEnd) return;
        pressed.current = currentTarget;
        onMove(by);
      }}
    >
      {by < 0 ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
    </Button>
  );
  const handles = disabled ? null : (
    <Flex align="center" flexShrink="0">
      <Grip ref={setActivatorNodeRef} {...listeners} aria-hidden data-grip title="Drag to move">
        <GripVertical size={18} />
      </Grip>
      {arrow(-1, isFirst)}
      {arrow(1, isLast)}
    </Flex>
  );
  return (
    <chakra.li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      position="relative"
      zIndex={isDragging ? '1' : undefined}
      boxShadow={isDragging ? 'lg' : undefined}
      borderRadius="md"
      minW="0"
    >
      {children(handles)}
    </chakra.li>
  );
}

const Grip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: '8',
    h: '11',
    color: 'muted',
    cursor: 'grab',
    // The finger drags the row and does not scroll the page.
    touchAction: 'none',
    borderRadius: 'sm',
    _hover: { bg: 'subtle', color: 'ink' },
    _active: { cursor: 'grabbing' },
  },
});
