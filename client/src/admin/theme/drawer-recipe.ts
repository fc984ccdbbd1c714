import { defineSlotRecipe } from '@chakra-ui/react';

/** The panel that slides in from the left on small screens. */
export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      bg: 'brandDeep/55',
      _open: { animation: 'fade-in 240ms' },
      _closed: { animation: 'fade-out 200ms' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: '18rem',
      maxW: '90vw',
      h: '100dvh',
      bg: 'paper',
      outline: 'none',
      boxShadow: 'lg',
      _open: { animation: 'slide-from-start-full 320ms {easings.ease-in-smooth}' },
      _closed: { animation: 'slide-to-start-full 220ms ease-in' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      px: '6',
      h: '20',
      flexShrink: '0',
    },
    title: { textStyle: 'subheading' },
    body: { px: '6', pb: '8', flex: '1', overflowY: 'auto' },
  },
});
