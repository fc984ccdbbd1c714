import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface Sortable {
  /** Stays the same wherever the row stands. */
  id: string;
  /** What it is called when it moves. */
  name: string;
}

interface Props<Row extends Sortable> {
  rows: readonly Row[];
  onMove(from: number, to: number): void;
  /** `handles` drag the row, and move it by one place at a press. */
  children(row: Row, index: number, handles: ReactNode): ReactNode;
  /** Whatever cannot be moved just now has no handles. */
  disabled?: boolean;
}

/** Rows that are put in order by mouse, by finger, by single presses and by keyboard; where one went is said aloud. */
export function SortableList<Row extends Sortable>({ rows, onMove, children, disabled }: Props<Row>) {
  const [said, setSaid] = useState('');
  // A press alone drags nothing.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to || to < 0 || to >= rows.length) return;
    onMove(from, to);
    setSaid(`${row.name} is now ${to + 1} of ${rows.length}.`);
  };
  const placeOf = (id: string | number) => rows.findIndex((row) => row.id === id);
  const drop = ({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id));

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={silent}
      onDragEnd={drop}
    >
      <SortableContext
        items={rows.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
        disabled={disabled}
      >
        <chakra.ol listStyleType="none" display="grid" gap="3">
          {rows.map((row, index) => (
            <SortableRow
              key={row.id}
              row={row}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              disabled={disabled}
              onMove={(by) => move(index, index + by)}
            >
              {(handles) => children(row, index, handles)}
            </SortableRow>
          ))}
        </chakra.ol>
      </SortableContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The list says itself what moved, by whatever way it was moved. */
const nothing = () => undefined;
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};

interface RowProps {
  row: Sortable;
  isFirst: boolean;
  isLast: boolean;
  disabled?: boolean;
  /** By -1 or 1. */
  onMove(by: number): void;
  children(handles: ReactNode): ReactNode;
}

/** One row; its handles are a grip for mouse and finger, and two buttons for everybody. */
function SortableRow({ row: { id, name }, isFirst, isLast, disabled, onMove, children }: RowProps) {
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
