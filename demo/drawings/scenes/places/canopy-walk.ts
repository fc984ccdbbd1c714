// A rope bridge runs straight away from us through the treetops into green morning mist.

import { hornbill } from '../../kit/animals/birds.ts';
import { Artwork } from '../../kit/artwork.ts';
import { mix } from '../../kit/palette.ts';
import { person } from '../../kit/people.ts';
import { bigLeaves, fern, vine } from '../../kit/plants.ts';
import { poses } from '../../kit/poses.ts';
import { curve, fill, leafy, n, place, polygon, stroke, times } from '../../kit/shape.ts';
import { disc, haze, rays, sky } from '../../kit/sky.ts';
import { forestBand } from '../../kit/trees.ts';

const centre = 900;

export function canopyWalk(): string {
  const art = new Artwork('canopy-walk');
  art.add(
    sky(art, '#7FB8A8', '#B9D8B4', '#EDF0C4', '#F6F0D0'),
    rays(art, centre, 380, 1200, '#FFFDE6', 22, 0.45),
    disc(art, centre, 380, 120, '#FFFDF0', '#F6F3C4', 4),
  );
  const tones = (depth: number) => {
    const leaf = mix('#C3D8A8', '#2A6650', depth);
    return {
      trunk: leaf,
      shade: mix(leaf, '#12382E', 0.25),
      leaf,
      light: mix(leaf, '#F3EFB0', 0.35 - depth * 0.1),
    };
  };
  art.add(
    forestBand(art, { base: 560, rise: 50, seed: 4, wave: 520, size: 30, rows: 3 }, tones(0.15), '#D3DEB0'),
    haze(art, centre, 640, 1100, 120, '#F3F3D0', 0.7),
  );
  art.add(
    forestBand(art, { base: 680, rise: 60, seed: 16, wave: 620, size: 54, rows: 3 }, tones(0.42), '#9DC094'),
    haze(art, centre, 800, 1100, 130, '#E6EFC8', 0.7),
  );
  art.add(
    forestBand(art, { base: 860, rise: 70, seed: 42, wave: 560, size: 86, rows: 3 }, tones(0.68), '#4F8A6C'),
    haze(art, centre, 1000, 1000, 140, '#CFE3BC', 0.4),
  );
  addGiants(art);
  addBridge(art);
  addFrame(art);
  art.add(
    place(hornbill('#1E2B27', '#E0A83A'), 560, 330, 0.86, -6),
    place(hornbill('#2A3A34', '#E0A83A'), 410, 260, 0.5, -8),
  );
  return art.finish();
}

function addGiants(art: Artwork): void {
  const giant = (x: number, w: number, tone: string, light: string): string =>
    art.rimmed(
      curve(
        `${x - w * 0.5},-20! ${x - w * 0.42},400 ${x - w * 0.5},800 ${x - w * 0.7},1230! ${x + w * 0.7},1230! ${x + w * 0.5},800 ${x + w * 0.42},400 ${x + w * 0.5},-20!`,
      ),
      tone,
      light,
      x < centre ? -w * 0.1 : w * 0.1,
      0,
      stroke(
        times(
          6,
          (i) =>
            `M${n(x + (i - 2.5) * w * 0.14)} ${n(art.random.between(-20, 500))}q${n(w * 0.05)} 200 0 ${n(art.random.between(260, 520))}`,
        ).join(''),
        mix(tone, '#0E1F1A', 0.4),
        w * 0.035,
      ),
    );
  const crown = (x: number, y: number, s: number, color: string): string =>
    fill(
      times(6, () =>
        leafy(
          art.random,
          x + art.random.between(-s, s),
          y + art.random.between(-s * 0.3, s * 0.3),
          s * 0.6,
          s * 0.4,
          12,
        ),
      ).join(''),
      color,
    );
  art.add(
    giant(520, 70, '#4F7A64', '#C3D89C'),
    crown(520, 110, 190, '#4F8A6A'),
    giant(1290, 76, '#4F7A64', '#C3D89C'),
    crown(1290, 90, 210, '#4F8A6A'),
    crown(1250, 40, 140, '#6FA47A'),
    crown(560, 40, 140, '#6FA47A'),
  );
  art.add(giant(230, 130, '#35564A', '#B4CC88'), giant(1590, 140, '#35564A', '#B4CC88'));
}

function addBridge(art: Artwork): void {
  const far = { x: centre, y: 610, half: 26 };
  const near = { x: centre, y: 1250, half: 330 };
  const at = (part: number): { y: number; half: number } => ({
    y: far.y + (near.y - far.y) * part ** 1.5 + Math.sin(part * Math.PI) * 26,
    half: far.half + (near.half - far.half) * part ** 1.5,
  });
  const planks = times(30, (i) => {
    const a = at(i / 30);
    const b = at((i + 0.72) / 30);
    return fill(
      polygon(
        `${centre - a.half},${a.y} ${centre + a.half},${a.y} ${centre + b.half},${b.y} ${centre - b.half},${b.y}`,
      ),
      mix(i % 3 ? '#A8743E' : '#96642F', '#D9CFA0', 0.5 - i / 60),
    );
  }).join('');
  const rail = (side: number, lift: number): string =>
    curve(
      times(9, (i) => {
        const p = at(i / 8);
        return { x: centre + side * p.half * (1.06 + lift * 0.1), y: p.y - p.half * lift };
      }),
      false,
    );
  const mesh = (side: number): string =>
    times(26, (i) => {
      const p = at(i / 26);
      const q = at(Math.min((i + 1.4) / 26, 1));
      return `M${n(centre + side * p.half * 1.06)} ${n(p.y)}L${n(centre + side * q.half * 1.16)} ${n(q.y - q.half * 0.98)}M${n(centre + side * q.half * 1.06)} ${n(q.y)}L${n(centre + side * p.half * 1.16)} ${n(p.y - p.half * 0.98)}`;
    }).join('');
  const platform =
    fill('M820 606H980L990 624H810Z', '#6B4A2E') +
    stroke('M830 606V530M970 606V530M826 540H974', '#6B4A2E', 6);
  const walker = (y: number, s: number, top: string, pack: string): string =>
    place(
      person(poses.walk, { skin: '#5B3822', top, bottom: '#33443C', pack, hat: '#D9C08A' }, '#FFFBE0'),
      centre + (s > 0.6 ? 16 : -8),
      y - 92 * s,
      s,
    );
  art.add(
    platform,
    stroke(mesh(-1) + mesh(1), '#5A4A30', 2.6, 'opacity=".7"'),
    planks,
    walker(690, 0.4, '#C8963E', '#2F7478'),
    walker(905, 1.08, '#B5532F', '#C8963E'),
  );
  art.add(
    stroke(rail(-1, 0) + rail(1, 0), '#4A3420', 9),
    stroke(rail(-1, 1) + rail(1, 1), '#4A3420', 12),
    stroke(rail(-1, 1) + rail(1, 1), '#E0C88A', 3, 'transform="translate(0 -4)"'),
  );
}

function addFrame(art: Artwork): void {
  const bank = (side: number): string =>
    fill(
      times(9, (i) =>
        leafy(
          art.random,
          centre + side * (900 - i * 26),
          40 + i * 34 + art.random.between(-30, 30),
          150 - i * 8,
          90,
          12,
        ),
      ).join(''),
      '#163D31',
    ) +
    fill(
      times(6, (i) => leafy(art.random, centre + side * (860 - i * 40), 10 + i * 40, 100, 60, 11)).join(''),
      '#2A6048',
    );
  art.add(
    bank(-1),
    bank(1),
    vine(art, 330, 0, 560, '#1F4A38'),
    vine(art, 1470, 0, 480, '#1F4A38'),
    vine(art, 1380, 0, 260, '#2A5A44'),
  );
  art.add(
    fern(art, 330, 1140, 240, ['#2F6B4A', '#4C8A58']),
    fern(art, 1480, 1150, 240, ['#2F6B4A', '#4C8A58']),
    bigLeaves(art, -20, 1220, 460, -84, -4, 7, ['#0E2A20', '#17392B', '#22513B']),
    bigLeaves(art, 1820, 1220, 460, -176, -96, 7, ['#0E2A20', '#17392B', '#22513B']),
  );
}
