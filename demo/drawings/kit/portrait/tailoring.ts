// The cut of portrait clothes: torso, shaded cloth, collar, buttons.
import type { PortraitSpec } from '../../portrait-specs.ts';
import type { Artwork } from '../artwork.ts';
import { mix } from '../palette.ts';
import { curve, ellipse, fill, n, polygon, stroke, times } from '../shape.ts';

export interface Cut {
  spec: PortraitSpec;
  art: Artwork;
  wide: number;
}

export function torso({ wide }: Cut, neckline: string, lift = 0): string {
  return curve(
    `-92,800! -150,832 ${-wide + 66},${862 - lift} ${-wide + 12},${908 - lift} ${-wide - 14},1000 ${-wide - 28},1110 ${-wide - 34},1230! ${wide + 34},1230! ${wide + 28},1110 ${wide + 14},1000 ${wide - 12},${908 - lift} ${wide - 66},${862 - lift} 150,832 92,800! ${neckline}`,
  );
}

export function cloth({ art, wide }: Cut, d: string, color: string, inner = ''): string {
  const dark = mix(color, '#140C0A', 0.42);
  return art.rimmed(
    d,
    color,
    mix(color, '#FFF1D0', 0.5),
    5,
    4,
    inner +
      fill(
        curve(
          `${wide - 190},820! ${wide - 120},920 ${wide - 130},1060 ${wide - 100},1240! 500,1240! 500,820!`,
        ),
        dark,
        'opacity=".34"',
      ) +
      stroke(
        `M${n(-wide + 66)} 1230Q${n(-wide + 70)} 1100 ${n(-wide + 44)} 1010M${n(wide - 66)} 1230Q${n(wide - 70)} 1100 ${n(wide - 44)} 1010`,
        dark,
        5,
        'opacity=".6"',
      ),
  );
}

export function collar(color: string, depth = 0): string {
  const dark = mix(color, '#140C0A', 0.3);
  const left = `-96,782! -112,826 -104,${872 + depth} -52,${922 + depth}! -10,${882 + depth}! -60,842!`;
  return (
    fill(polygon(`96,782 112,826 106,${872 + depth} 54,${922 + depth} 12,${882 + depth} 60,842`), dark) +
    fill(polygon(left), mix(color, '#FFFFFF', 0.1)) +
    stroke(`M-52 ${922 + depth}L-10 ${882 + depth}M54 ${922 + depth}L12 ${882 + depth}`, dark, 3)
  );
}

export function buttons(from: number, count: number, gap: number, color: string, x = 0): string {
  return times(count, (i) => ellipse(x, from + i * gap, 8, 8, color)).join('');
}
