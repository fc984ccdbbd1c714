// How well two colours can be told apart, as WCAG counts it. Colours are `#rrggbb`.
const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const hexOf = (parts: number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = partsOf(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of `one` in `other`. */
export function mixed(one: string, other: string, share: number): string {
  const others = partsOf(other);
  return hexOf(partsOf(one).map((part, i) => part * share + (others[i] ?? 0) * (1 - share)));
}

/** A colour that another one must be told from, and how well. */
export interface Demand {
  on: string;
  least: number;
}

/** The demand that a colour misses by most; undefined when it meets all. */
export const worstMissed = (color: string, demands: readonly Demand[]): Demand | undefined =>
  demands
    .filter(({ on, least }) => contrast(color, on) < least)
    .sort((one, other) => contrast(color, one.on) / one.least - contrast(color, other.on) / other.least)[0];

/** The colour itself, or the darker or lighter one next to it that meets all `demands`. */
export function nearestReadable(color: string, demands: readonly Demand[]): string {
  if (!worstMissed(color, demands)) return color;
  for (let step = 1; step <= 100; step += 1) {
    const tried = ['#000000', '#ffffff'].map((end) => mixed(end, color, step / 100));
    const found = tried.find((one) => !worstMissed(one, demands));
    if (found) return found;
  }
  return '#000000';
}
