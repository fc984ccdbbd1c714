// The brand's colours.

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
