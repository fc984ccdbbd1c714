import { Flex } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useFilledBeforeHydration } from '../../lib/use-filled-before-hydration.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FieldLabel, Select } from '../list/filter-form.tsx';
import { galleryChoices } from './gallery-filter.ts';

interface Props {
  choice: string;
  onChange(choice: string): void;
}

/** What of the gallery is shown. Without JavaScript a button sends it. */
export function CategorySelect({ choice, onChange }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useFilledBeforeHydration(form, (filled) => {
    const chosen = String(filled.get('category'));
    if (chosen !== choice) onChange(chosen);
  });
  return (
    <form ref={form} action={paths.gallery} onSubmit={(event) => event.preventDefault()}>
      <FieldLabel htmlFor={id}>Category</FieldLabel>
      <Flex gap="3">
        <Select
          id={id}
          name="category"
          value={choice}
          minW={{ base: '0', sm: '16rem' }}
          onChange={({ target }) => onChange(target.value)}
        >
          {Object.entries(galleryChoices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" h="12">
            Show
          </Button>
        </noscript>
      </Flex>
    </form>
  );
}
