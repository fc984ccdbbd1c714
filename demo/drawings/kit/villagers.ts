// Larger people in cloth and costume: women in printed dresses, vendors, dancers, drummers, pickers. Feet at (0, 0).
import type { Artwork } from './artwork.ts';
import { motifs } from './kitenge-print.ts';
import { limb } from './limbs.ts';
import { mix } from './palette.ts';
import { curve, ellipse, fill, n, place, stroke, times } from './shape.ts';

interface Dress {
  skin: string;
  main: string;
  print: string;
  accent: string;
  wrap?: string;
}

const dim = '#1C0F0C';

/** A head of about 50 by 66 with its chin at (0, 0), turned a little to the left. */
export function villagerHead(skin: string, wrap?: string, light = '#FFE9C0'): string {
  const face = curve('-22,-46 -20,-20 -10,-3 0,1 11,-4 20,-20 22,-46 12,-64 -12,-64');
  const shade = fill(
    curve('4,-66 9,-30 4,2! 12,-5 19,-20 21,-46 12,-63'),
    mix(skin, dim, 0.3),
    'opacity=".4"',
  );
  const features =
    stroke('M-15 -37q5 -3 9 0M3 -37q5 -3 9 0', '#140B08', 2.6) +
    stroke('M-15 -44q5 -4 10 -1M3 -45q5 -3 10 1', '#140B08', 2) +
    stroke('M-3 -35L-6 -23L-1 -22', mix(skin, dim, 0.5), 2.2) +
    stroke('M-9 -13q6 4 13 -1', '#6A241F', 3);
  const top = wrap
    ? fill(curve('-25,-42! -32,-62 -24,-84 -4,-94 18,-88 31,-68 26,-42! 12,-54 -10,-55'), wrap) +
      fill(curve('12,-86! 22,-110 40,-104 38,-88 20,-80'), mix(wrap, dim, 0.25)) +
      stroke('M-28 -60Q0 -74 28 -56M-22 -76Q4 -84 24 -70', mix(wrap, light, 0.45), 2.6)
    : fill(curve('-24,-38! -28,-58 -18,-76 2,-80 20,-74 28,-56 24,-38! 17,-54 0,-60 -16,-55'), '#1A1210');
  return (
    fill(limb('0,-10,12 1,8,12 2,26,16'), mix(skin, dim, 0.3)) +
    ellipse(23, -36, 5, 9, mix(skin, dim, 0.3)) +
    fill(face, skin) +
    shade +
    features +
    top
  );
}

type WomanPose = 'stand' | 'carry' | 'offer' | 'pick' | 'reach';

const arms: Record<WomanPose, readonly [string, string]> = {
  stand: ['-34,-244,16 -52,-196,11 -34,-158,9 -20,-150,8', '34,-244,16 54,-196,11 48,-150,9 40,-118,8'],
  carry: ['-34,-244,16 -66,-262,11 -58,-310,9 -46,-344,8', '34,-244,16 54,-196,11 46,-150,9 36,-120,8'],
  offer: ['-34,-244,16 -58,-200,11 -90,-186,9 -120,-194,8', '34,-244,16 46,-198,11 4,-176,9 -30,-178,8'],
  pick: ['-34,-244,16 -62,-214,11 -92,-182,8 -108,-164,6', '30,-244,16 -10,-206,11 -50,-184,8 -74,-160,6'],
  reach: ['-34,-244,16 -80,-234,11 -110,-260,8 -126,-284,6', '30,-244,16 -10,-206,11 -54,-190,8 -84,-204,6'],
};

/** A woman in a long printed dress, about 350 tall. */
export function woman(art: Artwork, dress: Dress, pose: WomanPose = 'stand', light = '#FFE9C0'): string {
  const { skin, main, print, accent, wrap } = dress;
  const gown = curve(
    '-46,-262! -28,-262 -14,-256 14,-256 28,-262 46,-262! 40,-214 30,-180 46,-120 64,-50 70,-10! 0,-2 -70,-10! -64,-50 -46,-120 -30,-180 -40,-214',
  );
  const [near, far] = arms[pose];
  const arm = (chain: string, tone: string): string => {
    const joints = chain.split(' ');
    const [handX = 0, handY = 0] = (joints.at(-1) ?? '').split(',').map(Number);
    const sleeve = tone === skin ? main : mix(main, dim, 0.3);
    return (
      fill(limb(chain), tone) +
      ellipse(handX, handY, 10, 9, tone) +
      fill(limb(joints.slice(0, 2).join(' ')), sleeve)
    );
  };
  return (
    arm(far, mix(skin, dim, 0.25)) +
    fill(curve('-34,-10 -30,0 -8,0 -6,-12') + curve('8,-12 10,0 32,0 34,-12'), mix(skin, dim, 0.3)) +
    art.rimmed(
      gown,
      main,
      light,
      3,
      2,
      motifs(-80, -270, 80, 0, 44, [print, accent, print]) +
        fill(curve('14,-270! 20,-180 26,-100 24,0! 90,0! 90,-270!'), dim, 'opacity=".28"') +
        stroke('M-10 -170Q-20 -90 -26 -10M16 -170Q20 -90 26 -10', mix(main, dim, 0.5), 3),
    ) +
    fill(curve('-33,-192! 0,-184 33,-192! 34,-168! 0,-160 -34,-168!'), accent) +
    fill(curve('-16,-258! 0,-240 16,-258!'), skin) +
    place(villagerHead(skin, wrap, light), 0, -276) +
    arm(near, skin)
  );
}

/** A dancer with bent knees, raffia flying from the hips, arms spread; about 330 tall. */
export function dancer(art: Artwork, dress: Dress, light = '#FFD79A'): string {
  const { skin, main, print, accent, wrap } = dress;
  const dark = mix(skin, dim, 0.35);
  const strands = times(44, (i) => {
    const part = i / 43;
    const x = -42 + part * 88;
    const swing = (part - 0.35) * 120 + art.random.between(-14, 14);
    return `M${n(x)} -158Q${n(x + swing * 0.4)} -128 ${n(x + swing)} ${n(-78 + Math.abs(part - 0.5) * 44 + art.random.between(-10, 10))}`;
  });
  const bells = (x: number, y: number): string =>
    stroke(`M${x - 13} ${y}h26M${x - 12} ${y - 8}h24`, accent, 6);
  return (
    fill(limb('20,-150,24 58,-96,18 48,-40,12 56,-8,9'), dark) +
    fill(curve('40,-10 62,-14 66,0! 26,0! 30,-8'), dark) +
    bells(54, -30) +
    fill(limb('-18,-150,25 -58,-104,19 -40,-48,13 -44,-10,9'), skin) +
    fill(curve('-34,-12 -52,-14 -82,-4 -82,0! -32,0!'), skin) +
    bells(-42, -32) +
    ellipse(122, -302, 7, 12, dark) +
    fill(limb('34,-246,14 78,-232,11 112,-262,8 122,-292,5.5'), dark) +
    art.rimmed(
      curve('-38,-252 -16,-262 16,-262 38,-252 34,-210 28,-170 40,-148 -36,-148 -28,-172 -36,-212'),
      skin,
      light,
      3,
      2,
      fill(curve('12,-270 18,-200 20,-150! 60,-150! 60,-270!'), dim, 'opacity=".3"'),
    ) +
    fill(curve('-37,-250! 0,-240 37,-250! 34,-212 0,-204 -35,-212'), main) +
    stroke('M-34 -230Q0 -220 34 -230', print, 4) +
    stroke(strands.filter((_, i) => i % 2 === 0).join(''), mix(print, dim, 0.35), 5) +
    stroke(strands.filter((_, i) => i % 2).join(''), print, 4.4) +
    fill(curve('-40,-172! 0,-162 40,-172! 48,-146 0,-134 -46,-146'), main) +
    stroke('M-42 -158Q0 -146 44 -158', accent, 5) +
    place(villagerHead(skin, wrap, light), -4, -274, 1, -6) +
    ellipse(-117, -312, 7, 12, skin) +
    fill(limb('-34,-246,15 -82,-238,11 -112,-272,8 -117,-302,5.5'), skin) +
    stroke('M-104 -264L-120 -254M104 -250L120 -258', accent, 6)
  );
}

/** A drummer leaning over his drum; draw the drum in front of him. About 330 tall. */
export function drummer(art: Artwork, dress: Dress, light = '#FFD79A'): string {
  const { skin, main, print, wrap } = dress;
  const robe = curve('-48,-254! -18,-264 18,-264 48,-254! 54,-180 58,-80 62,-6! -62,-6! -58,-80 -54,-180');
  return (
    art.rimmed(
      robe,
      main,
      light,
      3,
      2,
      fill(curve('14,-270 22,-160 26,0! 80,0! 80,-270!'), dim, 'opacity=".26"') +
        stroke('M-10 -200Q-18 -100 -22 -10', mix(main, dim, 0.4), 3),
    ) +
    stroke('M-14 -262Q0 -246 14 -262M0 -250V-206', print, 5) +
    place(villagerHead(skin, wrap, light), -2, -278, 1, 5) +
    fill(limb('40,-240,16 66,-196,12 30,-172,9 14,-168,8'), mix(main, dim, 0.25)) +
    ellipse(12, -166, 9, 9, mix(skin, dim, 0.2)) +
    stroke('M16 -168L-16 -146', '#D9B27A', 6) +
    fill(limb('-40,-240,16 -76,-216,12 -62,-254,9 -52,-276,8'), main) +
    ellipse(-52, -278, 9, 9, skin) +
    stroke('M-54 -280L-20 -246', '#D9B27A', 6)
  );
}
