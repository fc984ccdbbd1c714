import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { SortableList } from '../../../ui/sortable/sortable-list.tsx';
import type { Form, InputProps, Values } from '../form.tsx';
import { ItemCard } from './item-card.tsx';
import { RemovedItem } from './removed-item.tsx';
import { useItems } from './use-items.ts';

interface Props extends InputProps {
  one: Pick<Form<never>, 'heading' | 'blank' | 'inWords' | 'draw'>;
  nameBy: string;
  ordered: boolean;
  unique?: { field: string; choices: readonly string[] } | undefined;
}

/** A list of small forms, each folded to its name until it is opened. */
export function ItemsField({ name, label, hint, rule, one, nameBy, ordered, unique }: Props) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const values = (useWatch({ name }) ?? []) as Values[];
  const left = unique?.choices.find((choice) => values.every((value) => value[unique.field] !== choice));
  const list = useItems(name, () => ({ ...one.blank(), ...(unique && left && { [unique.field]: left }) }));
  const { maxItems = Infinity } = { ...rule, ...(unique && { maxItems: unique.choices.length }) };
  const isFull = list.rows.length >= maxItems;
  const problem = getFieldState(name, formState).error;
  const said = problem?.message ?? problem?.root?.message;
  const noun = one.heading.edit.toLowerCase();
  const nameOf = (index: number) => one.inWords(nameBy, values[index]?.[nameBy]) || `${noun} ${index + 1}`;

  return (
    <Box as="fieldset" ref={list.ref} aria-describedby={said || hint ? `${id}-words` : undefined} minW="0">
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="1.5">
        {label}
        <chakra.span ms="2" fontWeight="normal" color="muted">
          {Number.isFinite(maxItems) ? `${list.rows.length} of ${maxItems} at most` : list.rows.length}
        </chakra.span>
      </chakra.legend>
      <Box id={`${id}-words`} mb={said || hint ? '3' : '0'}>
        {said && (
          <chakra.p role="alert" fontSize="sm" fontWeight="medium" color="dangerText">
            {said}
          </chakra.p>
        )}
        {hint && (
          <chakra.p fontSize="xs" color="muted">
            {hint}
          </chakra.p>
        )}
      </Box>
      <SortableList
        rows={list.rows.map((row, index) => ({ id: row.id, name: nameOf(index) }))}
        onMove={list.move}
        disabled={!ordered}
      >
        {(row, index, handles) => (
          <ItemCard
            title={row.name}
            handles={handles}
            open={list.isOpen(row.id)}
            onToggle={() => list.toggle(row.id)}
            onRemove={() => list.remove(index, row.name)}
          >
            {one.draw(null, `${name}.${index}.`)}
          </ItemCard>
        )}
      </SortableList>
      {list.removed && <RemovedItem key={list.removed.key} name={list.removed.name} onUndo={list.undo} />}
      <Flex mt="3" align="center" gap="3" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          minH="11"
          aria-disabled={isFull}
          onClick={() => !isFull && list.add()}
        >
          <Plus aria-hidden />
          {one.heading.create}
        </Button>
        {isFull && (
          <chakra.span fontSize="xs" color="muted">
            There is room for {maxItems}. Remove one to add another.
          </chakra.span>
        )}
      </Flex>
    </Box>
  );
}
