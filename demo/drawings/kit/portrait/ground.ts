// Backgrounds for portraits: hills, savannah, bark cloth, leaves or a lake behind the sitter, with a sun disc.
import type { PortraitSpec } from '../../portrait-specs.ts';
import type { Artwork } from '../artwork.ts';
import { hill, ridge } from '../land.ts';
import { mix } from '../palette.ts';
import { bigLeaves, grass } from '../plants.ts';
import { box, ellipse, fill, n, stroke, times } from '../shape.ts';
import { disc, sky } from '../sky.ts';
import { acacia } from '../trees.ts';
import { ripples } from '../water.ts';

export function ground(art: Artwork, { ground: { style, tones }, name }: PortraitSpec): string {
  const [pale, middle, deep, sun] = tones;
  const seed = name.length * 7 + Number(name.split('-')[1]) * 13;
  switch (style) {
    case 'hills':
      return (
        sky(art, mix(middle, pale, 0.25), pale, mix(pale, sun, 0.6)) +
        disc(art, 500, 470, 330, sun, sun, 1.5) +
        hill(
          art,
          ridge({ base: 700, rise: 90, seed, wave: 420 }),
          mix(pale, middle, 0.6),
          mix(pale, middle, 0.25),
          sun,
          3,
        ) +
        hill(
          art,
          ridge({ base: 820, rise: 80, seed: seed + 4, wave: 360 }),
          mix(middle, deep, 0.3),
          mix(middle, pale, 0.2),
        ) +
        hill(art, ridge({ base: 960, rise: 90, seed: seed + 9, wave: 460 }), mix(middle, deep, 0.75), deep)
      );
    case 'savannah': {
      const tree = {
        trunk: mix(deep, '#1C211C', 0.4),
        shade: mix(deep, '#1C211C', 0.3),
        leaf: deep,
        light: mix(deep, middle, 0.6),
      };
      const plain = ridge({ base: 850, rise: 26, seed, wave: 420 });
      return (
        sky(art, middle, mix(middle, pale, 0.6), pale) +
        disc(art, 500, 500, 320, sun, sun, 1.5) +
        hill(
          art,
          ridge({ base: 790, rise: 50, seed: seed + 3, wave: 500 }),
          mix(middle, deep, 0.25),
          middle,
        ) +
        acacia(art, 130, 870, 340, tree) +
        acacia(art, 880, 880, 420, tree) +
        hill(art, plain, mix(middle, deep, 0.7), deep) +
        grass(art, plain.yAt, 0, 1000, 110, 46, deep)
      );
    }
    case 'barkcloth':
      return (
        box(0, 0, 1000, 1200, art.vertical(pale, middle)) +
        stroke(
          times(34, (i) => `M${n(i * 31 - 10)} -10q${n(art.random.between(-16, 16))} 300 0 600t0 620`).join(
            '',
          ),
          deep,
          3,
          'opacity=".28"',
        ) +
        fill(
          times(9, (row) =>
            times(
              11,
              (i) => `M${i * 104 - 20 + (row % 2) * 52} ${row * 150 - 24}l26 38l-26 38l-26 -38Z`,
            ).join(''),
          ).join(''),
          deep,
          'opacity=".2"',
        ) +
        disc(art, 500, 480, 345, sun, sun, 1.35) +
        ellipse(
          500,
          480,
          370,
          370,
          'none',
          `stroke="${deep}" stroke-width="5" stroke-dasharray="4 18" stroke-linecap="round" opacity=".7"`,
        )
      );
    case 'leaves':
      return (
        sky(art, mix(middle, pale, 0.5), pale, pale) +
        disc(art, 500, 470, 325, sun, sun, 1.5) +
        bigLeaves(art, -40, 1120, 560, -96, -18, 7, [
          middle,
          mix(middle, deep, 0.4),
          mix(middle, deep, 0.7),
        ]) +
        bigLeaves(art, 1040, 1120, 560, -162, -84, 7, [
          middle,
          mix(middle, deep, 0.4),
          mix(middle, deep, 0.7),
        ]) +
        bigLeaves(art, -60, 1240, 460, -80, -10, 5, [deep, mix(deep, '#1C211C', 0.2)]) +
        bigLeaves(art, 1060, 1240, 460, -170, -100, 5, [deep, mix(deep, '#1C211C', 0.2)])
      );
    case 'lake':
      return (
        sky(art, mix(middle, pale, 0.4), pale, mix(pale, sun, 0.7), sun) +
        disc(art, 500, 480, 320, sun, sun, 1.5) +
        hill(
          art,
          ridge({ base: 770, rise: 60, seed, wave: 460 }),
          mix(pale, middle, 0.75),
          mix(pale, middle, 0.5),
        ) +
        box(0, 800, 1000, 400, art.vertical(middle, deep)) +
        ripples(art, 0, 1000, 810, 1180, 70, sun, 0.4)
      );
  }
}
