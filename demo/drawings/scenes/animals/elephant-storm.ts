// Before the storm: an elephant walks straight at us over sunlit grass while lightning splits a slate sky.

import { elephant } from '../../kit/animals/savannah-animals.ts';
import { elephantAhead } from '../../kit/animals/wild-figures.ts';
import { Artwork } from '../../kit/artwork.ts';
import { hill, ridge } from '../../kit/land.ts';
import { grass } from '../../kit/plants.ts';
import { blob, curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { haze, mist, sky } from '../../kit/sky.ts';
import { acacia, treeDots } from '../../kit/trees.ts';

export function elephantStorm(): string {
  const art = new Artwork('elephant-storm');
  art.add(sky(art, '#1E2A38', '#34475A', '#5E7480', '#B9B48C', '#E8CF86'));
  addClouds(art);
  const bolt = 'M1404 150L1372 236L1390 268L1340 356L1352 392L1296 486L1312 520L1262 660';
  const forks =
    'M1390 268L1448 330L1440 372L1492 440M1352 392L1392 452L1384 500M1340 356L1270 400L1262 440M1492 440L1486 490';
  art.add(
    haze(art, 1350, 400, 380, 480, '#F6F0D2', 0.5),
    stroke(bolt, '#F6EDC0', 20, 'opacity=".35"'),
    stroke(bolt, '#FFFCEC', 9),
    stroke(forks, '#FFFCEC', 4),
  );
  addRain(art);
  art.add(hill(art, ridge({ base: 690, rise: 46, seed: 71, wave: 680 }), '#3F5560', '#6B7A70'));
  const plain = ridge({ base: 740, rise: 14, seed: 8, wave: 520 });
  art.add(
    hill(art, plain, '#C9A84A', '#8A6E2C', '#FBE9A4', 3),
    treeDots(art, plain, 0, 1800, 44, 15, '#54603C'),
  );
  const tree = { trunk: '#2A261E', shade: '#2C3A30', leaf: '#45543A', light: '#C9B45A' };
  art.add(
    acacia(art, 210, 830, 360, tree),
    acacia(art, 1650, 850, 420, tree),
    mist(art, 770, 90, '#F3DF98', 0.5),
  );
  const coat = { body: '#6A6A6C', shade: '#3A3F46', light: '#FBE8A8' };
  art.add(
    place(elephant(art, coat), 1290, 900, 0.8),
    place(elephant(art, coat, '#F6EBCB', 0), 1470, 912, 0.46),
    place(elephant(art, coat), 500, 890, -0.72),
  );
  const ground = ridge({ base: 930, rise: 18, seed: 92, wave: 460 });
  art.add(
    hill(art, ground, '#B08F38', '#4F431E', '#FBE9A4', 4),
    grass(art, ground.yAt, 0, 1800, 260, 52, '#D9B852'),
  );
  art.add(
    ellipse(900, 1096, 290, 26, '#2A2412', 'opacity=".55"'),
    place(elephantAhead(art, coat, '#FBF1D6'), 900, 1096, 2.04),
  );
  art.add(
    grass(art, () => 1130, 0, 1800, 260, 80, '#8A7230'),
    grass(art, () => 1210, 0, 1800, 280, 120, '#4A3E1C'),
  );
  art.add(haze(art, 900, 1090, 420, 60, '#F0D58A', 0.45));
  return art.finish();
}

function addClouds(art: Artwork): void {
  const bank = (count: number, y: number, spread: number, size: number, color: string): string =>
    fill(
      times(count, (i) =>
        blob(
          art.random,
          (i + 0.5) * (1800 / count),
          y + art.random.between(-spread, spread),
          size * art.random.between(0.9, 1.6),
          size * 0.55,
          9,
          0.16,
        ),
      ).join(''),
      color,
    );
  art.add(
    bank(10, 330, 40, 170, '#4A5D6C'),
    bank(9, 250, 40, 190, '#3A4C5C'),
    bank(9, 150, 40, 200, '#2C3B4B'),
    bank(9, 40, 40, 210, '#1E2936'),
  );
  art.add(fill(curve('120,330 320,300 560,316 700,340 520,356 300,352'), '#8A94908C'));
}

function addRain(art: Artwork): void {
  const d = times(110, () => {
    const x = art.random.between(40, 760);
    const y = art.random.between(360, 660);
    return `M${Math.round(x)} ${Math.round(y)}l-16 60`;
  }).join('');
  art.add(
    fill('M120 360L700 340L560 720H20Z', art.vertical('#4A5D6CB0', '#6B7A7040')),
    stroke(d, '#A9B6B4', 2, 'opacity=".5"'),
  );
}
