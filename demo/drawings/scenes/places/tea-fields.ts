// Tea country near Fort Portal: bright rows curve over the hills, pickers with baskets in the morning haze.
import { Artwork } from '../../kit/artwork.ts';
import { banana } from '../../kit/exotic-plants.ts';
import { contourRows } from '../../kit/fields.ts';
import { hill, ridge } from '../../kit/land.ts';
import { clear } from '../../kit/palette.ts';
import { curve, fill, leafy, place, stroke, times } from '../../kit/shape.ts';
import { birds, disc, haze, mist, sky } from '../../kit/sky.ts';
import { forestTree, treeDots } from '../../kit/trees.ts';
import { woman } from '../../kit/villagers.ts';

export function teaFields(): string {
  const art = new Artwork('tea-fields');
  art.add(sky(art, '#A9D0CF', '#D3E4CE', '#F6EFCF'), disc(art, 430, 270, 100, '#FFFBEA', '#FBF0C0', 4));
  art.add(
    hill(
      art,
      ridge({ base: 430, rise: 150, seed: 101, wave: 460, octaves: 6, sharp: true }),
      '#9DBFC0',
      '#D6E3CC',
      '#FBF7EE',
      2,
    ),
    mist(art, 500, 110, '#F6F1D6', 0.8),
  );
  addField(art, { base: 560, rise: 70, seed: 23, wave: 560 }, '#A9C88A', '#8FB874', '#7FA868', 8, 24, 5);
  addField(art, { base: 660, rise: 90, seed: 57, wave: 640 }, '#8FBF5E', '#6FA84E', '#568F48', 8, 36, 9);
  const tree = { trunk: '#4A4030', shade: '#2F6248', leaf: '#4A8256', light: '#A9C86A' };
  art.add(
    forestTree(art, 1530, 740, 230, tree),
    forestTree(art, 1650, 750, 280, tree),
    banana(art, 250, 760, 190, tree),
    haze(art, 900, 720, 900, 90, '#F3F3C8', 0.5),
  );
  addField(art, { base: 810, rise: 70, seed: 8, wave: 700 }, '#7DB548', '#4C8E3E', '#3A7638', 6, 50, 14);
  addPickers(art);
  addNearRows(art);
  art.add(birds(art, 1240, 240, 8, 220, '#5E8A84'));
  return art.finish();
}

function addField(
  art: Artwork,
  options: Parameters<typeof ridge>[0],
  top: string,
  foot: string,
  line: string,
  rows: number,
  gap: number,
  width: number,
): void {
  const crest = ridge(options);
  art.add(
    hill(art, crest, top, foot, '#E6F0A4', 3),
    art.inside(
      crest.area,
      contourRows(crest, rows, gap, line, width, gap * 0.5) +
        contourRows(crest, rows, gap, clear('#DDEB8A', 0.5), width * 0.4, gap * 0.5),
    ),
  );
  art.add(treeDots(art, crest, 0, 1800, 14, gap * 0.5, line));
}

function addPickers(art: Artwork): void {
  const basket =
    fill(curve('-34,0! 34,0! 30,52 22,92 -22,92 -30,52'), '#C99A58') +
    stroke('M-33 18Q0 26 33 18M-31 44Q0 52 31 44M-27 70Q0 76 27 70', '#8A5F30', 4) +
    fill(leafy(art.random, 0, -2, 36, 16, 9), '#5E9A48');
  const team = [
    {
      x: 470,
      y: 905,
      s: 0.74,
      dress: { skin: '#5B3822', main: '#C8963E', print: '#7A2741', accent: '#FBF0DA', wrap: '#7A2741' },
    },
    {
      x: 1290,
      y: 925,
      s: -0.86,
      dress: { skin: '#6B4228', main: '#2F7478', print: '#F1C766', accent: '#FBF7EE', wrap: '#FBF0DA' },
    },
    {
      x: 850,
      y: 950,
      s: 1.22,
      dress: { skin: '#4A2E1E', main: '#B5532F', print: '#F7D38A', accent: '#1F3B2D', wrap: '#E3B23C' },
    },
  ];
  art.add(
    ...team.map(
      ({ x, y, s, dress }) =>
        place(woman(art, dress, 'pick'), x, y, s) + place(basket, x + 40 * s, y - 236 * Math.abs(s), s * 0.9),
    ),
  );
}

function addNearRows(art: Artwork): void {
  const rows = [
    [938, 62, '#3F8540', '#6FB04C', '#B4D666'],
    [1036, 84, '#2F6E3A', '#58A046', '#A4CC5C'],
    [1160, 116, '#1F5632', '#43863E', '#86B850'],
  ] as const;
  for (const [y, size, shade, leaf, light] of rows) {
    const level = (x: number): number => y + Math.sin(x / 260 + y) * 14;
    const line = (dy: number, w: number): string =>
      times(Math.ceil(1900 / (size * 1.25)), (i) =>
        leafy(art.random, i * size * 1.25 - 30, level(i * size * 1.25) + dy, size * w, size * w * 0.66, 8),
      ).join('');
    art.add(
      fill(line(size * 0.28, 0.86), shade),
      fill(line(0, 0.76), leaf),
      fill(line(-size * 0.2, 0.36), light),
    );
  }
}
