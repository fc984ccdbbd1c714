// Kidepo valley in the late gold: zebra and buffalo on endless grass, layered blue ranges, towering clouds.

import { zebra } from '../../kit/animals/grazers.ts';
import { buffalo } from '../../kit/animals/savannah-animals.ts';
import { Artwork } from '../../kit/artwork.ts';
import { facets, hill, ridge } from '../../kit/land.ts';
import { grass } from '../../kit/plants.ts';
import { curve, ellipse, fill, place } from '../../kit/shape.ts';
import { birds, haze, heapCloud, mist, sky } from '../../kit/sky.ts';
import { acacia, treeDots } from '../../kit/trees.ts';

export function kidepoSavannah(): string {
  const art = new Artwork('kidepo-savannah');
  art.add(sky(art, '#6E9CA8', '#A9C4B4', '#F0DDA4', '#F7C877'));
  art.add(
    heapCloud(art, 1290, 430, 980, '#FFF6DC', '#F2C98A'),
    heapCloud(art, 340, 400, 620, '#FFF3D2', '#F0CB90'),
    heapCloud(art, 800, 210, 360, '#FFF8E6', '#E9D5A8'),
  );
  addRanges(art);
  addPlain(art);
  addHerd(art);
  return art.finish();
}

function addRanges(art: Artwork): void {
  const far = ridge({ base: 540, rise: 110, seed: 35, wave: 430, octaves: 6, sharp: true });
  art.add(hill(art, far, '#93A9AE', '#D9C89A', '#F7E2AE', 2), facets(art, far, '#7791A0', 130, false));
  const middle = ridge({
    base: 600,
    rise: 120,
    seed: 90,
    wave: 330,
    octaves: 6,
    sharp: true,
    shape: (x) => 70 - 120 * Math.exp(-(((x - 1420) / 300) ** 2)) - 70 * Math.exp(-(((x - 240) / 260) ** 2)),
  });
  art.add(
    hill(art, middle, '#66808A', '#C2AE80', '#F8D794', 3),
    facets(art, middle, '#4A6675', 200, false),
    mist(art, 650, 120, '#F5D590', 0.8),
  );
  const foot = ridge({ base: 660, rise: 20, seed: 11, wave: 420 });
  art.add(hill(art, foot, '#A3915A', '#D0A650'), treeDots(art, foot, 0, 1800, 90, 11, '#7A7448'));
}

function addPlain(art: Artwork): void {
  const { random } = art;
  art.add(
    fill(
      ridge({ base: 706, rise: 12, seed: 2, wave: 700 }).area,
      art.vertical('#E6BC62', '#C8963E', '#8F5F2C'),
    ),
  );
  const bands = ['#F2CF7A', '#B98A3E', '#EAC06A', '#A87838'];
  art.add(
    ...bands.map((color, i) =>
      fill(
        curve(
          `-40,${760 + i * 62} 500,${738 + i * 66} 1000,${770 + i * 58} 1500,${744 + i * 66} 1840,${766 + i * 60} 1840,${786 + i * 66} 1200,${800 + i * 62} 500,${772 + i * 66} -40,${792 + i * 64}`,
        ),
        color,
        'opacity=".55"',
      ),
    ),
  );
  const tones = { trunk: '#5B4428', shade: '#5E6238', leaf: '#7F8042', light: '#D6BC62' };
  art.add(
    acacia(art, 320, 752, 150, tones, 1),
    acacia(art, 1600, 746, 190, tones, 1),
    acacia(art, 1080, 730, 80, tones, 1),
    acacia(art, 620, 728, 70, tones, 1),
  );
  const dust = { body: '#6B5034', shade: '#4C3826', light: '#F0C878' };
  const beast = art.reusable(buffalo(art, dust));
  for (let i = 0; i < 13; i += 1) {
    const x = 660 + i * 74 + random.between(-20, 20);
    art.add(place(beast, x, 790 + random.between(-14, 16), random.chance(0.7) ? 0.3 : -0.28));
  }
  art.add(haze(art, 1100, 790, 700, 50, '#F5D590', 0.6), birds(art, 1480, 560, 8, 120, '#5B5A48'));
}

function addHerd(art: Artwork): void {
  const coat = { body: '#F7ECD2', shade: '#C9A878', light: '#FFF6D8' };
  const grazer = art.reusable(zebra(art, coat, '#33241C'));
  const herd = [
    [430, 940, 0.86],
    [1370, 925, -0.8],
    [1180, 965, 0.95],
    [700, 985, -1.12],
    [930, 1030, 1.36],
  ] as const;
  for (const [x, y, scale] of herd) {
    art.add(
      ellipse(
        x + 50 * Math.abs(scale),
        y - 2,
        190 * Math.abs(scale),
        15 * Math.abs(scale),
        '#6B4520',
        'opacity=".5"',
      ),
      place(grazer, x, y, scale),
    );
    art.add(grass(art, () => y + 4, x - 150, x + 150, 30, 34, '#C8963E'));
  }
  art.add(
    acacia(
      art,
      1690,
      1040,
      560,
      { trunk: '#3B2A1C', shade: '#3F4526', leaf: '#5E6432', light: '#BFA24A' },
      1,
    ),
  );
  const near = ridge({ base: 1110, rise: 24, seed: 44, wave: 420 });
  art.add(
    fill(near.area, art.vertical('#9A6A2E', '#4F3418')),
    grass(art, near.yAt, 0, 1800, 260, 90, '#B98638'),
    grass(art, (x) => near.yAt(x) + 36, 0, 1800, 200, 100, '#6E4820'),
  );
}
