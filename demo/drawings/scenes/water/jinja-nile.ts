// White water at Jinja: a raft rides a standing wave of the young Nile under a pale noon sky.
import { Artwork } from '../../kit/artwork.ts';
import { raft } from '../../kit/boats.ts';
import { palm } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { curve, ellipse, fill, leafy, place, stroke, times } from '../../kit/shape.ts';
import { birds, disc, heapCloud, sky } from '../../kit/sky.ts';
import { forestBand, rock } from '../../kit/trees.ts';
import { drops, foam } from '../../kit/water.ts';

const white = '#FAFBF4';
const foamTones = [white, '#E0EFE8', '#BFDEDA'] as const;

export function jinjaNile(): string {
  const art = new Artwork('jinja-nile');
  art.add(sky(art, '#F0D9A0', '#F8EAC6', '#FBF7EE'), disc(art, 900, 190, 78, '#FFFFFF', '#FFE9A8', 4.4));
  art.add(
    heapCloud(art, 330, 330, 560, '#FFFFFF', '#F0E3C0'),
    heapCloud(art, 1530, 290, 520, '#FFFFFF', '#F0E3C0'),
  );
  addBanks(art);
  addRiver(art);
  art.add(drops(art, 620, 900, 200, 420, 70, white));
  return art.finish();
}

function addBanks(art: Artwork): void {
  art.add(hill(art, ridge({ base: 420, rise: 50, seed: 27, wave: 640 }), '#A9BE9A', '#D9DDB4'));
  art.add(
    forestBand(
      art,
      { base: 470, rise: 30, seed: 3, wave: 430, size: 28, rows: 3 },
      { trunk: '#4F7A5A', shade: '#5B8A62', leaf: '#6F9C6A', light: '#C9CF8A' },
      '#7FA678',
    ),
  );
  const near = { trunk: '#33422F', shade: '#1F4F3C', leaf: '#34704E', light: '#9DB85E' };
  const sides = (x: number): number => 150 * Math.exp(-(((x - 900) / 420) ** 2));
  art.add(
    palm(art, 250, 560, 330, 40, near),
    palm(art, 1560, 550, 380, -50, near),
    palm(art, 1660, 560, 290, 30, near),
  );
  art.add(
    forestBand(
      art,
      { base: 520, rise: 30, seed: 41, wave: 380, size: 44, rows: 3, shape: sides },
      near,
      '#1B4636',
    ),
  );
}

function addRiver(art: Artwork): void {
  const wave = (text: string, ...colors: string[]): string => fill(curve(text), art.vertical(...colors));
  art.add(
    wave(
      '-40,630! 300,612 640,632 900,644 1200,628 1500,612 1840,626! 1840,1240! -40,1240!',
      '#A8D6CA',
      '#4FA5A0',
      '#1F6468',
    ),
  );
  art.add(foam(art, 520, 664, 420, 16, 30, foamTones), foam(art, 1330, 656, 400, 16, 30, foamTones));
  art.add(
    rock(art, 1560, 730, 230, 110, '#4A4A42', '#E6D9A8'),
    rock(art, 1690, 742, 140, 70, '#3B3D38', '#E6D9A8'),
    rock(art, 170, 720, 210, 84, '#4A4A42', '#E6D9A8'),
  );
  art.add(foam(art, 1600, 744, 220, 16, 24, foamTones), foam(art, 180, 730, 170, 14, 16, foamTones));
  breaker(art, 430, 830, 300, 170, 1);
  breaker(art, 1400, 820, -330, 150, 1);
  art.add(
    wave(
      '-40,820! 260,800 560,790 860,830 1160,806 1500,800 1840,830! 1840,1240! -40,1240!',
      '#58B0AA',
      '#2A7E82',
      '#17545C',
    ),
  );
  addStreaks(art, 800, 900, '#B5E0D6', 26);
  art.add(
    ellipse(960, 900, 420, 40, '#0F4A52', 'opacity=".55"'),
    place(raft('#D9622F', '#FBE3B4', crew), 950, 850, 1.9, -13),
  );
  breaker(art, 400, 1060, 430, 350, 1.5);
  breaker(art, 1420, 1070, -420, 210, 1.2);
  art.add(
    wave(
      '-40,1060! 200,1040 480,1000 720,1010 960,1030 1240,1000 1500,1030 1840,1050! 1840,1240! -40,1240!',
      '#3F9A9A',
      '#1B666E',
      '#0F444C',
    ),
  );
  art.add(foam(art, 760, 1010, 330, 26, 46, foamTones), foam(art, 1240, 1010, 260, 20, 30, foamTones));
  addStreaks(art, 1040, 1180, '#8ACBC2', 34);
  art.add(
    rock(art, 90, 1214, 330, 110, '#2B302C', '#C9BF8E'),
    rock(art, 1740, 1216, 300, 100, '#2B302C', '#C9BF8E'),
    foam(art, 160, 1196, 240, 14, 18, foamTones),
  );
  art.add(birds(art, 520, 380, 5, 120, '#5B6B50'));
}

/** A standing wave that curls over at its crest; a negative width turns it round. */
function breaker(art: Artwork, x: number, y: number, w: number, h: number, size: number): void {
  const at = (part: number, rise: number): string =>
    `${Math.round(x + w * part)},${Math.round(y - h * rise)}`;
  const body = curve(
    `${at(-1.1, -0.2)}! ${at(-0.6, 0.16)} ${at(-0.22, 0.72)} ${at(0.06, 1)} ${at(0.3, 0.98)} ${at(0.46, 0.66)}! ${at(0.3, 0.74)} ${at(0.2, 0.52)} ${at(0.34, 0.18)} ${at(0.8, -0.2)}!`,
  );
  const lines = times(
    9,
    (i) =>
      `M${at(-0.95 + i * 0.13, -0.1).replace(',', ' ')}Q${at(-0.4 + i * 0.09, 0.24 + i * 0.02).replace(',', ' ')} ${at(0.02 + i * 0.03, 0.9 - i * 0.03).replace(',', ' ')}`,
  ).join('');
  const { random } = art;
  const cap = (count: number, reach: number): string =>
    times(count, (i) => {
      const part = -0.34 + (i / count) * 0.84;
      const rise = 1.02 - Math.abs(part - 0.16) ** 1.4 * 1.4;
      return leafy(
        random,
        x + w * part + random.between(-10, 10),
        y - h * rise + random.between(-8, 12),
        34 * size * reach,
        22 * size * reach,
        8,
      );
    }).join('');
  art.add(
    fill(body, art.vertical('#BFE6DA', '#4FAFA8', '#1B6A70')),
    art.inside(body, stroke(lines, '#E3F4EA', 4, 'opacity=".65"')),
  );
  art.add(
    fill(cap(13, 1.15), '#BFDEDA'),
    fill(cap(12, 0.95), '#E6F2EC'),
    fill(cap(9, 0.6), white),
    drops(art, x + w * 0.2, y - h, Math.abs(w) * 0.6, h * 0.7, 26, white),
  );
}

const skins = ['#5B3822', '#E0B48C', '#6B4228', '#C98F66', '#4F301E', '#F0C8A4'] as const;

const crew = times(6, (i) => ({
  skin: skins[i] as string,
  top: i % 2 ? '#1F3B2D' : '#F0C040',
  bottom: '#2B3547',
  helmet: ['#B5332F', '#FBF7EE', '#2F5B80'][i % 3] as string,
}));

function addStreaks(art: Artwork, top: number, bottom: number, color: string, count: number): void {
  art.add(
    stroke(
      times(count, () => {
        const x = Math.round(art.random.between(-20, 1760));
        const y = Math.round(art.random.between(top, bottom));
        const long = Math.round(art.random.between(60, 200));
        return `M${x} ${y}q${Math.round(long / 2)}-${Math.round(long * 0.16)} ${long} ${Math.round(art.random.between(-12, 16))}`;
      }).join(''),
      color,
      4,
      'opacity=".8"',
    ),
  );
}
