import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plus, Search } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from './controls.tsx';

interface Props {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** How many there are, and how many of them the search shows; undefined while loading. */
  total: number | undefined;
  shown: number | null;
  search: string;
  searchLabel: string;
  onSearch(search: string): void;
  newLabel: string;
  onNew(): void;
}

/** Title, counts, search and the button that makes a new one. */
export function ListHeader(props: Props) {
  const { title, titleRef, total, shown, search, searchLabel, onSearch, newLabel, onNew } = props;
  return (
    <Flex wrap="wrap" align="flex-end" justify="space-between" gap="4" mb={{ base: '5', md: '6' }}>
      <Box>
        <chakra.h1 ref={titleRef} tabIndex={-1} textStyle="heading">
          {title}
        </chakra.h1>
        <Flex gap="3" mt="1" minH="6" color="muted" fontSize="sm">
          {total !== undefined && <span>Total {total}</span>}
          <span role="status">{shown !== null && `${shown} shown`}</span>
        </Flex>
      </Box>
      <Flex gap="3" wrap="wrap" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
        <Box position="relative" flex="1 1 12rem" w={{ md: '20rem' }}>
          <chakra.span
            position="absolute"
            left="3"
            top="50%"
            transform="translateY(-50%)"
            color="muted"
            pointerEvents="none"
          >
            <Search size={18} aria-hidden />
          </chakra.span>
          <Input
            type="search"
            aria-label={searchLabel}
            placeholder={`${searchLabel}...`}
            value={search}
            onChange={({ target }) => onSearch(target.value)}
            pl="10"
          />
        </Box>
        <Button onClick={onNew} flex={{ base: '1 0 auto', sm: '0 0 auto' }}>
          <Plus aria-hidden />
          {newLabel}
        </Button>
      </Flex>
    </Flex>
  );
}
