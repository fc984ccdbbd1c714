import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Select } from '../../ui/controls.tsx';
import type { Choice } from '../filters/filter.ts';
import type { ListDescription } from './list.ts';
import type { ListPlace } from './list-place.ts';
import { SearchBox } from './search-box.tsx';

interface Props<T> {
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
export function ListHeader<T>({ list, heading, place, button }: Props<T>) {
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
  choice: Choice;
  value: string;
  onChoose(value: string): void;
}

function ChoiceSelect({ choice, value, onChoose }: ChoiceProps) {
  return (
    <Select
      aria-label={choice.label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      flex={{ base: '1 1 9rem', md: '0 0 auto' }}
      w="auto"
    >
      {choice.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
