// The measures of a portrait head: drawn around x = 0, crown at y = 290, chin near y = 690, turned a little left.
import type { PortraitSpec } from '../../portrait-specs.ts';
import { curve } from '../shape.ts';

export interface Head {
  width: number;
  jaw: number;
  chin: number;
  outline: string;
}

export const turn = -13;
export const deepTone = '#2A120C';

export function headOf(spec: PortraitSpec): Head {
  const width = 126 * spec.face.width;
  const jaw = 100 * spec.face.jaw;
  const chin = 490 + 200 * spec.face.length;
  const low = (part: number): number => 490 + (chin - 490) * part;
  const outline = curve(
    `${-width},430 ${-width + 3},498 ${-jaw - 13},${low(0.42)} ${-jaw + 3},${low(0.7)} ${-54},${low(0.94)} ${-6},${chin + 3} ` +
      `44,${low(0.95)} ${jaw - 6},${low(0.71)} ${jaw + 15},${low(0.42)} ${width - 1},498 ${width},430 ${width - 12},362 74,312 0,290 -74,312 ${-width + 12},362`,
  );
  return { width, jaw, chin, outline };
}
