import { defineGlobalStyles } from '@chakra-ui/react';
import { lineStart, lowScreen } from './css-values.ts';

/** The two colours of the ring around what has the focus. */
export const focusRing = { inner: 'highlightSoft', outer: 'black' } as const;

/** Styles of the bare document: colours, focus ring, reduced motion, links that lead to a heading. */
export const globalCss = defineGlobalStyles({
  html: {
    color: 'ink',
    bg: 'paper',
    scrollPaddingTop: '6rem',
    // What gets the focus stands clear of the buttons at the bottom, too.
    scrollPaddingBottom: 'calc(5.5rem + var(--bottom-bar, 0px))',
    [lowScreen]: {
      scrollPaddingTop: '4rem',
      scrollPaddingBottom: 'calc(4.25rem + var(--bottom-bar, 0px))',
    },
    textRendering: 'optimizeLegibility',
    textSizeAdjust: '100%',
    // Where a line starts, as a factor of distances that know left and right only.
    '--start': '-1',
    '&[dir=rtl]': { '--start': '1' },
    '--global-color-border': 'colors.line',
    '--global-font-body': 'fonts.body',
  },
  body: {
    fontFamily: 'body',
    textStyle: 'md',
    overflowX: 'clip',
    minH: '100dvh',
    // The end of the page stands above its bar.
    pb: 'var(--bottom-bar, 0px)',
    overflowWrap: 'break-word',
  },
  // What people typed breaks rather than widening what it stands in; words of ours in a row of parts stay whole.
  'h1, h2, h3, h4, p, dd, article :is(li, span)': {
    overflowWrap: 'anywhere',
  },
  // How high the bar is that a page has at the lower edge of a small screen.
  'html:has([data-bottom-bar])': { '--bottom-bar': { base: '4.75rem', lg: '0px', _print: '0px' } },
  'html:has([data-bottom-bar=tall])': { '--bottom-bar': { base: '7rem', lg: '0px', _print: '0px' } },
  'h1, h2, h3, h4, p, dl, dd, ul, ol, figure, blockquote': { margin: '0' },
  // It only chooses the file of its picture.
  picture: { display: 'contents' },
  // No last line of one word.
  'p, li, dd, figcaption': { textWrap: 'pretty' },
  'ul, ol': { padding: '0', listStyle: 'none' },
  // Light within dark: on paper the dark one is seen, on forest the light one, on a picture at least one of them.
  ':focus-visible': {
    outline: `3px solid {colors.${focusRing.outer}}`,
    outlineOffset: '3px',
    boxShadow: `0 0 0 3px {colors.${focusRing.inner}}`,
    borderRadius: '2px',
  },
  // A heading takes the focus after a navigation so that it is read out; it is no control and shows no ring.
  ':is(h1, h2, h3, main, [role$=dialog])[tabindex="-1"]:focus-visible': {
    outline: 'none',
    boxShadow: 'none',
  },
  // Pressed, which shows at once; and what waits for our code, with a line along the top until it is there.
  ':is(a, button, summary, select):active': { opacity: '0.7' },
  'button[data-waiting]': { cursor: 'progress', opacity: '0.6' },
  'html[data-waiting]::before': {
    content: '""',
    position: 'fixed',
    inset: '0 0 auto',
    h: '3px',
    zIndex: 'overlay',
    bg: 'accent',
    transformOrigin: lineStart,
    animation: 'advance 8s cubic-bezier(0.1, 0.7, 0.2, 1) forwards',
  },
  // A number to call reads from left to right everywhere.
  'a[href^="tel:"]': { unicodeBidi: 'plaintext' },
  // What leads on points where the words lead.
  '[dir=rtl] :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right)': {
    scale: '-1 1',
  },
  'html:has(dialog:modal)': { overflow: 'hidden' },
  // Where the system chooses the colours, what is chosen has a frame; what has the focus as well keeps its ring.
  ':is([aria-pressed=true], [aria-current], [aria-selected=true], [aria-checked=true]):not(:focus-visible)': {
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  '::selection': { bg: 'highlight', color: 'ink' },
  '*::placeholder': { color: 'muted', opacity: '1' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      // However short, one for each element takes a moment at every change of the page.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});
