import { defineSlotRecipe } from '@chakra-ui/react';

/** Cards that open to show what they answer. */
export const accordionRecipe = defineSlotRecipe({
  className: 'accordion',
  slots: ['root', 'item', 'itemTrigger', 'itemContent', 'itemIndicator', 'itemBody'],
  base: {
    root: { w: 'full' },
    item: {
      bg: 'surface',
      borderWidth: '1px',
      borderRadius: 'sm',
      overflowAnchor: 'none',
      transition: 'border-color 160ms, box-shadow 160ms',
      _hover: { borderColor: 'lineStrong' },
      _open: { borderColor: 'lineStrong', boxShadow: 'sm' },
      '& + &': { mt: '3' },
    },
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '5',
      w: 'full',
      px: { base: '5', lg: '7' },
      py: '5',
      textAlign: 'start',
      textStyle: 'subheading',
      cursor: 'pointer',
      _open: { color: 'terracottaDeep' },
    },
    itemIndicator: {
      flexShrink: '0',
      color: 'goldDeep',
      transition: 'rotate 200ms',
      _open: { rotate: '45deg' },
      '& svg': { w: '6', h: '6', strokeWidth: '1.6' },
    },
    itemContent: {
      overflow: 'hidden',
      _open: { animation: 'expand-height 240ms ease-out, fade-in 240ms' },
      _closed: { animation: 'collapse-height 200ms ease-out, fade-out 200ms' },
    },
    itemBody: { px: { base: '5', lg: '7' }, pb: '6', maxW: '44rem', color: 'muted' },
  },
});
