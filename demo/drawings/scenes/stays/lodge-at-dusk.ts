// A safari lodge on its ridge at blue dusk: lamplit windows, a fire bowl, the valley fading below.
import { Artwork } from '../../kit/artwork.ts';
import { lodge } from '../../kit/buildings.ts';
import { hill, ridge } from '../../kit/land.ts';
import { campFire } from '../../kit/objects.ts';
import { person } from '../../kit/people.ts';
import { grass } from '../../kit/plants.ts';
import { poses } from '../../kit/poses.ts';
import { curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { disc, haze, mist, sky, stars, streakCloud } from '../../kit/sky.ts';
import { acacia, bush, rock, treeDots } from '../../kit/trees.ts';

export function lodgeAtDusk(): string {
  const art = new Artwork('lodge-at-dusk');
  art.add(sky(art, '#1B2F4A', '#34517A', '#7A7A9C', '#D99A84', '#F3C08A'), stars(art, 90, 360, '#F6E9D0'));
  art.add(
    disc(art, 430, 210, 46, '#FBF3DC', '#C9D0DC', 4),
    streakCloud(art, 1300, 420, 800, 34, '#C98A8690'),
    streakCloud(art, 500, 500, 620, 24, '#F0B08A90'),
  );
  addValley(art);
  addLodge(art);
  addTerrace(art);
  return art.finish();
}

function addValley(art: Artwork): void {
  const tones = [
    ['#8C84A0', '#D9A28C'],
    ['#6B6C90', '#A98C94'],
    ['#4F5A80', '#7F7890'],
  ] as const;
  tones.forEach(([top, foot], i) => {
    const crest = ridge({ base: 640 + i * 60, rise: 60 - i * 8, seed: 40 + i * 7, wave: 620 - i * 60 });
    art.add(
      hill(art, crest, top, foot, i === 0 ? '#F6CFA0' : '', 2),
      mist(art, 700 + i * 60, 70, '#E0AE96', 0.4),
    );
  });
  art.add(fill('M-40 830Q500 800 1000 836T1840 816V1240H-40Z', art.vertical('#3B4A68', '#24324A')));
  art.add(
    treeDots(art, { yAt: () => 840 }, 0, 900, 90, 16, '#2B3A56'),
    fill(curve('40,890 240,872 460,888 640,880 520,900 300,908'), '#E0AE96', 'opacity=".8"'),
  );
}

function addLodge(art: Artwork): void {
  const bluff = ridge({
    base: 960,
    rise: 22,
    seed: 14,
    wave: 320,
    shape: (x) => 120 * (1 / (1 + Math.exp((x - 640) / 70))) - 40,
  });
  art.add(
    acacia(art, 1690, 930, 520, { trunk: '#1A2230', shade: '#1C2B38', leaf: '#2B4048', light: '#7A7A6C' }),
  );
  art.add(
    haze(art, 1130, 820, 640, 330, '#FFC56A', 0.55),
    hill(art, bluff, '#2B3B40', '#141E28', '#F0B070', 4),
  );
  art.add(
    place(
      lodge(art, { wall: '#6B4530', wood: '#3A271E', straw: '#6E5540', light: '#FFCF8A', glow: '#FFD98A' }),
      1130,
      926,
      1.12,
    ),
  );
  art.add(
    ...times(9, (i) => ellipse(820 + i * 78, 868, 5, 7, '#FFE9B0')),
    ...[660, 760, 1500, 1600, 1740].map((x, i) =>
      bush(art, x, bluff.yAt(x) + 16, 120 + (i % 2) * 40, {
        trunk: '#000',
        shade: '#14222A',
        leaf: '#20343A',
        light: '#5B6452',
      }),
    ),
  );
}

function addTerrace(art: Artwork): void {
  const near = ridge({ base: 1090, rise: 18, seed: 23, wave: 420 });
  art.add(
    fill(near.area, art.vertical('#1F2E34', '#0E171F')),
    haze(art, 560, 1060, 380, 130, '#FF9A4A', 0.6),
  );
  art.add(
    rock(art, 470, 1092, 110, 34, '#3A3230', '#FFB060'),
    rock(art, 650, 1094, 100, 30, '#3A3230', '#FFB060'),
    place(campFire(), 560, 1080, 0.7),
  );
  const guest = (x: number, side: number, top: string): string =>
    place(
      stroke('M18 20L-34 20M-30 20L-38 62M14 20L22 62M16 20L30 -44', '#241A16', 8) +
        person(poses.sit, { skin: '#4A2E20', top, bottom: '#26303C' }, '#FFC27A'),
      x,
      1040,
      side,
    );
  art.add(guest(380, -0.95, '#8A3F2A'), guest(740, 0.95, '#A8782F'), guest(850, 0.9, '#2F5B60'));
  art.add(
    grass(art, (x) => near.yAt(x) + 50, 0, 1800, 220, 80, '#0E1A20'),
    grass(art, near.yAt, 0, 260, 40, 60, '#2B3E3C'),
    grass(art, near.yAt, 1200, 1800, 90, 60, '#2B3E3C'),
  );
}
