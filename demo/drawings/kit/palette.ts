// The brand colours, the tints derived from them, and colour mixing.

export const brand = {
  ivory: '#FBF7EE',
  forest: '#1F3B2D',
  gold: '#C8963E',
  terracotta: '#B5532F',
  ink: '#1C211C',
  mist: '#DDE3D6',
  dusk: '#5B4A68',
  teal: '#2F7478',
  clay: '#D9A47A',
  peach: '#F6C9A0',
  bark: '#6B3F26',
  night: '#16243A',
} as const;

/** Blends two #RRGGBB colours; 0 gives the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const a = channels(first);
  const b = channels(second);
  return `#${a.map((value, i) => hex(value + ((b[i] ?? 0) - value) * amount)).join('')}`;
}

/** Adds transparency: alpha 0 is clear, 1 is solid. */
export function clear(color: string, alpha: number): string {
  return `${color.slice(0, 7)}${hex(alpha * 255)}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.round(Math.min(Math.max(value, 0), 255))
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
}
