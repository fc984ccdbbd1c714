// Market day: women in bright cloth among heaps of fruit under striped umbrellas, kitenge hanging behind.
import { Artwork } from '../../kit/artwork.ts';
import { banana, palm } from '../../kit/exotic-plants.ts';
import { motifs } from '../../kit/kitenge-print.ts';
import { hill, ridge } from '../../kit/land.ts';
import { fruitBasket } from '../../kit/objects.ts';
import { mix } from '../../kit/palette.ts';
import { box, curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { heapCloud, sky } from '../../kit/sky.ts';
import { woman } from '../../kit/villagers.ts';

const skins = ['#5B3822', '#7A4B2E', '#4A2E1E', '#6B4228'] as const;

export function marketDay(): string {
  const art = new Artwork('market-day');
  art.add(
    sky(art, '#78B7B4', '#B9DBC9', '#F6EBC8'),
    heapCloud(art, 420, 320, 620, '#FBF7EE', '#DCEBDA'),
    heapCloud(art, 1420, 270, 560, '#FBF7EE', '#DCEBDA'),
  );
  art.add(hill(art, ridge({ base: 480, rise: 90, seed: 32, wave: 620 }), '#7FA88A', '#A9C49A'));
  const leaf = { trunk: '#5A4030', shade: '#2C5C48', leaf: '#4C8258', light: '#A9C46A' };
  art.add(
    palm(art, 120, 640, 420, 50, leaf),
    banana(art, 1680, 640, 300, leaf),
    banana(art, 1520, 620, 240, leaf),
  );
  art.add(box(0, 620, 1800, 600, art.vertical('#E3B27A', '#C9824E', '#A85F38')));
  addCloths(art);
  addUmbrella(art, 500, 250, 400, ['#B5532F', '#FBF0D6']);
  addUmbrella(art, 1330, 230, 430, ['#C8963E', '#1F5A4A']);
  addPeople(art);
  addStalls(art);
  return art.finish();
}

function addCloths(art: Artwork): void {
  art.add(
    stroke('M620 380Q900 420 1190 376', '#4A3226', 5),
    stroke('M640 380V662M1180 376V662', '#5A3A28', 12),
  );
  const prints = [
    ['#7A2741', '#E7B85A', '#FBF0D6'],
    ['#2F7478', '#F1C766', '#FBF7EE'],
    ['#E0A83A', '#B5532F', '#1F3B2D'],
    ['#1F3B2D', '#D98A4A', '#F3DFAE'],
  ] as const;
  prints.forEach(([main, a, b], i) => {
    const x = 652 + i * 130;
    const d = curve(
      `${x},392! ${x + 60},402 ${x + 120},396! ${x + 116},520 ${x + 122},650! ${x + 60},660 ${x - 2},648! ${x + 4},520`,
    );
    art.add(
      art.rimmed(
        d,
        main,
        mix(main, '#FFF1D0', 0.4),
        3,
        2,
        motifs(x - 20, 390, x + 140, 680, 54, [a, b, a]) +
          fill(`M${x + 84} 380H${x + 130}V680H${x + 76}Z`, '#1C0F0C', 'opacity=".22"'),
      ),
    );
  });
}

function addUmbrella(
  art: Artwork,
  x: number,
  y: number,
  width: number,
  colors: readonly [string, string],
): void {
  const panels = times(8, (i) => {
    const a = x - width / 2 + (i * width) / 8;
    const b = a + width / 8;
    return fill(
      `M${x} ${y}Q${(x + a) / 2} ${y + 30} ${a} ${y + 150}q${width / 16} 34 ${width / 8} 0Q${(x + b) / 2} ${y + 30} ${x} ${y}Z`,
      colors[i % 2] as string,
    );
  }).join('');
  art.add(
    stroke(`M${x} ${y - 20}V${y + 640}`, '#5A3A28', 12),
    panels,
    fill(
      `M${x + 20} ${y}Q${x + width * 0.3} ${y + 30} ${x + width / 2} ${y + 150}q${-width / 16} 30 ${-width / 8} 6Q${x + width * 0.2} ${y + 50} ${x} ${y}Z`,
      '#1C0F0C',
      'opacity=".2"',
    ),
  );
}

function addPeople(art: Artwork): void {
  const wears = [
    { skin: skins[0], main: '#7A2741', print: '#E7B85A', accent: '#F3D48A', wrap: '#C8963E' },
    { skin: skins[1], main: '#2F7478', print: '#F1C766', accent: '#FBF7EE', wrap: '#B5532F' },
    { skin: skins[2], main: '#E0A83A', print: '#1F3B2D', accent: '#B5532F', wrap: '#1F5A4A' },
    { skin: skins[3], main: '#B5532F', print: '#F7D38A', accent: '#1F3B2D', wrap: '#F3DFAE' },
  ];
  art.add(
    place(woman(art, wears[2] as (typeof wears)[0], 'stand'), 330, 900, -1.1),
    place(woman(art, wears[0] as (typeof wears)[0], 'offer'), 620, 910, -1.16),
  );
  art.add(place(woman(art, wears[3] as (typeof wears)[0], 'stand'), 1420, 900, 1.12));
  const basket = place(fruitBasket('#B57A3C', ['#E0A83A', '#D9772F', '#8FA84A']), 960, 562, 0.86);
  art.add(
    ellipse(980, 1056, 150, 18, '#5A2A18', 'opacity=".45"'),
    basket,
    place(woman(art, wears[1] as (typeof wears)[0], 'carry'), 960, 1050, 1.32),
  );
}

function addStalls(art: Artwork): void {
  const stall = (x: number, width: number, y: number): void => {
    art.add(
      box(x, y, width, 30, '#8A5A34'),
      box(x, y + 26, width, 110, art.vertical('#6B3F26', '#4A2A1A')),
      stroke(times(9, (i) => `M${x + (i + 0.5) * (width / 9)} ${y + 34}v96`).join(''), '#3A2014', 4),
    );
  };
  const heap = (x: number, y: number, size: number, rows: number, color: string): string =>
    times(rows, (row) =>
      times(rows - row, (i) => {
        const px = x + (i - (rows - row - 1) / 2) * size * 1.7;
        const py = y - row * size * 1.25;
        return (
          ellipse(px, py, size, size * 0.94, mix(color, '#5A1F12', row === 0 ? 0.12 : 0)) +
          ellipse(px - size * 0.3, py - size * 0.34, size * 0.3, size * 0.22, mix(color, '#FFFFFF', 0.5))
        );
      }).join(''),
    ).join('');
  stall(150, 600, 860);
  stall(1180, 560, 850);
  art.add(
    heap(230, 844, 21, 5, '#C83A2A'),
    heap(420, 842, 24, 4, '#E88A2C'),
    heap(600, 842, 26, 3, '#7FA03E'),
    heap(1260, 834, 24, 4, '#E3B23C'),
    heap(1450, 834, 20, 5, '#8A2F45'),
    heap(1630, 834, 25, 3, '#5E8A3C'),
  );
  const baskets = [
    [170, 1130, 1.25, ['#E88A2C', '#E3B23C', '#D9602A']],
    [470, 1160, 1.15, ['#7FA03E', '#A9B84A', '#5E8A3C']],
    [1340, 1130, 1.2, ['#C83A2A', '#D9602A', '#B52F2A']],
    [1650, 1160, 1.3, ['#E3B23C', '#F0CE6A', '#D99A2C']],
  ] as const;
  art.add(
    ...baskets.map(
      ([x, y, s, fruit]) =>
        ellipse(x, y + 2, 110 * s, 14, '#4A2414', 'opacity=".5"') +
        place(fruitBasket('#C08A4A', fruit), x, y, s),
    ),
  );
}
