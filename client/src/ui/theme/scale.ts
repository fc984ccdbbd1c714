// Spacing, sizes, radii, shadows and the other steps that are not colour or type.
import { colors } from '../../generated/brand.ts';

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56,
  64, 72, 80, 96,
];
const rems = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

export const spacing = {
  ...rems,
  /** The page's side margin. */
  gutter: { value: 'clamp(1.25rem, 4vw, 4rem)' },
  /** Air above and below a section. */
  section: { value: 'clamp(4rem, 8vw, 8.5rem)' },
};

export const sizes = {
  ...rems,
  full: { value: '100%' },
  max: { value: 'max-content' },
  min: { value: 'min-content' },
  fit: { value: 'fit-content' },
  xs: { value: '20rem' },
  sm: { value: '24rem' },
  md: { value: '28rem' },
  lg: { value: '32rem' },
  xl: { value: '36rem' },
  '2xl': { value: '42rem' },
  '4xl': { value: '56rem' },
  /** Height of the strip of Back and the chat, lower on a low screen: what stays at the lower edge stands above it. */
  strip: { value: 'clamp(2.75rem, 9vh, 3.25rem)' },
  /** Widest a line of running text gets. */
  measure: { value: '38rem' },
  /** Widest the content gets. */
  page: { value: '88rem' },
};

export const radii = {
  none: { value: '0' },
  sm: { value: '2px' },
  md: { value: '4px' },
  lg: { value: '6px' },
  full: { value: '9999px' },
};

const shadow = (place: string, percent: number) => ({
  value: `${place} color-mix(in srgb, ${colors.ink} ${percent}%, transparent)`,
});

export const shadows = {
  xs: shadow('0 1px 2px', 8),
  sm: shadow('0 2px 8px', 8),
  md: shadow('0 8px 24px', 12),
  lg: shadow('0 18px 48px', 18),
};

export const easings = { 'ease-in-smooth': { value: 'cubic-bezier(0.32, 0.72, 0, 1)' } };

export const zIndex = {
  header: { value: 30 },
  floating: { value: 20 },
  overlay: { value: 1300 },
  modal: { value: 1400 },
  popover: { value: 1500 },
  tooltip: { value: 1800 },
};
