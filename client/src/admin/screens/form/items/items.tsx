import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { Rule } from '../../../../generated/rules.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { SortableList } from '../../../ui/sortable.tsx';
import { type Field, type Form, form, type InputProps, type Values } from '../form.tsx';
import { useFoundFaults } from '../found-faults.ts';
import { ItemCard, RemovedItem } from './item-card.tsx';

/** What is saved of an input. */
export type SavedAs<Input> = { [Name in keyof Required<Input>]: unknown };

/** The small form of one in a list; `words` are the button that adds one, and what one is called: `Add a slide`, `Slide`. */
export const itemForm = <Input,>(
  words: { add: string; one: string },
  rules: { readonly [Name in keyof Required<Input>]: Rule },
) => form<SavedAs<Input>, Input>({ create: words.add, edit: words.one }, rules);

interface Options<Input> extends Partial<Pick<Field<Input[]>, 'label' | 'hint'>> {
  /** The field that tells one from another when it is folded; the first unless said. */
  nameBy?: keyof Input & string;
  /** What tells one from another where no field of its own does. */
  titleOf?(values: Values): string;
  /** False where their order says nothing. */
  ordered?: boolean;
  /** A field of which each choice can be made once: a new one begins with the first that is left. */
  unique?: { field: keyof Input & string; choices: readonly string[] };
}

/** A list of small forms: added, removed, brought back and put in order. */
export const items = <Input,>(
  form: Form<SavedAs<Input>, Input>,
  { nameBy, titleOf, ordered = true, unique, ...more }: Options<Input> = {},
): Field<Input[]> => ({
  blank: () => [],
  read: (saved) => (saved as SavedAs<Input>[]).map(form.read),
  send: (typed) => (typed as Values[]).map(form.send),
  words: (typed) =>
    (typed as Values[]).map((values, index) => `${index + 1}. ${inWords(form, values)}`).join('\n'),
  draw: (props) => (
    <ItemsField
      {...props}
      form={form}
      ordered={ordered}
      unique={unique}
      nameBy={nameBy ?? (Object.keys(form.labels)[0] as string)}
      titleOf={titleOf}
    />
  ),
  ...more,
});

/** All that one of them says, in one line. */
const inWords = ({ labels, inWords }: Pick<Form<never>, 'labels' | 'inWords'>, values: Values) =>
  Object.keys(labels)
    .map((name) => inWords(name, values[name]))
    .filter(Boolean)
    .join(' · ');

interface Props extends InputProps {
  form: Pick<Form<never>, 'heading' | 'blank' | 'inWords' | 'draw'>;
  nameBy: string;
  titleOf: Options<unknown>['titleOf'];
  ordered: boolean;
  unique?: { field: string; choices: readonly string[] } | undefined;
}

/** A list of small forms, each folded to its name until it is opened. */
function ItemsField({ name, label, hint, rule, form, nameBy, titleOf, ordered, unique }: Props) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const values = (useWatch({ name }) ?? []) as Values[];
  const left = unique?.choices.find((choice) => values.every((value) => value[unique.field] !== choice));
  const list = useItems(name, () => ({ ...form.blank(), ...(unique && left && { [unique.field]: left }) }));
  const { maxItems = Infinity } = { ...rule, ...(unique && { maxItems: unique.choices.length }) };
  const isFull = list.rows.length >= maxItems;
  const problem = getFieldState(name, formState).error;
  const said = problem?.message ?? problem?.root?.message;
  const noun = form.heading.edit.toLowerCase();
  const nameOf = (index: number) => {
    const item = values[index];
    return (item && titleOf?.(item)) || form.inWords(nameBy, item?.[nameBy]) || `${noun} ${index + 1}`;
  };

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
            {form.draw(null, `${name}.${index}.`)}
          </ItemCard>
        )}
      </SortableList>
      {list.removed && <RemovedItem key={list.removed.key} name={list.removed.name} onUndo={list.undo} />}
      <Flex mt="3" align="center" gap="3" wrap="wrap">
        <SmallButton aria-disabled={isFull} onClick={() => !isFull && list.add()}>
          <Plus aria-hidden />
          {form.heading.create}
        </SmallButton>
        {isFull && (
          <chakra.span fontSize="xs" color="muted">
            There is room for {maxItems}. Remove one to add another.
          </chakra.span>
        )}
      </Flex>
    </Box>
  );
}

interface Removed {
  /** Another for each removal. */
  key: number;
  index: number;
  name: string;
  values: Values;
}

/** The forms of the list `name`: their order, which of them are open, and the last one that was removed. */
function useItems(name: string, blank: () => Values) {
  const { getValues, formState } = useFormContext();
  const { fields: rows, append, insert, move, remove } = useFieldArray({ name });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const ref = useRef<HTMLFieldSetElement>(null);
  /** The row that gets the focus as soon as it is there. */
  const arriving = useRef<number | null>(null);

  useLayoutEffect(() => {
    const index = arriving.current;
    const row = index === null ? undefined : rows[index];
    if (index === null || !row) return;
    arriving.current = null;
    setOpened((before) => [...before, row.id]);
    requestAnimationFrame(() => {
      const card = ref.current?.querySelectorAll(':scope > ol > li')[index];
      card?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    });
  }, [rows]);

  // A link leads to a field in one of them.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press on a link
  useEffect(() => {
    const [, index] = hash.startsWith(`#${name}.`) ? hash.slice(name.length + 1).split('.') : [];
    const row = rows[Number(index)];
    if (row) setOpened((before) => [...before, row.id]);
  }, [hash, key, name]);

  // What is wrong in a folded form cannot be seen and cannot take the focus.
  const faults = get(formState.errors, name) as unknown[] | undefined;
  const found = useFoundFaults();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try to save
  useEffect(() => {
    const wrong = rows.filter((_, index) => faults?.[index]).map(({ id }) => id);
    if (wrong.length === 0) return;
    setOpened((before) => [...before, ...wrong]);
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
      ref.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [found]);

  return {
    ref,
    rows,
    removed,
    isOpen: (id: string) => opened.includes(id),
    toggle: (id: string) =>
      setOpened((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    move,
    add() {
      arriving.current = rows.length;
      append(blank(), { shouldFocus: false });
    },
    remove(index: number, title: string) {
      const values = getValues(name)[index] as Values;
      setRemoved((before) => ({ key: (before?.key ?? 0) + 1, index, name: title, values }));
      remove(index);
    },
    undo() {
      if (!removed) return;
      arriving.current = removed.index;
      insert(removed.index, removed.values, { shouldFocus: false });
      setRemoved(null);
    },
  };
}
