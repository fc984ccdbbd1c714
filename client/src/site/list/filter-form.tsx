import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useFilledBeforeHydration } from '../../lib/use-filled-before-hydration.ts';
import { Button } from '../../ui/button.tsx';
import type { Filter } from './use-filter.ts';

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

interface Props<C extends string> {
  /** The page's own path: without JavaScript the Enter key sends the filter there. */
  action: string;
  /** The choices with the words for them, in their order, where there are any; `all` leaves nothing out. */
  labels?: Partial<Record<C | 'all', string>>;
  searchLabel: string;
  placeholder?: string;
  filter: Filter<C>;
  onChange(change: Partial<Filter<C>>): void;
}

/** Category and search of a list, or the search alone. */
export function FilterForm<C extends string>(props: Props<C>) {
  const { action, labels, searchLabel, placeholder, filter, onChange } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useFilledBeforeHydration(form, (filled) => {
    const category = (filled.get('category') ?? filter.category) as C | 'all';
    const search = String(filled.get('search'));
    if (category !== filter.category || search !== filter.search) onChange({ category, search });
  });
  return (
    <Form ref={form} role="search" action={action} onSubmit={(event) => event.preventDefault()}>
      {labels && (
        <div>
          <FieldLabel htmlFor={`${id}-category`}>Category</FieldLabel>
          <Select
            id={`${id}-category`}
            name="category"
            value={filter.category}
            onChange={({ target }) => onChange({ category: target.value as C | 'all' })}
          >
            {Object.entries<string | undefined>(labels).map(([category, label]) => (
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
          onChange={({ target }) => onChange({ search: target.value })}
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
