// Balloons drift at sunrise over a misty valley where a river winds between trees and grazing herds.
import { Artwork } from '../../kit/artwork.ts';
import { hill, ridge } from '../../kit/land.ts';
import { curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { disc, haze, mist, rays, sky, streakCloud } from '../../kit/sky.ts';
import { acacia, treeDots } from '../../kit/trees.ts';
import { balloon } from '../../kit/vehicles.ts';

export function balloonSunrise(): string {
  const art = new Artwork('balloon-sunrise');
  art.add(sky(art, '#5E86A6', '#9DB5BE', '#E6C9B4', '#F9D2A0', '#FBE5BE'));
  art.add(rays(art, 560, 600, 1300, '#FFF3CF', 24, 0.3), disc(art, 560, 600, 110, '#FFF6DC', '#FFDFA0', 5));
  art.add(
    streakCloud(art, 1380, 180, 760, 30, '#F6DCC4A0'),
    streakCloud(art, 380, 260, 620, 26, '#F9E3C8A0'),
  );
  art.add(
    hill(
      art,
      ridge({ base: 640, rise: 110, seed: 27, wave: 520, sharp: true }),
      '#A493A0',
      '#DDB8A4',
      '#FFE9C0',
      2,
    ),
    mist(art, 700, 120, '#FBE0BC', 0.9),
  );
  art.add(
    hill(art, ridge({ base: 720, rise: 60, seed: 83, wave: 620 }), '#8C8A84', '#D3B58E'),
    mist(art, 770, 100, '#FBE3BE', 0.85),
  );
  addValley(art);
  const gold = ['#C8963E', '#B5532F', '#F3E2BE', '#1F3B2D', '#C8963E', '#B5532F', '#F3E2BE'];
  const teal = ['#2F7478', '#F3E2BE', '#2F7478', '#C8963E', '#2F7478', '#F3E2BE', '#2F7478'];
  const plum = ['#F3E2BE', '#8A4A5C', '#D98A5A', '#8A4A5C', '#F3E2BE', '#8A4A5C', '#D98A5A'];
  art.add(
    place(balloon(art, teal, '#FFF3D2'), 330, 560, 0.56, -2),
    place(balloon(art, plum, '#FFF3D2'), 1440, 640, 0.86, 2),
    place(balloon(art, gold, '#FFF6DC'), 960, 790, 1.62),
  );
  art.add(
    place(balloon(art, plum, '#FFF3D2'), 690, 420, 0.22),
    place(balloon(art, teal, '#FFF3D2'), 1670, 360, 0.3),
  );
  return art.finish();
}

function addValley(art: Artwork): void {
  const plain = ridge({ base: 805, rise: 14, seed: 5, wave: 500 });
  art.add(
    hill(art, plain, '#C3A868', '#6E7A4A', '#FBE7B4', 2),
    treeDots(art, plain, 0, 1800, 70, 13, '#8A8A58'),
  );
  const river = curve(
    '700,812! 900,830 1010,846 880,872 640,896 560,934 760,980 1060,1016 1180,1072 1040,1150 900,1220! 1330,1220! 1420,1120 1400,1040 1180,980 900,944 760,922 860,896 1060,872 1140,846 1000,826!',
  );
  art.add(
    fill(river, art.vertical('#FCE3B4', '#E9C49C', '#7FA0A4')),
    stroke('M760 980Q1040 1010 1180 1072M620 910Q600 930 700 962', '#FFF3D2', 4, 'opacity=".7"'),
  );
  art.add(haze(art, 560, 830, 800, 70, '#FFE9BC', 0.8), mist(art, 880, 60, '#FBE6C0', 0.5));
  const tree = (depth: number) => ({
    trunk: '#4A4232',
    shade: depth ? '#3C5540' : '#6F7C50',
    leaf: depth ? '#587048' : '#8A9458',
    light: '#D9BE74',
  });
  const stands = [
    [180, 880, 90, 0],
    [470, 900, 80, 0],
    [1300, 880, 90, 0],
    [1560, 900, 110, 0],
    [300, 990, 150, 1],
    [1580, 1010, 190, 1],
    [1720, 960, 130, 1],
    [90, 1090, 250, 1],
    [560, 1100, 170, 1],
    [1480, 1150, 230, 1],
  ] as const;
  art.add(...stands.map(([x, y, h, depth]) => acacia(art, x, y, h, tree(depth))));
  const herd = times(26, (i) => {
    const x = 720 + art.random.between(-330, 120);
    const y = 1040 + art.random.between(-50, 90) + (i % 3) * 6;
    const s = 0.5 + (y - 980) / 200;
    return place(
      fill(
        curve('-16,-8 -22,-16 -28,-12 -24,-20 -14,-18 10,-19 16,-12 15,0! 12,0! 10,-8 -8,-8 -9,0! -12,0!'),
        i % 4 ? '#5A3F2C' : '#8A6240',
      ),
      x,
      y,
      art.random.chance(0.5) ? s : -s,
    );
  });
  art.add(
    ...herd,
    ...times(10, (i) => ellipse(180 + i * 170, 1196 + (i % 2) * 14, 150, 46, i % 2 ? '#465C3C' : '#3A5038')),
  );
}
