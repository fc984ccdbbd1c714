// The brand's colours, and the names Chakra's own components look them up by.

export const colors = {
  paper: { value: '#FBF7EE' },
  surface: { value: '#FFFDF8' },
  sand: { value: '#F3EBDB' },
  ink: { value: '#1C211C' },
  muted: { value: '#585E54' },
  line: { value: '#DED3BE' },
  lineStrong: { value: '#8F846B' },
  forest: { value: '#1F3B2D' },
  forestDeep: { value: '#15281E' },
  forestSoft: { value: '#E3E9DF' },
  gold: { value: '#C8963E' },
  /** Gold dark enough for text on paper. */
  goldDeep: { value: '#7F560F' },
  /** Gold light enough for text on forest. */
  goldLight: { value: '#E8C581' },
  terracotta: { value: '#B5532F' },
  terracottaDeep: { value: '#8F3D1F' },
  terracottaSoft: { value: '#F6E3D8' },
  white: { value: '#FFFFFF' },
  black: { value: '#0E120F' },
};

const ref = (name: string) => ({ value: `{colors.${name}}` });

/** A Chakra colour palette: what `colorPalette="forest"` gives a component. */
const palette = (solid: string, contrast: string, text: string, subtle: string, muted: string) => ({
  solid: ref(solid),
  contrast: ref(contrast),
  fg: ref(text),
  subtle: ref(subtle),
  muted: ref(muted),
  emphasized: ref(muted),
  focusRing: ref('gold'),
  border: ref('lineStrong'),
});

export const semanticColors = {
  bg: {
    DEFAULT: ref('paper'),
    subtle: ref('surface'),
    muted: ref('sand'),
    emphasized: ref('line'),
    inverted: ref('forest'),
    panel: ref('surface'),
    error: ref('terracottaSoft'),
    success: ref('forestSoft'),
    warning: ref('sand'),
    info: ref('sand'),
  },
  fg: {
    DEFAULT: ref('ink'),
    muted: ref('muted'),
    subtle: ref('muted'),
    inverted: ref('paper'),
    error: ref('terracottaDeep'),
    success: ref('forest'),
    warning: ref('goldDeep'),
    info: ref('forest'),
  },
  border: {
    DEFAULT: ref('line'),
    muted: ref('line'),
    subtle: ref('sand'),
    emphasized: ref('lineStrong'),
    inverted: ref('forest'),
    error: ref('terracotta'),
  },
  brand: palette('forest', 'paper', 'forest', 'forestSoft', 'line'),
  accent: palette('terracotta', 'white', 'terracottaDeep', 'terracottaSoft', 'line'),
  gray: palette('ink', 'paper', 'ink', 'sand', 'line'),
  red: palette('terracottaDeep', 'white', 'terracottaDeep', 'terracottaSoft', 'line'),
  green: palette('forest', 'paper', 'forest', 'forestSoft', 'line'),
};
