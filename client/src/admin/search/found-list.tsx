import { Box, chakra } from '@chakra-ui/react';
import type { Found, FoundGroup } from './found.ts';

interface Props {
  /** What the names of its options begin with. */
  id: string;
  groups: readonly FoundGroup[];
  /** The place of the option that Enter picks, among those of all groups. */
  active: number;
  onPick(found: Found): void;
}

/** What was found, in groups; the focus stays in the field above. */
export function FoundList({ id, groups, active, onPick }: Props) {
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
