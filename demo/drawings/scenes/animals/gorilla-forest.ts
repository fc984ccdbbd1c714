// Bwindi at first light: a silverback crosses a mossy ridge, the forest falling away in mist behind him.
import { gorilla, youngGorilla } from '../../kit/animals/apes.ts';
import { Artwork } from '../../kit/artwork.ts';
import { hill, ridge } from '../../kit/land.ts';
import { mix } from '../../kit/palette.ts';
import { bigLeaves, fern, grass, vine } from '../../kit/plants.ts';
import { curve, fill, place, stroke } from '../../kit/shape.ts';
import { birds, disc, footShade, haze, mist, rays, shafts, sky } from '../../kit/sky.ts';
import { forestBand, forestTree } from '../../kit/trees.ts';

const mistTone = '#EFE6CB';
const deep = '#16302A';

export function gorillaForest(): string {
  const art = new Artwork('gorilla-forest');
  art.add(sky(art, '#8FAE9C', '#C5CFAE', '#F3E3B8', '#F8D9A0'));
  art.add(rays(art, 1180, 300, 1150, '#FFF3CF', 22, 0.34), disc(art, 1180, 300, 92, '#FFF4D6', '#FBE2A4', 5));
  addDistantForest(art);
  art.add(shafts(art, 1020, 60, 900, -360, '#FFF0C4', 6));
  addMiddleTrees(art);
  addKnoll(art);
  art.add(
    place(gorilla(art, { body: '#22282A', shade: '#11171A', light: '#F2DFA6' }, '#A9B1A8'), 850, 1000, -1.78),
  );
  art.add(
    place(youngGorilla(art, { body: '#2A3032', shade: '#15191B', light: '#F2DFA6' }), 1230, 1006, 1.15),
  );
  addForeground(art);
  return art.finish();
}

function addDistantForest(art: Artwork): void {
  const tones = (depth: number) => {
    const leaf = mix('#BFCBA9', '#2C5542', depth);
    return {
      trunk: mix(leaf, deep, 0.3),
      shade: mix(leaf, deep, 0.25),
      leaf,
      light: mix(leaf, '#F1E7B4', 0.34 - depth * 0.14),
    };
  };
  const far = ridge({ base: 470, rise: 120, seed: 31, wave: 520, sharp: true });
  art.add(hill(art, far, '#A9BDA4', '#D6D9B8', '#F5E8BE', 2));
  art.add(
    hill(art, ridge({ base: 520, rise: 90, seed: 77, wave: 640 }), '#9DB59A', '#DCDCB9'),
    mist(art, 580, 150, mistTone, 0.7),
  );
  art.add(
    forestBand(art, { base: 590, rise: 80, seed: 12, wave: 560, size: 28 }, tones(0.25), '#B9C69F'),
    mist(art, 690, 130, mistTone, 0.6),
  );
  art.add(
    forestBand(art, { base: 690, rise: 90, seed: 45, wave: 700, size: 40 }, tones(0.5), '#86A283'),
    mist(art, 850, 170, mistTone, 0.7),
  );
  art.add(birds(art, 620, 210, 7, 170, '#4F6B5C'));
}

function addMiddleTrees(art: Artwork): void {
  const leaf = { trunk: '#42584A', shade: '#34594A', leaf: '#47705A', light: '#8FA873' };
  const near = { trunk: '#22392F', shade: '#1D4033', leaf: '#2A5340', light: '#5F8358' };
  art.add(
    forestTree(art, 1350, 930, 560, leaf),
    forestTree(art, 1560, 960, 700, leaf),
    forestTree(art, 420, 930, 520, leaf),
  );
  art.add(haze(art, 1100, 900, 900, 130, mistTone, 0.7));
  art.add(
    forestTree(art, 170, 1010, 900, near, 1),
    forestTree(art, 1730, 1010, 830, near),
    mist(art, 960, 150, mistTone, 0.4),
  );
}

function addKnoll(art: Artwork): void {
  const knoll = ridge({
    base: 985,
    rise: 34,
    seed: 9,
    wave: 420,
    shape: (x) => 90 * ((x - 860) / 900) ** 2 - 30,
  });
  art.add(hill(art, knoll, '#3B5B36', '#1B3327', '#C9C877', 5));
  art.add(
    grass(art, knoll.yAt, 0, 1800, 170, 44, '#5C7C44'),
    grass(art, (x) => knoll.yAt(x) + 22, 0, 1800, 90, 40, '#2F5136'),
  );
  art.add(
    fill(
      curve('420,1006 640,988 850,980 1080,988 1240,1004 1080,1016 820,1020 560,1018'),
      '#13261D',
      'opacity=".55"',
    ),
  );
}

function addForeground(art: Artwork): void {
  art.add(
    stroke('M-20 250C120 330 90 520 180 700', '#15281F', 16),
    vine(art, 120, -10, 430, '#23432F'),
    vine(art, 1660, -10, 380, '#23432F'),
    vine(art, 260, -10, 250, '#2F5640'),
  );
  art.add(
    fern(art, 420, 1130, 210, ['#2D5A3C', '#3F7047', '#5D8A4E']),
    fern(art, 1330, 1150, 230, ['#2D5A3C', '#3F7047', '#6B9652']),
  );
  art.add(
    fern(art, 760, 1200, 190, ['#1F4733', '#2D5A3C']),
    fern(art, 1050, 1210, 200, ['#1F4733', '#356340']),
  );
  art.add(bigLeaves(art, -20, 1220, 420, -80, -8, 6, ['#0F231C', '#183629', '#214835']));
  art.add(bigLeaves(art, 1820, 1220, 440, -174, -100, 6, ['#0F231C', '#183629', '#214835']));
  art.add(footShade(art, '#0D1C16', 260, 0.6));
}
