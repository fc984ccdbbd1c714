import { chakra, VisuallyHidden } from '@chakra-ui/react';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { SortableRow } from './sortable-row.tsx';

export interface Sortable {
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
              id={row.id}
              name={row.name}
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
