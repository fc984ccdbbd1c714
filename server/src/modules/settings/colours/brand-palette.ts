// The colours that follow from the three of an agency, so that text can be read wherever the site sets it.
import { colors as house } from '../../../generated/brand.ts';
import type { ErrorDetail } from '../../../platform/errors.ts';
import type { Document } from '../settings-group.ts';
import { contrast, type Demand, mixed, nearestReadable, worstMissed } from './contrast.ts';

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
