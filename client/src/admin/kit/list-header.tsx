import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Select } from './controls.tsx';
import { ListCounts } from './list-counts.tsx';
import type { Resource, Row } from './resource.ts';
import { SearchBox } from './search-box.tsx';
import type { Sought } from './use-sought.ts';

interface Props<T extends Row, Values extends FieldValues> {
  resource: Resource<T, Values>;
  /** Says the title, unless something above does. */
  heading: ReactNode;
  /** How many there are, and how many of them are shown when not all; undefined while loading. */
  total: number | undefined;
  shown: number | null;
  sought: Sought;
  onSeek(change: Partial<Sought>): void;
  onNew(): void;
}

/** The title of a list. */
export function PlainHeading({ title, titleRef }: { title: string; titleRef: Ref<HTMLHeadingElement> }) {
  return (
    <chakra.h1 ref={titleRef} tabIndex={-1} textStyle="heading">
      {title}
    </chakra.h1>
  );
}

/** Title, counts, search, filter and the button that makes a new one. */
export function ListHeader<T extends Row, Values extends FieldValues>(props: Props<T, Values>) {
  const { resource, heading, total, shown, sought, onSeek, onNew } = props;
  const { filter, searchLabel, newLabel, totalText = (count) => `Total ${count}` } = resource;
  return (
    <Flex wrap="wrap" align="flex-end" justify="space-between" gap="4" mb={{ base: '5', md: '6' }}>
      <Box>
        {heading}
        <ListCounts total={total === undefined ? undefined : totalText(total)} shown={shown} />
      </Box>
      <Flex gap="3" wrap="wrap" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
        <SearchBox label={searchLabel} value={sought.q} onChange={(q) => onSeek({ q })} />
        {filter && (
          <Select
            aria-label={filter.label}
            value={sought.show}
            onChange={({ target }) => onSeek({ show: target.value })}
            flex={{ base: '1 1 9rem', md: '0 0 auto' }}
            w="auto"
          >
            {filter.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <Button onClick={onNew} flex={{ base: '1 0 auto', sm: '0 0 auto' }}>
          <Plus aria-hidden />
          {newLabel}
        </Button>
      </Flex>
    </Flex>
  );
}
