// Fonts and the type scale; sizes move smoothly between a phone and a wide screen.
import { fonts as brand } from '../../generated/brand.ts';

/** Until our file is there, a font of the system stands in, at its widths (ui/fonts/fonts.css). */
const stack = ({ family, otherwise }: (typeof brand)[keyof typeof brand]) => ({
  value: `'${family}', '${family} fallback', '${family} fallback Android', ${otherwise}`,
});

export const fonts = {
  heading: stack(brand.heading),
  body: stack(brand.text),
  mono: { value: 'ui-monospace, Menlo, Consolas, monospace' },
};

export const fontSizes = {
  '2xs': { value: '0.6875rem' },
  xs: { value: '0.8125rem' },
  sm: { value: '0.9375rem' },
  md: { value: '1.0625rem' },
  lg: { value: '1.1875rem' },
  xl: { value: '1.375rem' },
  '2xl': { value: '1.625rem' },
  '3xl': { value: '2rem' },
};

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
  bold: { value: '700' },
};

const heading = { fontFamily: 'heading', fontWeight: 'normal', textWrap: 'balance' } as const;

export const textStyles = {
  md: { value: { fontSize: 'md', lineHeight: '1.65' } },
  /** The one sentence a page is remembered by. */
  display: {
    value: {
      ...heading,
      fontSize: 'clamp(2.75rem, 1.55rem + 5.1vw, 6.25rem)',
      lineHeight: '0.98',
      letterSpacing: '-0.025em',
    },
  },
  title: {
    value: {
      ...heading,
      fontSize: 'clamp(2.25rem, 1.55rem + 3vw, 4.25rem)',
      lineHeight: '1.03',
      letterSpacing: '-0.02em',
    },
  },
  heading: {
    value: {
      ...heading,
      fontSize: 'clamp(1.625rem, 1.3rem + 1.3vw, 2.375rem)',
      lineHeight: '1.12',
      letterSpacing: '-0.012em',
    },
  },
  subheading: {
    value: {
      ...heading,
      fontSize: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem)',
      lineHeight: '1.2',
      letterSpacing: '-0.006em',
    },
  },
  lead: {
    value: { fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)', lineHeight: '1.55', textWrap: 'pretty' },
  },
  figure: {
    value: { ...heading, fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)', lineHeight: '1.15' },
  },
  /** Small capitals above a heading or beside a fact. */
  label: {
    value: {
      fontFamily: 'body',
      fontSize: '0.75rem',
      fontWeight: 'semibold',
      lineHeight: '1.4',
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    },
  },
  caption: { value: { fontFamily: 'heading', fontStyle: 'italic', fontSize: 'sm', lineHeight: '1.4' } },
};
