// What a list is narrowed by: chosen in a row above it, on a phone on a sheet, and said in chips that take it away again.
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ListFilter, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { ListTool } from '../list/list-header.tsx';
import type { ListPlace } from '../list/list-place.ts';
import { drawFilter, type Filter, filtersOn } from './filter.ts';

interface Props {
  filters: readonly Filter[];
  place: Pick<ListPlace, 'now' | 'seek'>;
}

/** Opens and closes where the filters are chosen. */
export function FilterButton({
  filters,
  place,
  open,
  onToggle,
}: Props & { open: boolean; onToggle(): void }) {
  const on = filtersOn(filters, place.now).length;
  return (
    <ListTool aria-expanded={open} aria-label={on ? `Filter, ${on} on` : 'Filter'} onClick={onToggle}>
      <ListFilter aria-hidden size={16} />
      Filter{on > 0 && ` (${on})`}
    </ListTool>
  );
}

export function FilterBar({
  filters,
  place,
  open,
  titleRef,
  onClose,
}: Props & { open: boolean; titleRef: RefObject<HTMLElement | null>; onClose(): void }) {
  const isPhone = usePhone();
  const on = filtersOn(filters, place.now);
  const clear = () => {
    place.seek(Object.fromEntries(filters.map(({ name }) => [name, ''])));
    // The button goes with what it cleared.
    titleRef.current?.focus();
  };
  const inputs = (
    <Grid
      gap="4"
      alignItems="end"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(11rem, 1fr))' }}
    >
      {filters.map((filter, at) => (
        <Box key={filter.name} gridColumn={at === 0 ? '1 / -1' : undefined} minW="0">
          {drawFilter(filter, place)}
        </Box>
      ))}
    </Grid>
  );
  return (
    <>
      {open && !isPhone && (
        <chakra.section aria-label="Filter" p="4" mb="3" bg="surface" borderWidth="1px" borderRadius="md">
          {inputs}
        </chakra.section>
      )}
      {open && isPhone && (
        <Dialog
          open
          onClose={onClose}
          title="Filter"
          size="md"
          footer={<Button onClick={onClose}>Show the list</Button>}
        >
          <DialogBody>{inputs}</DialogBody>
        </Dialog>
      )}
      {on.length > 0 && (
        <Flex as="ul" aria-label="Filters that are on" wrap="wrap" gap="2" mb="3">
          {on.map(({ name, label, words }) => (
            <li key={name}>
              <Chip
                type="button"
                onClick={() => {
                  place.seek({ [name]: '' });
                  titleRef.current?.focus();
                }}
              >
                <span>
                  {label}: {words(place.now[name] ?? '')}
                </span>
                <X aria-label="Remove" size={16} />
              </Chip>
            </li>
          ))}
          <li>
            <Button variant="link" size="sm" minH="9" onClick={clear}>
              Clear all filters
            </Button>
          </li>
        </Flex>
      )}
    </>
  );
}

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    px: '3',
    borderRadius: 'full',
    bg: 'brandSoft',
    color: 'brand',
    fontSize: 'sm',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'subtle' },
    '& svg': { flexShrink: '0' },
  },
});
