// Clothes for portraits: blazer, ranger shirt, kitenge, gomesi, tee, jacket, kanzu and open-collar shirt.
import type { PortraitSpec } from '../../portrait-specs.ts';
import type { Artwork } from '../artwork.ts';
import { motifs } from '../kitenge-print.ts';
import { mix } from '../palette.ts';
import { curve, ellipse, fill, n, place, stroke, times } from '../shape.ts';
import { buttons, type Cut, cloth, collar, torso } from './tailoring.ts';

export function clothes(art: Artwork, spec: PortraitSpec): string {
  const cut: Cut = { art, spec, wide: 318 * spec.build };
  switch (spec.outfit.style) {
    case 'blazer':
      return blazer(cut, false);
    case 'kanzu':
      return blazer(cut, true);
    case 'ranger':
      return ranger(cut);
    case 'kitenge':
      return kitenge(cut);
    case 'gomesi':
      return gomesi(cut);
    case 'tee':
      return tee(cut);
    case 'jacket':
      return jacket(cut);
    case 'shirt':
      return shirt(cut);
  }
}

function blazer(cut: Cut, kanzu: boolean): string {
  const { spec, art } = cut;
  const { main, second, accent } = spec.outfit;
  const dark = mix(main, '#0C0E0C', 0.35);
  const shirtShape = kanzu
    ? curve('-84,792! -50,826 0,838 50,826 84,792! 170,850! 120,1230! -120,1230! -170,850!')
    : curve('-90,796! -60,850 0,914! 60,850 90,796! 170,850! 120,1230! -120,1230! -170,850!');
  const trim = kanzu
    ? stroke('M-80 800Q-46 836 0 846Q46 836 80 800M0 846V1030M-18 850V1026M18 850V1026', accent, 5) +
      stroke('M0 1030l-16 20l16 22l16 -22Z', accent, 4)
    : fill(curve('-92,786! -104,830 -34,900! 0,914! -46,856'), mix(second, '#FFFFFF', 0.3)) +
      fill(curve('92,786! 104,830 34,900! 0,914! 46,856'), mix(second, '#8A7A60', 0.25)) +
      buttons(950, 2, 70, mix(second, '#6B5A40', 0.4));
  const body = torso(cut, '96,830 56,960 6,1108! -6,1108! -56,960 -96,830');
  const lapel = (side: number): string =>
    place(
      fill(
        curve('-88,788! -128,812 -168,868! -186,930! -138,938! -158,968! -70,1060 -4,1122! -40,980 -80,870'),
        side > 0 ? mix(main, '#FFF1D0', 0.1) : dark,
      ) + stroke('M-186 930L-138 938L-158 968', mix(main, '#0C0E0C', 0.55), 3),
      0,
      0,
      side,
    );
  return (
    fill(shirtShape, second) +
    art.inside(shirtShape, fill('M30 780H200V1230H60Z', '#6B5A40', 'opacity=".22"')) +
    trim +
    cloth(cut, body, main) +
    lapel(1) +
    lapel(-1) +
    stroke('M0 1116V1230', mix(main, '#0C0E0C', 0.55), 4) +
    ellipse(-14, 1160, 10, 10, mix(main, '#0C0E0C', 0.6)) +
    (kanzu
      ? ''
      : fill(curve('-150,1060! -96,1052! -92,1066! -148,1076!'), accent) + ellipse(-168, 960, 8, 8, accent))
  );
}

function ranger(cut: Cut): string {
  const { main, second, accent } = cut.spec.outfit;
  const w = cut.wide;
  const strap = (side: number): string =>
    place(
      fill(curve(`${-w + 46},872! ${-150},832! -132,856! ${-w + 40},914!`), second) +
        ellipse(-160, 852, 6, 6, accent),
      0,
      0,
      side,
    );
  const pocket = (side: number): string =>
    place(
      stroke('M-186 1060H-86V1180H-186Z', second, 5) +
        fill('M-190 1050H-82V1082L-136 1104L-190 1082Z', second) +
        ellipse(-136, 1084, 6, 6, accent),
      0,
      0,
      side,
    );
  return (
    fill(curve('-60,800! 0,910! 60,800!'), cut.spec.skin) +
    cloth(cut, torso(cut, '50,850 0,926! -50,850'), main) +
    stroke('M0 920V1230', second, 6) +
    buttons(980, 3, 80, mix(second, '#140C0A', 0.3)) +
    strap(1) +
    strap(-1) +
    pocket(1) +
    pocket(-1) +
    collar(mix(main, '#FFF1D0', 0.08)) +
    fill(curve('106,1000! 164,1000! 164,1030 135,1048 106,1030'), accent) +
    fill('M118 1034l14 -20l10 12l6 -6l10 14Z', '#1F3B2D')
  );
}

function kitenge(cut: Cut): string {
  const { main, second, accent } = cut.spec.outfit;
  const body = torso(cut, '60,860 0,930! -60,860');
  const print = motifs(-420, 800, 420, 1240, 92, [second, accent, second]);
  return (
    cloth(cut, body, main, print) +
    stroke(curve('-92,802! -60,860 0,932! 60,860 92,802!', false), accent, 15) +
    stroke(curve('-92,802! -60,860 0,932! 60,860 92,802!', false), second, 5) +
    stroke('M0 936V1060', accent, 11) +
    buttons(968, 2, 52, second)
  );
}

function gomesi(cut: Cut): string {
  const { main, second, accent } = cut.spec.outfit;
  const w = cut.wide;
  const body = curve(
    `-120,830! -170,812 ${-w + 70},790! ${-w - 16},820! ${-w - 10},930 ${-w - 24},1080 ${-w - 30},1230! ${w + 30},1230! ${w + 24},1080 ${w + 10},930 ${w + 16},820! ${w - 70},790! 170,812 120,830! 112,960! -112,960!`,
  );
  const bloom = times(14, (i) => {
    const x = -w + 30 + (i % 5) * (w / 2.1) + (Math.floor(i / 5) % 2) * 60;
    const y = 900 + Math.floor(i / 5) * 118;
    return (
      times(6, (k) =>
        ellipse(x + Math.cos(k * 1.05) * 20, y + Math.sin(k * 1.05) * 20, 11, 11, mix(main, second, 0.4)),
      ).join('') + ellipse(x, y, 8, 8, second)
    );
  }).join('');
  return (
    fill('M-124 820H124V970H-124Z', cut.spec.skin) +
    fill('M40 820H124V970H70Z', mix(cut.spec.skin, '#2A120C', 0.34), 'opacity=".5"') +
    cloth(cut, body, main, bloom) +
    stroke('M-118 832L-112 962H112L118 832', second, 13) +
    stroke('M-118 832L-112 962H112L118 832', accent, 3, 'stroke-dasharray="3 12"') +
    stroke(
      `M${n(-w + 66)} 800Q${n(-w + 40)} 870 ${n(-w - 4)} 900M${n(w - 66)} 800Q${n(w - 40)} 870 ${n(w + 4)} 900`,
      second,
      5,
    ) +
    stroke(times(6, (i) => `M${n(-70 + i * 28)} 858q14 12 28 0`).join(''), '#F4D88E', 6) +
    ellipse(0, 880, 11, 11, '#F4D88E')
  );
}

function tee(cut: Cut): string {
  const { main, second, accent } = cut.spec.outfit;
  const strap = (side: number): string =>
    place(
      fill(curve('-226,850! -160,836! -150,960 -178,1100 -200,1230! -262,1230! -226,1080 -214,960'), accent) +
        stroke('M-196 1000l-46 6M-206 1060l-44 4', mix(accent, '#FBF7EE', 0.4), 7),
      0,
      0,
      side,
    );
  return (
    cloth(cut, torso(cut, '72,846 0,878 -72,846'), main) +
    stroke(curve('-94,804! -72,850 0,882 72,850 94,804!', false), second, 17) +
    strap(1) +
    strap(-1)
  );
}

function jacket(cut: Cut): string {
  const { main, second, accent } = cut.spec.outfit;
  const inner = curve('-90,790! 0,880! 90,790! 110,1230! -110,1230!');
  return (
    fill(inner, accent) +
    stroke('M-86 800Q0 880 86 800', mix(accent, '#6B5A40', 0.3), 12) +
    cloth(cut, torso(cut, '74,900 30,1040! 8,1110! -8,1110! -30,1040 -74,900'), main) +
    fill(curve('-94,770! -138,806 -150,860 -86,930 -16,1090! -26,980 -62,868'), second) +
    fill(curve('94,770! 138,806 150,860 86,930 16,1090! 26,980 62,868'), mix(second, '#0C0E0C', 0.25)) +
    stroke('M0 1108V1230', accent, 6, 'stroke-dasharray="5 4"') +
    stroke('M-190 1080L-110 1120M190 1080L110 1120', second, 8) +
    ellipse(0, 1122, 9, 12, accent)
  );
}

function shirt(cut: Cut): string {
  const { main, second, accent } = cut.spec.outfit;
  const checks =
    cut.spec.name === 'traveller-4'
      ? stroke(
          times(10, (i) => `M-400 ${840 + i * 44}H400M${-396 + i * 88} 800V1240`).join(''),
          accent,
          5,
          'opacity=".38"',
        )
      : '';
  const scarf =
    cut.spec.name === 'traveller-1'
      ? fill(
          curve('-130,800 -90,776 0,846 90,776 130,800 120,880 60,930 70,1080! 10,1096! -10,940 -80,900'),
          accent,
        ) +
        stroke(
          'M-110 820Q-20 920 30 920M110 820Q60 880 30 920Q44 1000 46 1084M-90 860Q-40 900 0 930',
          mix(accent, '#B5532F', 0.6),
          5,
        )
      : '';
  return (
    cloth(cut, torso(cut, '52,850 0,930! -52,850'), main, checks) +
    stroke('M0 924V1230', second, 6) +
    buttons(990, 3, 82, cut.spec.name === 'staff-7' ? accent : second) +
    (scarf || collar(main, 4)) +
    (cut.spec.name === 'staff-7' ? fill(curve('96,1010! 160,1004! 162,1022! 98,1028!'), accent) : '')
  );
}
