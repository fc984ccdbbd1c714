import { defineSlotRecipe } from '@chakra-ui/react';

/** A small panel that belongs to the button beneath which it opens. */
export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: [
    'trigger',
    'positioner',
    'content',
    'arrow',
    'arrowTip',
    'header',
    'body',
    'footer',
    'title',
    'description',
    'closeTrigger',
  ],
  base: {
    content: {
      minW: '13rem',
      bg: 'surface',
      borderWidth: '1px',
      borderRadius: 'md',
      boxShadow: 'lg',
      zIndex: 'popover',
      outline: 'none',
      _open: { animation: 'fade-in 120ms' },
    },
  },
});
