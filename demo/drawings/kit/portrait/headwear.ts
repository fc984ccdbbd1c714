// Headwear for portraits: a guide's bush hat and a kitenge headwrap.
import type { PortraitSpec } from '../../portrait-specs.ts';
import type { Artwork } from '../artwork.ts';
import { motifs } from '../kitenge-print.ts';
import { mix } from '../palette.ts';
import { curve, fill, n, stroke } from '../shape.ts';
import type { Head } from './head.ts';

/** A guide's bush hat with one soft brim. */
export function hat(art: Artwork, spec: PortraitSpec, head: Head): string {
  if (!spec.hat) {
    return '';
  }
  const { color, band } = spec.hat;
  const w = head.width;
  const crown = curve(
    `${-w - 4},384! ${-w + 2},300 ${-w + 30},226 -50,196 0,206 50,194 ${w - 28},226 ${w},300 ${w + 6},384! 0,404`,
  );
  const brim = curve(
    `${-w - 118},372 ${-w - 70},356 ${-w},348 0,340 ${w},348 ${w + 74},356 ${w + 122},370 ${w + 84},398 ${w},408 0,414 ${-w},408 ${-w - 84},400`,
  );
  return (
    fill(
      curve(`${-w + 2},396 0,410 ${w - 2},396 ${w - 2},452 60,430 0,424 -60,430 ${-w + 2},452`),
      '#1B0F0A',
      'opacity=".4"',
    ) +
    art.rimmed(brim, mix(color, '#1C211C', 0.12), mix(color, '#FFF3D0', 0.5), 0, 6) +
    art.rimmed(
      crown,
      color,
      mix(color, '#FFF3D0', 0.5),
      6,
      4,
      fill(`M50 180Q90 290 70 410H240V180Z`, '#1C211C', 'opacity=".22"') +
        stroke('M-10 206Q-30 260 -20 330', mix(color, '#1C211C', 0.3), 4) +
        fill(curve(`${-w - 8},346 0,366 ${w + 8},346 ${w + 8},390 0,410 ${-w - 8},390`), band),
    ) +
    fill(
      curve(
        `${-w - 118},374 ${-w - 40},392 0,402 ${w + 40},392 ${w + 122},372 ${w + 60},416 0,426 ${-w - 60},418`,
      ),
      mix(color, '#1C211C', 0.24),
    )
  );
}

export function headwrap(art: Artwork, spec: PortraitSpec, w: number): string {
  const { color, accent = '#1F3B2D' } = spec.hair;
  const dark = mix(accent, '#120A08', 0.3);
  const wrap = curve(
    `${-w - 6},476! ${-w - 26},400 ${-w - 16},300 ${-w + 30},214 -30,168 50,160 ${w - 10},206 ${w + 30},300 ${w + 26},400 ${w + 6},476! ${w - 10},420 60,374 -10,362 -70,374 ${-w + 8},416`,
  );
  const knot =
    curve('26,196! -20,150 -30,96 10,66 40,100 56,150!') +
    curve('40,190! 60,130 110,92 158,104 150,150 100,190!') +
    curve('24,200! 40,176 76,178 84,206 56,224 30,218');
  const pattern = motifs(-240, 40, 240, 500, 62, [color, '#F7E5C0', '#2F7478']);
  const folds = `M${n(-w - 4)} 440Q-90 330 50 300Q110 296 ${n(w + 20)} 400M${n(-w - 22)} 350Q-80 250 60 216M${n(w + 26)} 340Q110 250 60 214`;
  return (
    fill(knot, accent) +
    art.inside(knot, pattern + stroke('M30 190Q20 130 8 90M50 186Q90 140 140 120', dark, 5)) +
    fill(wrap, accent) +
    art.inside(
      wrap,
      pattern +
        stroke(folds, dark, 6) +
        stroke(folds, color, 2, 'transform="translate(-2 -6)" opacity=".7"') +
        fill(`M70 150Q130 300 ${n(w - 10)} 480H300V120Z`, '#180A10', 'opacity=".35"'),
    ) +
    stroke('M28 206Q50 216 82 202', dark, 5)
  );
}
