import { Box, chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Role } from '../../generated/schema.ts';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { SearchMark } from '../screens/list/list-header.tsx';
import { Input } from '../ui/controls.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import type { Found, FoundGroup } from './found.ts';
import { keepPick, useSearch } from './use-search.ts';

// Finds everything by words; arrow keys go through what is found, Enter opens it.

interface Props {
  role: Role;
  onClose(): void;
  onShortcuts(): void;
}

export function SearchDialog({ role, onClose, onShortcuts }: Props) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { groups, error, busy } = useSearch(text, role);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const options = groups.flatMap(({ items }) => items);
  const active = Math.min(at, options.length - 1);

  const pick = (found: Found) => {
    keepPick(found);
    onClose();
    navigate(found.to, { state: found.open === undefined ? null : { open: found.open } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt(step);
      document.getElementById(`${id}-${step}`)?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      const found = options[active];
      if (found) pick(found);
    }
  };

  return (
    <Dialog open onClose={onClose} title="Search everything" size="md" initialFocus={() => input.current}>
      <DialogBody>
        <Box position="relative" mb="3">
          <SearchMark />
          <Input
            ref={input}
            role="combobox"
            aria-label="Search everything"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder="Posts, services, registrations, screens..."
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
            ps="10"
          />
        </Box>
        <FoundList id={id} groups={groups} active={active} onPick={pick} />
        <chakra.p role="status" fontSize="sm" color={error ? 'dangerText' : 'muted'} minH="5" mt="2">
          {error ? readFailure(error).message : statusOf(text.trim(), options.length, busy)}
        </chakra.p>
        <Flex justify="flex-end" mt="1">
          <Button variant="link" size="sm" onClick={onShortcuts}>
            Keyboard shortcuts
          </Button>
        </Flex>
      </DialogBody>
    </Dialog>
  );
}

function statusOf(words: string, count: number, busy: boolean): string {
  if (words === '') return '';
  if (busy) return 'Searching...';
  return count === 0 ? `Nothing found for “${words}”.` : `${count} found`;
}

interface FoundProps {
  /** What the names of its options begin with. */
  id: string;
  groups: readonly FoundGroup[];
  /** The place of the option that Enter picks, among those of all groups. */
  active: number;
  onPick(found: Found): void;
}

/** What was found, in groups; the focus stays in the field above. */
function FoundList({ id, groups, active, onPick }: FoundProps) {
  let place = -1;
  return (
    <Box id={`${id}-list`} role="listbox" aria-label="Found" maxH="min(26rem, 50dvh)" overflowY="auto">
      {groups.map(({ label, items }) => (
        <Box key={label} role="group" aria-labelledby={`${id}-${label}`} mb="2">
          <chakra.div id={`${id}-${label}`} textStyle="label" color="muted" px="3" py="1">
            {label}
          </chakra.div>
          {items.map((found) => {
            place += 1;
            return (
              <Option
                key={`${found.to} ${found.open ?? ''} ${found.title}`}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                // The focus stays where words are typed.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(found)}
              >
                <chakra.span fontWeight="medium" overflowWrap="anywhere">
                  {found.title}
                </chakra.span>
                {found.detail && (
                  <chakra.span color="muted" fontSize="sm" overflowWrap="anywhere">
                    {found.detail}
                  </chakra.span>
                )}
              </Option>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

const Option = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    minH: '11',
    px: '3',
    py: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'subtle' },
    '&[aria-selected=true]': {
      bg: 'brandSoft',
      boxShadow: 'inset calc(var(--start) * -3px) 0 0 {colors.brand}',
    },
  },
});
