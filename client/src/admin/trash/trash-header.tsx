import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Ref } from 'react';
import { ListCounts, PlainHeading, SearchBox, SelectButton } from '../screens/list/list-header.tsx';
import { Select } from '../ui/controls.tsx';
import type { TrashKinds } from './trash-kinds.ts';

/** Words, and a kind of content or 'all'. */
type Sought = { q: string; show: string };

interface Props {
  kinds: TrashKinds;
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** How many there are, and how many of them are shown when not all; undefined while loading. */
  total: number | undefined;
  shown: number | null;
  sought: Sought;
  /** Where many rows can be chosen. */
  selection: Parameters<typeof SelectButton>[0]['selection'] | undefined;
  onSeek(change: Partial<Sought>): void;
}

/** What the trash is for, what is in it, and how it is searched. */
export function TrashHeader(props: Props) {
  const { kinds, title, titleRef, total, shown, sought, selection, onSeek } = props;
  return (
    <Flex wrap="wrap" align="flex-start" justify="space-between" gap="4" mb={{ base: '5', md: '6' }}>
      <Box>
        <PlainHeading title={title} titleRef={titleRef} />
        <chakra.p mt="1" color="muted" fontSize="sm">
          What you delete waits here for 30 days. Restored, it is back on the website as it was. Registrations
          and messages wait ten minutes.
        </chakra.p>
        <ListCounts total={total === undefined ? undefined : `Total ${total}`} shown={shown} />
      </Box>
      <Flex gap="3" wrap="wrap" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
        <SearchBox label="Search the trash" value={sought.q} onChange={(q) => onSeek({ q })} />
        <Select
          aria-label="Filter by type"
          value={sought.show}
          onChange={({ target }) => onSeek({ show: target.value })}
          flex={{ base: '1 1 9rem', md: '0 0 auto' }}
          w="auto"
        >
          <option value="all">All types</option>
          {Object.entries(kinds).map(([type, { label }]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
        {Boolean(total) && selection && <SelectButton selection={selection} />}
      </Flex>
    </Flex>
  );
}
