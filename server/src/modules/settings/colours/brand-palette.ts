// The colours that follow from the three of an agency, so that text can be read wherever the site sets it.
import { colors as house } from '../../../generated/brand.ts';
import type { ErrorDetail } from '../../../platform/errors.ts';
import type { Document } from '../settings-group.ts';

export type Palette = Record<keyof typeof house, string>;

/** Of text, and of what is no text or large. */
const forText = 4.5;
const forLarge = 3;
const from = (least: number, ...colours: string[]) => colours.map((on): Demand => ({ on, least }));
const onGrounds = from(forText, house.paper, house.surface, house.subtle, house.white);

/** What each colour must be told from, and how well. */
const demands: Record<string, (brand: string) => Demand[]> = {
  brand: () => onGrounds,
  // Words stand in white on it, and it is large where it stands on paper itself.
  accent: () => from(forText, house.surface),
  // Ornaments on the ground of the brand, and a ground for dark words.
  highlight: (brand) => [...from(forLarge, brand), ...from(forText, house.ink, house.black)],
};

/** A sentence for each colour that cannot be read where it stands, with the nearest that can. */
export function brandFaults(document: Document): ErrorDetail[] {
  const brand = document.brand ?? house.brand;
  return Object.entries(demands).flatMap(([name, demandsOf]) => {
    const color: string | undefined = document[name];
    const missed = color && worstMissed(color, demandsOf(brand));
    if (!missed) return [];
    const nearest = nearestReadable(color, demandsOf(brand));
    const ratio = contrast(color, missed.on).toFixed(1);
    const message = `The colour ${color} is too close to those it is seen with (${ratio}:1, at least ${missed.least}:1 is needed): the nearest that can be read is ${nearest}.`;
    return [{ message, path: [name] }];
  });
}

/** All colours: the house's own, and those that the agency's replace. */
export function paletteOf({ brand, highlight, accent }: Document): Palette {
  return {
    ...house,
    ...ofBrand(brand),
    ...(highlight || brand ? ofHighlight(highlight, brand ?? house.brand) : {}),
    ...ofAccent(accent),
  };
}

function ofBrand(brand: string | null): Partial<Palette> {
  if (!brand) return {};
  const brandSoft = nearestReadable(mixed(brand, house.paper, 0.12), from(forText, brand));
  return { brand, brandDeep: mixed(brand, house.black, 0.65), brandSoft };
}

/** One that nobody chose is adjusted to the brand; so is one that was chosen for another. */
function ofHighlight(chosen: string | null, brand: string): Partial<Palette> {
  const highlight = nearestReadable(chosen ?? house.highlight, demands.highlight?.(brand) ?? []);
  const soft = chosen ? mixed(chosen, house.white, 0.5) : house.highlightSoft;
  const highlightSoft = nearestReadable(soft, from(forText, brand, house.ink));
  return {
    highlight,
    highlightSoft,
    highlightText: nearestReadable(chosen ?? house.highlightText, onGrounds),
  };
}

function ofAccent(accent: string | null): Partial<Palette> {
  return accent ? { accent, accentText: nearestReadable(accent, onGrounds) } : {};
}

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
function mixed(one: string, other: string, share: number): string {
  const others = partsOf(other);
  return hexOf(partsOf(one).map((part, i) => part * share + (others[i] ?? 0) * (1 - share)));
}

/** A colour that another one must be told from, and how well. */
interface Demand {
  on: string;
  least: number;
}

/** The demand that a colour misses by most; undefined when it meets all. */
const worstMissed = (color: string, demands: readonly Demand[]): Demand | undefined =>
  demands
    .filter(({ on, least }) => contrast(color, on) < least)
    .sort((one, other) => contrast(color, one.on) / one.least - contrast(color, other.on) / other.least)[0];

/** The colour itself, or the darker or lighter one next to it that meets all `demands`. */
function nearestReadable(color: string, demands: readonly Demand[]): string {
  if (!worstMissed(color, demands)) return color;
  for (let step = 1; step <= 100; step += 1) {
    const tried = ['#000000', '#ffffff'].map((end) => mixed(end, color, step / 100));
    const found = tried.find((shade) => !worstMissed(shade, demands));
    if (found) return found;
  }
  return '#000000';
}
