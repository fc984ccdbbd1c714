import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useFilledBeforeHydration } from '../../lib/use-filled-before-hydration.ts';
import { Button } from '../../ui/button.tsx';
import type { List } from './use-list.ts';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '14rem minmax(0, 24rem)' },
    gap: '5',
    alignItems: 'end',
    '&:not(:has(select))': { gridTemplateColumns: 'minmax(0, 24rem)' },
  },
});

const field = {
  base: {
    w: 'full',
    h: '12',
    px: '4',
    bg: 'surface',
    color: 'ink',
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'sm',
    _hover: { borderColor: 'brand' },
  },
} as const;
export const Select = chakra('select', field);
const Search = chakra('input', field);
export const FieldLabel = chakra('label', {
  base: { display: 'block', textStyle: 'label', color: 'muted', mb: '2' },
});

interface Props {
  of: List;
  /** The choices with the words for them, in their order, where there are any; `all` leaves nothing out. */
  labels?: Partial<Record<string, string>>;
  placeholder?: string;
}

/** Category and search of a list, or the search alone. */
export function FilterForm({ of, labels, placeholder }: Props) {
  const { path, noun, searchLabel = `Search ${noun}`, filter, change } = of;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useFilledBeforeHydration(form, (filled) => {
    const category = String(filled.get('category') ?? filter.category);
    const search = String(filled.get('search'));
    if (category !== filter.category || search !== filter.search) change({ category, search });
  });
  return (
    <Form ref={form} role="search" action={path} onSubmit={(event) => event.preventDefault()}>
      {labels && (
        <div>
          <FieldLabel htmlFor={`${id}-category`}>Category</FieldLabel>
          <Select
            id={`${id}-category`}
            name="category"
            value={filter.category}
            onChange={({ target }) => change({ category: target.value })}
          >
            {Object.entries(labels).map(([category, label]) => (
              <option key={category} value={category}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div>
        <FieldLabel htmlFor={`${id}-search`}>{searchLabel}</FieldLabel>
        <Search
          id={`${id}-search`}
          name="search"
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          value={filter.search}
          onChange={({ target }) => change({ search: target.value })}
        />
      </div>
      <noscript>
        <Button type="submit" h="12">
          Show
        </Button>
      </noscript>
    </Form>
  );
}
