// On the equator at Kayabwe: the white ring monument on the line, travellers astride it, a bright noon road.
import { Artwork } from '../../kit/artwork.ts';
import { banana, palm } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { grass } from '../../kit/plants.ts';
import { poses } from '../../kit/poses.ts';
import { box, ellipse, fill, place, polygon, stroke } from '../../kit/shape.ts';
import { heapCloud, rays, sky } from '../../kit/sky.ts';
import { bush } from '../../kit/trees.ts';
import { safariCar } from '../../kit/vehicles.ts';

export function equatorLine(): string {
  const art = new Artwork('equator-line');
  art.add(
    sky(art, '#2F9AA8', '#7CC7C0', '#F3EBC4'),
    rays(art, 900, 520, 1500, '#FFF6D0', 24, 0.3),
    heapCloud(art, 300, 360, 520, '#FBF7EE', '#CFE8DE'),
    heapCloud(art, 1530, 330, 600, '#FBF7EE', '#CFE8DE'),
  );
  art.add(
    hill(art, ridge({ base: 690, rise: 70, seed: 29, wave: 640 }), '#7FB58A', '#A9C888'),
    hill(art, ridge({ base: 740, rise: 40, seed: 64, wave: 520 }), '#5E9A64', '#88B06A', '#E9EDA8', 3),
  );
  const leaf = { trunk: '#6B4A30', shade: '#1F6A50', leaf: '#3F9258', light: '#B9D668' };
  art.add(
    banana(art, 240, 800, 300, leaf),
    banana(art, 90, 810, 240, leaf),
    palm(art, 1690, 810, 430, -40, leaf),
    bush(art, 1480, 800, 180, leaf),
    bush(art, 430, 800, 150, leaf),
  );
  art.add(box(0, 780, 1800, 440, art.vertical('#E3A766', '#C9773F', '#A8552E')));
  art.add(grass(art, () => 800, 1420, 1800, 60, 36, '#3F9258'));
  addRoadAndLine(art);
  art.add(place(safariCar('#C8963E', '#FFF3D2'), 1500, 872, 0.92));
  addMonument(art);
  addTravellers(art);
  art.add(
    grass(art, () => 800, 0, 380, 60, 36, '#3F9258'),
    grass(art, () => 1214, 0, 320, 70, 110, '#1F5A40'),
    grass(art, () => 1214, 1500, 1800, 70, 110, '#1F5A40'),
  );
  return art.finish();
}

function addRoadAndLine(art: Artwork): void {
  art.add(
    fill(polygon('-20,850 1820,850 1820,930 -20,930'), '#5A5A5C'),
    stroke('M-20 890H1820', '#F0DFA8', 6, 'stroke-dasharray="60 40"'),
    stroke('M-20 850H1820M-20 930H1820', '#FBF0D0', 5),
  );
  art.add(
    fill(polygon('872,780 928,780 1010,1220 790,1220'), '#F0C040'),
    fill(polygon('893,780 907,780 934,1220 866,1220'), '#FBF7EE'),
    fill(polygon('872,850 928,850 943,930 857,930'), '#F0C040'),
    fill(polygon('893,850 907,850 911,930 889,930'), '#FBF7EE'),
  );
}

function addMonument(art: Artwork): void {
  const x = 900;
  const y = 690;
  art.add(
    ellipse(x, 1060, 330, 26, '#6B3018', 'opacity=".5"'),
    box(x - 220, 1010, 440, 46, '#E6DCC4'),
    box(x - 220, 1044, 440, 14, '#C9B894'),
    box(x - 150, 966, 300, 48, '#F6EEDC'),
    box(x + 40, 966, 110, 48, '#D9CDB0'),
  );
  art.add(
    `<circle cx="${x + 8}" cy="${y + 4}" r="256" fill="none" stroke="#B9A88A" stroke-width="62"/><circle cx="${x}" cy="${y}" r="256" fill="none" stroke="#FBF7EE" stroke-width="60"/><circle cx="${x}" cy="${y}" r="286" fill="none" stroke="#1F3B2D" stroke-width="5"/><circle cx="${x}" cy="${y}" r="226" fill="none" stroke="#1F3B2D" stroke-width="5"/>`,
  );
  art.add(lettering(x, y, 'EQUATOR', -1), lettering(x, y, 'UGANDA', 1));
  art.add(
    box(x - 60, 1020, 120, 10, '#F0C040'),
    stroke(`M${x - 306} ${y}h-50M${x + 306} ${y}h50`, '#F0C040', 14),
  );
}

/** Block letters set round the ring from plain strokes, so that no font is needed. */
function lettering(x: number, y: number, text: string, side: -1 | 1): string {
  const strokes: Record<string, string> = {
    E: 'M9 -14H-9V14H9M-9 0H6',
    Q: 'M0 -14a10 14 0 1 0 .1 0ZM3 6L11 16',
    U: 'M-9 -14V4a9 10 0 0 0 18 0V-14',
    A: 'M-10 14L0 -14L10 14M-6 4H6',
    T: 'M-10 -14H10M0 -14V14',
    O: 'M0 -14a10 14 0 1 0 .1 0Z',
    R: 'M-9 14V-14H2a8 7 0 0 1 0 15H-9M1 1L10 14',
    G: 'M9 -9a10 14 0 1 0 0 14V1H2',
    N: 'M-9 14V-14L9 14V-14',
    D: 'M-9 -14V14H-1a10 14 0 0 0 0 -28Z',
  };
  return [...text]
    .map((letter, i) => {
      const turn = (i - (text.length - 1) / 2) * 13;
      const angle = ((side < 0 ? -90 + turn : 90 - turn) * Math.PI) / 180;
      return place(
        stroke(strokes[letter] ?? '', '#B5532F', 7),
        x + Math.cos(angle) * 256,
        y + Math.sin(angle) * 256,
        1.15,
        side < 0 ? turn : -turn,
      );
    })
    .join('');
}

function addTravellers(art: Artwork): void {
  const astride = {
    ...poses.cheer,
    neck: [0, -66],
    head: [0, -89],
    nearLeg: [
      [24, 44],
      [34, 92],
    ],
    farLeg: [
      [-24, 44],
      [-34, 92],
    ],
  } as const;
  art.add(
    place(
      person(astride, { skin: '#6B4228', top: '#B5532F', bottom: '#2B3547', hat: '#E6D3A4' }, '#FFF6DC'),
      900,
      782,
      1.3,
    ),
  );
  const others = [
    {
      x: 330,
      s: -1.4,
      pose: poses.point,
      clothes: { skin: '#4A2E1E', top: '#6E7244', bottom: '#4A4A30', hat: '#7F7B4E' },
    },
    {
      x: 500,
      s: 1.36,
      pose: poses.stand,
      clothes: { skin: '#F0C8A6', top: '#F0C55A', bottom: '#3A4A58', pack: '#2F7478' },
    },
    {
      x: 1290,
      s: 1.36,
      pose: poses.reach,
      clothes: { skin: '#C98F68', top: '#2F7478', bottom: '#F3E2C4', skirt: true },
    },
  ];
  art.add(
    ...others.map(
      ({ x, s, pose, clothes }) =>
        ellipse(x, 1112, 60, 9, '#6B3018', 'opacity=".5"') +
        place(person(pose, clothes, '#FFF6DC'), x, 984, s),
    ),
  );
}
