// Kampala at dusk: the city of seven hills lights up, minaret and cathedral above, a boda in the foreground.
import { Artwork } from '../../kit/artwork.ts';
import { cathedral, mosque, townHouses } from '../../kit/buildings.ts';
import { banana } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { clear } from '../../kit/palette.ts';
import { box, curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { disc, haze, mist, sky, stars, streakCloud } from '../../kit/sky.ts';
import { bush, treeDots } from '../../kit/trees.ts';
import { boda } from '../../kit/vehicles.ts';

const glow = '#FFD88A';

export function kampalaHills(): string {
  const art = new Artwork('kampala-hills');
  art.add(sky(art, '#2A2F55', '#5B4A78', '#B0627A', '#EE9A6E', '#F9CF92'), stars(art, 70, 300, '#FBE9D0'));
  art.add(
    streakCloud(art, 620, 300, 900, 40, '#8A547A80'),
    streakCloud(art, 1360, 380, 700, 30, '#E88F7490'),
    disc(art, 1150, 560, 110, '#FFE0A0', '#FBB070', 4.4),
  );
  addFarHills(art);
  addCityHills(art);
  addRoad(art);
  return art.finish();
}

function addFarHills(art: Artwork): void {
  const bump =
    (center: number, width: number, height: number) =>
    (x: number): number =>
      -height * Math.exp(-(((x - center) / width) ** 2));
  const far = ridge({
    base: 610,
    rise: 22,
    seed: 8,
    wave: 360,
    shape: (x) => bump(300, 260, 70)(x) + bump(1500, 300, 80)(x),
  });
  art.add(hill(art, far, '#B5697A', '#DD906F'), mist(art, 650, 80, '#F4B080', 0.6));
  const second = ridge({
    base: 670,
    rise: 16,
    seed: 19,
    wave: 300,
    shape: (x) => bump(820, 300, 90)(x) + bump(1740, 240, 110)(x),
  });
  art.add(
    hill(art, second, '#8A5072', '#B06A72'),
    treeDots(art, second, 0, 1800, 110, 14, '#7A4668'),
    lights(art, second.yAt, 0, 1800, 130, 80, 2.2),
  );
  art.add(
    place(stroke('M0 0V-90M-12 0L0 -60L12 0', '#6B3F60', 4) + ellipse(0, -92, 4, 4, '#FF8A70'), 1735, 562),
    mist(art, 720, 90, '#C97A78', 0.55),
  );
}

function addCityHills(art: Artwork): void {
  const bump = (x: number, center: number, width: number, height: number): number =>
    -height * Math.exp(-(((x - center) / width) ** 2));
  const walls = ['#6B4468', '#7A4E6C', '#5B3C60', '#8A5A70'];
  const roofs = ['#9C4E4E', '#7E3F4C', '#B0604E'];
  const mosqueHill = ridge({
    base: 770,
    rise: 14,
    seed: 31,
    wave: 260,
    shape: (x) => bump(x, 480, 330, 170),
  });
  art.add(
    place(mosque('#D9A88A', '#A56C6E', '#C8963E'), 460, mosqueHill.yAt(460) + 8, 1.15),
    hill(art, mosqueHill, '#5E3F62', '#4A3358'),
  );
  art.add(
    treeDots(art, mosqueHill, 0, 1000, 60, 22, '#43385A'),
    townHouses(art, (x) => mosqueHill.yAt(x) + 18, 20, 980, 4, 42, walls, roofs, glow),
  );
  const churchHill = ridge({
    base: 800,
    rise: 14,
    seed: 37,
    wave: 280,
    shape: (x) => bump(x, 1400, 320, 190),
  });
  art.add(
    place(cathedral('#B5605A', '#7E3F50', '#6E7A8A'), 1400, churchHill.yAt(1400) + 8, 1.1),
    hill(art, churchHill, '#54385C', '#3B2B50'),
  );
  art.add(
    treeDots(art, churchHill, 900, 1800, 60, 24, '#3A3054'),
    townHouses(art, (x) => churchHill.yAt(x) + 20, 880, 1800, 4, 46, walls.slice(0, 3), roofs, glow),
  );
  const low = ridge({ base: 890, rise: 20, seed: 43, wave: 320 });
  art.add(
    fill(low.area, art.vertical('#3F2D54', '#2A2344')),
    townHouses(
      art,
      low.yAt,
      -20,
      1820,
      3,
      66,
      ['#4A3560', '#54406A', '#3B2B52'],
      ['#7A3B48', '#8F4A4A', '#5B3350'],
      '#FFCB74',
    ),
  );
  art.add(
    haze(art, 900, 930, 900, 90, '#F2A070', 0.35),
    ...[120, 320, 700, 1120, 1500, 1720].map((x) =>
      bush(art, x, 1040, 190, { trunk: '#000', shade: '#231F3C', leaf: '#2F2A4A', light: '#5B4460' }),
    ),
  );
}

function addRoad(art: Artwork): void {
  art.add(
    fill(
      curve('-40,1050! 500,1024 1000,1020 1840,1046! 1840,1240! -40,1240!'),
      art.vertical('#8A4A42', '#4A2836', '#221A30'),
    ),
  );
  art.add(stroke('M-40 1054Q500 1026 1000 1022T1840 1048', '#F0A87A', 4, 'opacity=".7"'));
  const beam = fill(
    curve('600,1010! 300,990 60,1010! 60,1140! 320,1130'),
    art.horizontal(clear(glow, 0), clear(glow, 0.55)),
  );
  art.add(
    banana(art, 1640, 1080, 300, { trunk: '#2A2038', shade: '#1F1B34', leaf: '#2B2744', light: '#54405E' }),
    banana(art, 90, 1080, 250, { trunk: '#2A2038', shade: '#1F1B34', leaf: '#2B2744', light: '#54405E' }),
  );
  art.add(
    beam,
    ellipse(840, 1146, 230, 16, '#150F22', 'opacity=".7"'),
    place(boda('#D9622F', '#FFD9A0'), 840, 1146, 1.12),
  );
  for (const x of [360, 1330]) {
    art.add(
      stroke(`M${x} 1060V760q0 -24 40 -24`, '#1B1730', 8),
      haze(art, x + 46, 760, 130, 130, '#FFE0A0', 0.8),
      box(x + 30, 732, 34, 10, '#FFEFC4'),
    );
  }
}

function lights(
  art: Artwork,
  yAt: (x: number) => number,
  from: number,
  to: number,
  count: number,
  depth: number,
  size: number,
): string {
  return fill(
    times(count, () => {
      const x = art.random.between(from, to);
      const y = yAt(x) + art.random.between(6, depth);
      return `M${Math.round(x)} ${Math.round(y)}h${size}v${size}h-${size}Z`;
    }).join(''),
    glow,
  );
}
