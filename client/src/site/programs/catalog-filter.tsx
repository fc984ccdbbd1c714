import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { paths } from '../../paths.ts';
import { categories, categoryLabels } from './categories.ts';
import type { ProgramFilter } from './filter-programs.ts';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '14rem minmax(0, 24rem)' },
    gap: '5',
    alignItems: 'end',
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
    _hover: { borderColor: 'forest' },
  },
} as const;
const Select = chakra('select', field);
const Search = chakra('input', field);
const FieldLabel = chakra('label', {
  base: { display: 'block', textStyle: 'label', color: 'muted', mb: '2' },
});

interface Props {
  filter: ProgramFilter;
  onChange(change: Partial<ProgramFilter>): void;
}

/** Category and search of the catalog. Without JavaScript the Enter key sends it as a form. */
export function CatalogFilter({ filter, onChange }: Props) {
  const id = useId();
  return (
    <Form role="search" action={paths.programs} onSubmit={(event) => event.preventDefault()}>
      <div>
        <FieldLabel htmlFor={`${id}-category`}>Category</FieldLabel>
        <Select
          id={`${id}-category`}
          name="category"
          value={filter.category}
          onChange={({ target }) => onChange({ category: target.value as ProgramFilter['category'] })}
        >
          <option value="all">All</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryLabels[category]}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <FieldLabel htmlFor={`${id}-search`}>Search services</FieldLabel>
        <Search
          id={`${id}-search`}
          name="search"
          type="search"
          autoComplete="off"
          placeholder="Gorillas, Nile, boat"
          value={filter.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </div>
    </Form>
  );
}
