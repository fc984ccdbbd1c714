// Rwenzori at sunrise: glowing snow peaks over violet ridges, giant lobelias, hikers on the bog trail.
import { Artwork } from '../../kit/artwork.ts';
import { groundsel, lobelia } from '../../kit/exotic-plants.ts';
import { facets, hill, ridge, snow } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { grass } from '../../kit/plants.ts';
import { poses } from '../../kit/poses.ts';
import { curve, fill, place } from '../../kit/shape.ts';
import { haze, mist, sky, streakCloud } from '../../kit/sky.ts';
import { rock } from '../../kit/trees.ts';
import { ripples } from '../../kit/water.ts';

export function rwenzoriPeaks(): string {
  const art = new Artwork('rwenzori-peaks');
  art.add(sky(art, '#3D4C78', '#7F79A2', '#D79CA0', '#F9CDA6', '#FBE6C4'));
  art.add(
    streakCloud(art, 420, 170, 760, 40, '#C88FA480'),
    streakCloud(art, 1420, 240, 680, 34, '#F3B79C80'),
  );
  addPeaks(art);
  addValley(art);
  addTrail(art);
  addGiants(art);
  return art.finish();
}

function addPeaks(art: Artwork): void {
  const summit = (x: number): number =>
    -260 * Math.exp(-(((x - 960) / 240) ** 2)) -
    140 * Math.exp(-(((x - 430) / 190) ** 2)) -
    120 * Math.exp(-(((x - 1480) / 210) ** 2));
  const far = ridge({
    base: 560,
    rise: 130,
    seed: 64,
    wave: 250,
    octaves: 6,
    sharp: true,
    shape: (x) => summit(x) * 0.6 + 40,
  });
  art.add(hill(art, far, '#A98FB0', '#E2B6B0'), snow(art, far, 430, '#F6D3C4'));
  const main = ridge({ base: 640, rise: 150, seed: 133, wave: 270, octaves: 6, sharp: true, shape: summit });
  art.add(
    hill(art, main, '#6C6890', '#A58AA6'),
    snow(art, main, 480, '#FFEBD6'),
    facets(art, main, '#454E7C', 260),
  );
  art.add(
    hill(
      art,
      ridge({ base: 0, rise: 0, seed: 1, shape: (x) => main.yAt(x) }),
      '#00000000',
      '#00000000',
      '#FFF4DF',
      3,
    ),
  );
  art.add(mist(art, 640, 150, '#F4C9B4', 0.75));
}

function addValley(art: Artwork): void {
  const second = ridge({ base: 720, rise: 110, seed: 18, wave: 380, octaves: 6, sharp: true });
  art.add(
    hill(art, second, '#54557E', '#8A7A9C', '#E8B6A4', 2),
    facets(art, second, '#3B4270', 140),
    mist(art, 760, 120, '#DDB0B0', 0.7),
  );
  art.add(
    hill(art, ridge({ base: 790, rise: 60, seed: 52, wave: 500 }), '#434B66', '#66688A', '#C99AA0', 2),
    haze(art, 900, 830, 900, 60, '#E9BDB2', 0.7),
  );
  art.add(
    fill(
      curve('560,868! 760,850 1000,846 1240,858 1330,874! 1180,900 900,906 660,894'),
      art.vertical('#F6CDB2', '#8C86A8'),
    ),
    ripples(art, 640, 1260, 852, 900, 24, '#FFF0DC', 0.7),
  );
}

function addTrail(art: Artwork): void {
  const moor = ridge({
    base: 925,
    rise: 36,
    seed: 71,
    wave: 460,
    shape: (x) => -60 * Math.exp(-(((x - 1250) / 330) ** 2)),
  });
  art.add(
    hill(art, moor, '#4B5A4C', '#26332F', '#F0C79C', 4),
    grass(art, moor.yAt, 0, 1800, 240, 32, '#8A8A58'),
  );
  art.add(
    fill(
      curve(
        '1090,930! 1180,905 1260,880! 1290,884! 1240,930 1100,1010 900,1100 820,1220! 620,1220! 760,1090 980,1000',
      ),
      '#B99872',
      'opacity=".8"',
    ),
  );
  const hikers = [
    {
      x: 1250,
      y: 812,
      clothes: {
        skin: '#5B3822',
        top: '#B5532F',
        bottom: '#2B3547',
        pack: '#C8963E',
        stick: '#E9CFA0',
        hat: '#D9C08A',
      },
    },
    {
      x: 1165,
      y: 838,
      clothes: { skin: '#E0B48C', top: '#C8963E', bottom: '#3A3448', pack: '#2F7478', stick: '#E9CFA0' },
    },
    {
      x: 1066,
      y: 884,
      clothes: { skin: '#6B4228', top: '#2F7478', bottom: '#2B3547', pack: '#B5532F', stick: '#E9CFA0' },
    },
  ];
  art.add(
    ...hikers.map(({ x, y, clothes }, i) =>
      place(person(i % 2 ? poses.walk : poses.climb, clothes, '#FFE4C0'), x, y, -0.86 - (2 - i) * -0.06),
    ),
  );
}

function addGiants(art: Artwork): void {
  const green = { trunk: '#3B3A34', shade: '#2C4A44', leaf: '#4A6E58', light: '#C2B27C' };
  const dark = { trunk: '#241F22', shade: '#182F30', leaf: '#2C4F46', light: '#93A06A' };
  art.add(
    rock(art, 1480, 1010, 190, 80, '#3F4552', '#E3B39C'),
    rock(art, 560, 1000, 130, 54, '#3F4552', '#E3B39C'),
  );
  art.add(
    groundsel(art, 1560, 1020, 330, green),
    groundsel(art, 1690, 1060, 270, green),
    lobelia(art, 640, 990, 230, green),
    lobelia(art, 1400, 1060, 240, green),
  );
  const near = ridge({
    base: 1130,
    rise: 40,
    seed: 91,
    wave: 380,
    shape: (x) => 70 * Math.exp(-(((x - 820) / 240) ** 2)),
  });
  art.add(
    groundsel(art, 190, 1130, 520, dark),
    fill(near.area, art.vertical('#22332F', '#131E1E')),
    grass(art, near.yAt, 0, 1800, 200, 60, '#4C5A3E'),
  );
  art.add(
    lobelia(art, 420, 1170, 470, dark),
    lobelia(art, 300, 1200, 330, dark),
    lobelia(art, 1570, 1190, 360, dark),
  );
}
