import { defineRecipe } from '@chakra-ui/react';

/** The six variants and four sizes a button comes in, in the visitor's part and the staff's. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    letterSpacing: '0.01em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'sm',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 160ms, color 160ms, border-color 160ms',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    '& svg': { width: '1.15em', height: '1.15em', flexShrink: '0' },
  },
  variants: {
    variant: {
      default: { bg: 'brand', color: 'paper', _hover: { bg: 'brandDeep' } },
      destructive: { bg: 'dangerText', color: 'white', _hover: { bg: 'dangerDeep' } },
      outline: {
        borderColor: 'currentColor',
        color: 'inherit',
        _hover: { bg: 'ink', color: 'paper', borderColor: 'ink' },
      },
      secondary: { bg: 'highlight', color: 'black', _hover: { bg: 'highlightSoft' } },
      ghost: { color: 'inherit', _hover: { bg: 'subtle' } },
      link: {
        position: 'relative',
        color: 'brand',
        px: '0',
        minH: 'auto',
        borderRadius: '0',
        borderWidth: '0 0 1px',
        borderColor: 'highlight',
        _hover: { color: 'accentText', borderColor: 'accent' },
        // A finger is larger than the words.
        _after: { content: '""', position: 'absolute', inset: '-0.7rem 0' },
      },
    },
    size: {
      default: { minH: '11', px: '5', fontSize: 'sm' },
      sm: { minH: '9', px: '3.5', fontSize: 'xs' },
      lg: { minH: '3.25rem', px: '7', fontSize: 'md' },
      icon: { w: '11', h: '11', p: '0', fontSize: 'md' },
    },
  },
  compoundVariants: [
    { variant: 'link', size: ['default', 'sm', 'lg'], css: { px: '0', minH: 'auto', pb: '0.5' } },
  ],
  defaultVariants: { variant: 'default', size: 'default' },
});
