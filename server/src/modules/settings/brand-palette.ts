// The colours that follow from the three of an agency, so that text can be read wherever the site sets it.
import { colors as house } from '../../generated/brand.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { contrast, mixed, nearestReadable } from './contrast.ts';
import type { Document } from './settings-group.ts';

export type Palette = Record<keyof typeof house, string>;

/** Of text, and of what is no text or large. */
const forText = 4.5;
const forLarge = 3;
const grounds = [house.paper, house.surface, house.subtle, house.white];

/** What each colour must be told from, and how well. */
const demands: Record<string, (brand: string) => { least: number; on: string[] }> = {
  brand: () => ({ least: forText, on: grounds }),
  // Words stand in white on it, and it is large where it stands on paper itself.
  accent: () => ({ least: forText, on: [house.surface] }),
  // Ornaments on the ground of the brand.
  highlight: (brand) => ({ least: forLarge, on: [brand] }),
};

/** A sentence for each colour that cannot be read where it stands, with the nearest that can. */
export function brandFaults(document: Document): ErrorDetail[] {
  const brand = document.brand ?? house.brand;
  return Object.entries(demands).flatMap(([name, demand]) => {
    const color: string | undefined = document[name];
    const { least, on } = demand(brand);
    const worst = color ? Math.min(...on.map((ground) => contrast(color, ground))) : least;
    if (!color || worst >= least) return [];
    const nearest = nearestReadable(color, on, least);
    const message = `The colour ${color} is too close to those it stands on (${worst.toFixed(1)}:1, at least ${least}:1 is needed): the nearest that can be read is ${nearest}.`;
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
  const brandSoft = mixed(brand, house.paper, 0.12);
  return { brand, brandDeep: mixed(brand, house.black, 0.65), brandSoft };
}

function ofHighlight(highlight: string | null, brand: string): Partial<Palette> {
  const soft = highlight ? mixed(highlight, house.white, 0.5) : house.highlightSoft;
  const highlightSoft = nearestReadable(soft, [brand], forText);
  if (!highlight) return { highlightSoft };
  return { highlight, highlightSoft, highlightText: nearestReadable(highlight, grounds, forText) };
}

function ofAccent(accent: string | null): Partial<Palette> {
  return accent ? { accent, accentText: nearestReadable(accent, grounds, forText) } : {};
}
