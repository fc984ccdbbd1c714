// What opens above a page of the staff: dialogs, the panel of a phone, popovers and tooltips. Each names the parts that are used.
import { defineSlotRecipe } from '@chakra-ui/react';
import { lowScreen } from '../../ui/theme/css-values.ts';

/** Dialogs of the staff's part: a sheet from below on a phone, a panel in the middle on a desk. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'brandDeep/55',
      zIndex: 'calc(1400 + var(--layer-index, 0))',
      _open: { animation: 'fade-in 160ms' },
      _closed: { animation: 'fade-out 120ms' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'calc(1400 + var(--layer-index, 0))',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      p: { md: '6' },
      // Head and foot would leave no room for what stands between them: all of it scrolls.
      [lowScreen]: { display: 'block', overflowY: 'auto', overscrollBehavior: 'contain', p: '0' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      maxH: { base: '94dvh', md: 'calc(100dvh - 3rem)' },
      bg: 'surface',
      borderRadius: { base: '0.75rem 0.75rem 0 0', md: 'lg' },
      boxShadow: 'lg',
      outline: 'none',
      overflow: 'hidden',
      [lowScreen]: { maxH: 'none', minH: 'full', overflow: 'visible', mx: 'auto', borderRadius: '0' },
      _open: { animation: { base: 'slide-from-bottom 200ms ease-out', md: 'scale-in 160ms ease-out' } },
      _closed: { animation: 'fade-out 120ms' },
    },
    header: {
      display: 'flex',
      // Beside a title of several lines the cross stays in the corner.
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      px: { base: '5', md: '7' },
      pt: { base: '4', md: '5' },
      pb: '4',
      borderBottomWidth: '1px',
      borderColor: 'line',
      flexShrink: '0',
    },
    title: { textStyle: 'subheading' },
    body: {
      px: { base: '5', md: '7' },
      py: '5',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      flex: '1',
      [lowScreen]: { overflowY: 'visible' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      px: { base: '5', md: '7' },
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'line',
      bg: 'paper',
      flexShrink: '0',
    },
  },
  variants: {
    size: {
      sm: { content: { md: { maxW: 'lg' } } },
      md: { content: { md: { maxW: '2xl' } } },
      lg: { content: { md: { maxW: '4xl' } } },
    },
  },
  defaultVariants: { size: 'sm' },
});

/** The panel that slides in from the left on small screens. */
export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content'],
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
  },
});

/** A small panel that belongs to the button beneath which it opens. */
export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: ['trigger', 'positioner', 'content'],
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

/** A word beside an icon that has none. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['trigger', 'positioner', 'content'],
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
