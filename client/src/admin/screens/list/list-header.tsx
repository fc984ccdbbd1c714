import { Box, chakra, Flex } from '@chakra-ui/react';
import { ListChecks, Search } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Input, Options, Select, SmallSelect } from '../../ui/controls.tsx';
import type { FilterChoice } from '../filters/filter.ts';
import type { Selection } from '../many/selection.tsx';
import { foundText } from './counts.ts';
import type { ListDescription, Sorting } from './list.ts';
import type { ListPlace } from './list-place.ts';
import { directionWords, readSort, writeSort } from './order.ts';

interface ListHeaderProps<T> {
  list: ListDescription<T>;
  /** Says the title, unless something above does. */
  heading: ReactNode;
  place: ListPlace;
  /** Makes a new one. */
  button?: ReactNode;
}

/** The title of a list. */
export function PlainHeading({ title, titleRef }: { title: string; titleRef: Ref<HTMLHeadingElement> }) {
  return (
    <chakra.h1 ref={titleRef} tabIndex={-1} textStyle="heading">
      {title}
    </chakra.h1>
  );
}

/** Title, search, filter and the button that makes a new one. */
export function ListHeader<T>({ list, heading, place, button }: ListHeaderProps<T>) {
  const { filter, visibility, searchLabel } = list;
  return (
    <Flex wrap="wrap" align="flex-end" justify="space-between" gap="4" mb="2">
      {heading}
      {/* Without a heading beside them they take the whole line, the button at its end as everywhere. */}
      <Flex
        gap="3"
        wrap="wrap"
        justify="space-between"
        flex={{ base: '1 1 100%', md: heading ? '0 1 auto' : '1 1 100%' }}
      >
        {searchLabel && (
          <SearchBox label={searchLabel} value={place.now.q} onChange={(q) => place.seek({ q })} />
        )}
        {filter && (
          <ChoiceSelect choice={filter} value={place.now.show} onChoose={(show) => place.seek({ show })} />
        )}
        {visibility && (
          <ChoiceSelect
            choice={visibility}
            value={place.now.status}
            onChoose={(status) => place.seek({ status })}
          />
        )}
        {button}
      </Flex>
    </Flex>
  );
}

interface ChoiceProps {
  choice: FilterChoice;
  value: string;
  onChoose(value: string): void;
}

/** A choice beside the search. */
export function ChoiceSelect({ choice, value, onChoose }: ChoiceProps) {
  return (
    <Select
      aria-label={choice.label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      flex={{ base: '1 1 9rem', md: '0 0 auto' }}
      w="auto"
    >
      <Options of={choice.options} />
    </Select>
  );
}

interface ListCountsProps {
  /** Undefined while loading. */
  total: string | undefined;
  /** How many of them are shown, when not all. */
  shown: number | null;
  /** What else is to be said there. */
  children?: ReactNode;
}

/** How many there are of what a list shows. */
export function ListCounts({ total, shown, children }: ListCountsProps) {
  return (
    <Flex
      // On a phone what may come later has its room from the start: nothing moves then.
      flex={{ base: children ? '1 1 100%' : undefined, md: '0 1 auto' }}
      wrap="wrap"
      align="center"
      columnGap="3"
      rowGap="1"
      minH="6"
      color="muted"
      fontSize="sm"
    >
      {total !== undefined && <span>{total}</span>}
      <span role="status">{shown !== null && `${foundText(shown)} shown`}</span>
      {children}
    </Flex>
  );
}

/** A button beside the count of a list, for all of the list; narrow on a phone, where several stand in one line. */
export const ListTool = (props: ComponentProps<typeof Button>) => (
  <Button variant="ghost" size="sm" px={{ base: '2', md: '3.5' }} {...props} />
);

const directions = ['asc', 'desc'] as const;

/** Chooses the order where there are no heads to press: on a phone, and above cards. */
export function SortSelect<T>({ list, place, orders }: Sorting<T>) {
  const usual = place.standard.sort;
  return (
    <SmallSelect label="Sort by" value={place.now.sort} onChange={(sort) => place.seek({ sort })}>
      {!readSort(usual, orders) && <option value={usual}>{list.usualOrder ?? 'Default order'}</option>}
      {orders.flatMap((order) =>
        directions.map((direction) => (
          <option key={writeSort(order, direction)} value={writeSort(order, direction)}>
            {directionWords(order)[direction]}
          </option>
        )),
      )}
    </SmallSelect>
  );
}

interface SearchBoxProps {
  /** What is searched, such as `Search stays`. */
  label: string;
  value: string;
  onChange(value: string): void;
}

/** The field a list is searched by. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <Box position="relative" flex="1 1 12rem" w={{ md: '20rem' }} maxW={{ md: '20rem' }}>
      <SearchMark />
      <Input
        type="search"
        aria-label={label}
        placeholder={`${label}...`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        ps="10"
      />
    </Box>
  );
}

/** Stands at the beginning of a field in which something is searched, which has room for it. */
export const SearchMark = () => (
  <chakra.span
    position="absolute"
    insetInlineStart="3"
    top="50%"
    transform="translateY(-50%)"
    color="muted"
    pointerEvents="none"
  >
    <Search size={18} aria-hidden />
  </chakra.span>
);

/** Begins and ends choosing rows. */
export function SelectButton({
  selection: { on, start, end },
}: {
  selection: Pick<Selection<never>, 'on' | 'start' | 'end'>;
}) {
  return (
    <ListTool aria-pressed={on} onClick={on ? end : start}>
      <ListChecks size={16} aria-hidden />
      <chakra.span>Select</chakra.span>
    </ListTool>
  );
}
