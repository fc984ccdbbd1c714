import { defineSlotRecipe } from '@chakra-ui/react';

/** A choice of kinds in a form: tabs side by side over the fields of the chosen one. */
export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'trigger', 'list', 'content'],
  base: {
    list: {
      display: 'flex',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      borderWidth: '1px',
      borderColor: 'lineStrong',
      borderRadius: 'md',
      bg: 'white',
      p: '1',
      gap: '1',
    },
    trigger: {
      flex: { base: '1 0 40%', sm: '1 0 auto' },
      minH: '9',
      px: '4',
      fontSize: 'sm',
      fontWeight: 'medium',
      borderRadius: 'sm',
      cursor: 'pointer',
      transition: 'background-color 120ms',
      _hover: { bg: 'subtle' },
      _selected: { bg: 'brand', color: 'paper', _hover: { bg: 'brand' } },
      _focusVisible: { outlineOffset: '0' },
      // Three of them fit into one row of a phone.
      smDown: {
        '&:first-of-type:nth-last-of-type(3), &:first-of-type:nth-last-of-type(3) ~ &': {
          flexBasis: '30%',
          px: '1',
        },
      },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      mt: '5',
      outlineOffset: '6px',
      '&[hidden]': { display: 'none' },
    },
  },
});
