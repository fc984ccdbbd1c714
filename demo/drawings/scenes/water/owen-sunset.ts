// The cable-stayed Nile bridge at Jinja against a violet and orange sunset, a fisherman below.
import { Artwork } from '../../kit/artwork.ts';
import { canoe } from '../../kit/boats.ts';
import { palm } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { box, fill, n, place, stroke, times } from '../../kit/shape.ts';
import { birds, disc, haze, rays, sky, streakCloud } from '../../kit/sky.ts';
import { treeDots } from '../../kit/trees.ts';
import { glints, reflection, ripples, wake, water } from '../../kit/water.ts';

const line = 790;
const dark = '#2A1B38';

export function owenSunset(): string {
  const art = new Artwork('owen-sunset');
  art.add(sky(art, '#2B2450', '#5E3A6E', '#B5526A', '#F08A4C', '#FBC46A'));
  art.add(
    rays(art, 1010, 700, 1400, '#FFD08A', 28, 0.2),
    disc(art, 1010, 690, 170, '#FFEBB0', '#FFB25A', 3.4),
  );
  art.add(
    streakCloud(art, 420, 200, 860, 44, '#8A4A74A0'),
    streakCloud(art, 1420, 290, 800, 40, '#C8606CA0'),
    streakCloud(art, 700, 400, 760, 34, '#F08A5CA0'),
    streakCloud(art, 1380, 480, 620, 24, '#FBB06AA0'),
  );
  const far = ridge({ base: 770, rise: 50, seed: 13, wave: 560 });
  art.add(
    hill(art, far, '#6E3A5C', '#8A4458'),
    treeDots(art, { yAt: () => line - 8 }, 0, 1800, 70, 18, '#4F2C50'),
  );
  art.add(
    water(art, line, 1210, ['#F7A858', '#B5566A', '#5A3A6A', '#221A40'], '#FBC88A', 110),
    glints(art, 1010, line + 4, 1190, 250, '#FFE3A0', 90),
  );
  const span = bridge();
  art.add(
    reflection(span, line + 6, 0.55, 0.3),
    span,
    ripples(art, 0, 1800, line + 10, 960, 40, '#FBC88A', 0.5),
  );
  addBoat(art);
  addBanks(art);
  art.add(birds(art, 700, 300, 10, 230, '#2B2040'));
  return art.finish();
}

function bridge(): string {
  const deck = 660;
  const tower = (x: number): string =>
    fill(
      `M${x - 46} ${line + 10}L${x - 16} ${deck}L${x - 9} 280H${x + 9}L${x + 16} ${deck}L${x + 46} ${line + 10}H${x + 26}L${x} ${deck + 30}L${x - 26} ${line + 10}Z`,
      dark,
    ) + box(x - 20, deck + 10, 40, 16, dark);
  const cables = (x: number, reach: number): string =>
    stroke(
      times(13, (i) => {
        const part = (i + 1) / 13;
        const y = 300 + (13 - i) * 7;
        return `M${x} ${y}L${n(x - reach * part)} ${deck}M${x} ${y}L${n(x + reach * part)} ${deck}`;
      }).join(''),
      '#3A2448',
      3,
    );
  const lamps = times(30, (i) => `M${20 + i * 62} ${deck - 2}v-34h9`).join('');
  const traffic = [
    [150, 60, 26],
    [330, 34, 18],
    [700, 34, 18],
    [1130, 70, 30],
    [1440, 34, 18],
    [1580, 34, 18],
  ] as const;
  return (
    cables(560, 470) +
    cables(1330, 470) +
    tower(560) +
    tower(1330) +
    box(-20, deck, 1840, 22, dark) +
    box(-20, deck - 10, 1840, 3, dark) +
    fill(times(3, (i) => `M${[40, 930, 1770][i]} ${deck}h26v${line - deck + 10}h-26Z`).join(''), dark) +
    stroke(lamps, dark, 3) +
    traffic
      .map(([x, w, h]) => box(x, deck - h - 4, w, h, '#1E1430') + box(x - 3, deck - 14, 5, 5, '#FFE9A8'))
      .join('') +
    box(-20, deck, 1840, 4, '#F7A25C')
  );
}

function addBoat(art: Artwork): void {
  const boat = place(
    canoe('#22162C', '#F7B36A', [{ skin: '#2E1C24', top: '#5A2A3C', bottom: '#22162C', hat: '#8A5040' }]),
    700,
    1010,
    1.1,
  );
  const net = stroke(
    'M640 930Q560 900 500 990Q560 1006 610 1000M600 930Q540 950 520 992M630 936Q590 960 570 1000',
    '#F3C08A',
    2,
  );
  art.add(reflection(boat, 1032, 0.5, 0.4), wake(700, 1036, 260, '#FBC88A90'), boat, net);
}

function addBanks(art: Artwork): void {
  const leaf = { trunk: '#1A1128', shade: '#1A1128', leaf: '#251836', light: '#6B3348' };
  const left = ridge({
    base: 1150,
    rise: 20,
    seed: 2,
    wave: 300,
    shape: (x) => Math.max(0, (x - 120) * 0.36),
  });
  const right = ridge({
    base: 1160,
    rise: 20,
    seed: 7,
    wave: 300,
    shape: (x) => Math.max(0, (1700 - x) * 0.36),
  });
  art.add(
    palm(art, 130, 1150, 640, 70, leaf),
    palm(art, 250, 1180, 430, -20, leaf),
    palm(art, 1700, 1150, 560, -70, leaf),
    fill(left.area, '#140D22'),
    fill(right.area, '#140D22'),
    haze(art, 1010, line, 700, 60, '#FFD08A', 0.5),
  );
}
