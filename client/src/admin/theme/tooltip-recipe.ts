import { defineSlotRecipe } from '@chakra-ui/react';

/** A word beside an icon that has none. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['trigger', 'positioner', 'content', 'arrow', 'arrowTip'],
  base: {
    content: {
      bg: 'ink',
      color: 'paper',
      px: '2.5',
      py: '1.5',
      borderRadius: 'sm',
      fontSize: 'xs',
      fontWeight: 'medium',
      zIndex: 'tooltip',
      _open: { animation: 'fade-in 120ms' },
    },
  },
});
