import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { filmLinkMark, useFilmInText, withFilmLinks } from '../film/film-in-text.ts';

const Text = chakra('div', {
  base: {
    fontSize: { base: 'lg', lg: '1.25rem' },
    lineHeight: '1.7',
    textWrap: 'pretty',
    overflowWrap: 'break-word',
    '& > * + *': { mt: '1.15em' },
    '& > p:first-of-type': { textStyle: 'lead', fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem)' },
    '& > p:first-of-type::first-letter': {
      fontFamily: 'heading',
      float: 'inline-start',
      fontSize: '3.5em',
      lineHeight: '0.8',
      pt: '0.06em',
      // A first letter takes no logical padding.
      pr: '0.08em',
      _rtl: { pr: '0', pl: '0.08em' },
      color: 'brand',
    },
    '& h2, & h3, & h4': { textStyle: 'heading', mt: '1.7em' },
    '& h3': { textStyle: 'subheading' },
    '& h4': { textStyle: 'label', color: 'highlightText' },
    '& :is(h2, h3, h4) + *': { mt: '0.6em' },
    '& a': {
      color: 'brand',
      textDecoration: 'underline',
      textDecorationColor: '{colors.highlight}',
      textDecorationThickness: '2px',
      textUnderlineOffset: '4px',
      _hover: { color: 'accentText', textDecorationColor: 'currentColor' },
    },
    '& strong': { fontWeight: 'semibold' },
    '& li': { position: 'relative', ps: '2rem' },
    '& li + li': { mt: '0.5em' },
    '& ul > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0.85em',
      w: '1rem',
      h: '2px',
      bg: 'highlight',
    },
    '& ol': { counterReset: 'item' },
    '& ol > li': { counterIncrement: 'item' },
    '& ol > li::before': {
      content: 'counter(item)',
      position: 'absolute',
      insetInlineStart: '0',
      fontFamily: 'heading',
      fontStyle: 'italic',
      color: 'highlightText',
    },
    '& blockquote': {
      my: '1.6em',
      mx: { lg: '-3.5rem' },
      ps: { base: '6', lg: '3.5rem' },
      borderInlineStartWidth: '2px',
      borderColor: 'highlight',
      fontFamily: 'heading',
      fontStyle: 'italic',
      fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem)',
      lineHeight: '1.25',
      color: 'brand',
      textWrap: 'balance',
    },
    '& img': { display: 'block', maxW: 'full', h: 'auto', borderRadius: 'sm' },
    '& figcaption': { textStyle: 'caption', color: 'muted', mt: '3' },
    '& hr': { my: '2em', border: '0', h: '1px', bg: 'line' },
    '& table': { display: 'block', overflowX: 'auto', fontSize: 'md', borderCollapse: 'collapse' },
    '& :is(th, td)': {
      textAlign: 'start',
      py: '2.5',
      pe: '6',
      borderBottomWidth: '1px',
      verticalAlign: 'top',
    },
    '& th': { fontWeight: 'semibold' },
    '& pre': { overflowX: 'auto', p: '4', bg: 'subtle', fontSize: 'sm' },
    '& code': { fontFamily: 'mono', fontSize: '0.9em' },
    [`& [${filmLinkMark}]`]: {
      display: 'grid',
      placeContent: 'center',
      gap: '2',
      aspectRatio: '16 / 9',
      p: '6',
      bg: 'brand',
      color: 'paper',
      textAlign: 'center',
      textStyle: 'subheading',
      textDecoration: 'none',
      _before: { content: '"▶"', fontSize: '2.5rem', color: 'highlight', fontFamily: 'body' },
      _hover: { bg: 'brandDeep', color: 'paper' },
    },
    '& [hidden]': { display: 'none' },
    '& iframe': { display: 'block', w: 'full', h: 'auto', aspectRatio: '16 / 9', border: '0', bg: 'black' },
  },
});

/** The text of an article. `html` was sanitised by the server; films in it are loaded when somebody presses them. */
export function ArticleText({ html }: { html: string }) {
  const inner = useMemo(() => ({ __html: withFilmLinks(html) }), [html]);
  const { text, onClick } = useFilmInText(inner);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises posts when they are saved, and those of older rules again
    <Text ref={text} onClick={onClick} dangerouslySetInnerHTML={inner} />
  );
}
