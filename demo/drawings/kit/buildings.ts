// Buildings: thatched huts and royal tombs, lodges, tents, cottages, town houses, minaret, domed cathedral.
import type { Artwork } from './artwork.ts';
import { mix } from './palette.ts';
import { box, curve, ellipse, fill, n, place, stroke, times } from './shape.ts';

/** A thatched roof as a steep dome with combed straw; (0, 0) is the middle of its ground line. */
export function thatch(art: Artwork, width: number, height: number, straw: string, light: string): string {
  const half = width / 2;
  const d = curve(
    `${-half},0! ${-half * 0.86},${-height * 0.28} ${-half * 0.5},${-height * 0.72} ${-half * 0.14},${-height * 0.96} 0,${-height} ` +
      `${half * 0.14},${-height * 0.96} ${half * 0.5},${-height * 0.72} ${half * 0.86},${-height * 0.28} ${half},0! ${half * 0.5},${height * 0.05} 0,${height * 0.07} ${-half * 0.5},${height * 0.05}`,
  );
  const straws = (count: number): string =>
    times(count, () => {
      const side = art.random.between(-1, 1);
      const top = art.random.between(0.1, 0.85);
      const long = art.random.between(0.08, 0.2);
      const xAt = (part: number): number => side * half * Math.sin(((1 - part) * Math.PI) / 2) ** 0.9;
      return `M${n(xAt(top + long * 0.6), 0)} ${n(-height * (top + long * 0.6), 0)}L${n(xAt(top - long * 0.4), 0)} ${n(-height * (top - long * 0.4), 0)}`;
    }).join('');
  return (
    art.rimmed(
      d,
      straw,
      light,
      width * 0.012,
      height * 0.02,
      fill(
        curve(
          `${half * 0.1},${-height} ${half * 0.7},${-height * 0.6} ${half * 1.1},0 ${half * 0.2},${height * 0.1} ${half * 0.3},${-height * 0.4}`,
        ),
        mix(straw, '#1C211C', 0.35),
        'opacity=".5"',
      ) +
        stroke(straws(110), mix(straw, '#1C211C', 0.35), 2.4) +
        stroke(straws(80), mix(straw, light, 0.5), 2),
    ) +
    fill(
      curve(
        `${-half * 0.12},${-height * 0.95} ${-half * 0.05},${-height * 1.07} 0,${-height * 1.13} ${half * 0.05},${-height * 1.07} ${half * 0.12},${-height * 0.95} 0,${-height * 0.92}`,
      ),
      mix(straw, '#1C211C', 0.4),
    )
  );
}

/** A round hut: clay wall, doorway, thatched cone. */
export function hut(
  art: Artwork,
  width: number,
  wall: string,
  straw: string,
  light: string,
  door = '#2A1B14',
): string {
  const h = width * 0.42;
  return (
    fill(
      `M${n(-width * 0.4)} 0V${n(-h)}H${n(width * 0.4)}V0Q0 ${n(width * 0.06)} ${n(-width * 0.4)} 0Z`,
      art.horizontal(mix(wall, light, 0.4), wall, mix(wall, '#1C211C', 0.4)),
    ) +
    fill(
      `M${n(-width * 0.1)} 4V${n(-h * 0.66)}q${n(width * 0.1)} ${n(-width * 0.09)} ${n(width * 0.2)} 0V4Z`,
      door,
    ) +
    stroke(
      `M${n(-width * 0.4)} ${n(-h * 0.3)}h${n(width * 0.27)}M${n(width * 0.13)} ${n(-h * 0.3)}h${n(width * 0.27)}`,
      mix(wall, '#B5532F', 0.5),
      width * 0.03,
    ) +
    place(thatch(art, width * 1.16, width * 0.62, straw, light), 0, -h + width * 0.03)
  );
}

/** A safari lodge: stone base, timber deck with lit windows, big double thatched roof; about 620 wide. */
export function lodge(
  art: Artwork,
  tones: { wall: string; wood: string; straw: string; light: string; glow: string },
): string {
  const windows = times(
    9,
    (i) =>
      box(-262 + i * 60, -128, 42, 74, tones.glow, `opacity="${i % 4 === 2 ? 0.75 : 1}"`) +
      stroke(`M${-241 + i * 60} -128v74M${-262 + i * 60} -92h42`, tones.wood, 3),
  ).join('');
  const roof = (width: number, height: number): string => {
    const d = curve(
      `${-width / 2},0! ${-width * 0.4},${-height * 0.5} ${-width * 0.3},${-height * 0.94} ${-width * 0.26},${-height}! ${width * 0.26},${-height}! ${width * 0.3},${-height * 0.94} ${width * 0.4},${-height * 0.5} ${width / 2},0! 0,${height * 0.1}`,
    );
    const straws = times(90, () => {
      const part = art.random.between(-1, 1);
      const y = -height * art.random.between(0.05, 0.9);
      const x = part * width * (0.47 + (y / height) * 0.2);
      return `M${n(x, 0)} ${n(y, 0)}l${n(part * 8, 0)} ${n(height * 0.14, 0)}`;
    }).join('');
    return art.rimmed(
      d,
      tones.straw,
      tones.light,
      2,
      5,
      stroke(straws, mix(tones.straw, '#1C211C', 0.35), 2),
    );
  };
  const posts = times(8, (i) => `M${-322 + i * 92} -40V30`).join('');
  return (
    box(-280, -150, 560, 130, tones.wall) +
    windows +
    stroke(times(5, (i) => `M${-284 + i * 142} -150V-20`).join(''), tones.wood, 9) +
    box(-340, -44, 680, 14, tones.wood) +
    stroke(posts, tones.wood, 8) +
    stroke(
      `M-338 -84H-286M286 -84H338${times(18, (i) => `M${-336 + i * 39.6} -84V-44`).join('')}`,
      tones.wood,
      3.4,
    ) +
    stroke('M-338 -84H338', tones.wood, 5) +
    place(roof(700, 170), 0, -138) +
    place(roof(300, 120), -20, -276)
  );
}

/** A ridge tent on a deck, glowing from within; about 300 wide. */
export function safariTent(art: Artwork, canvas: string, glow: string, wood: string): string {
  const dark = mix(canvas, '#1C211C', 0.3);
  return (
    box(-190, -4, 380, 12, wood) +
    stroke('M-170 6v34M-60 6v34M60 6v34M170 6v34', wood, 7) +
    fill('M-130 -4V-96L0 -150L130 -96V-4Z', art.vertical(glow, mix(glow, canvas, 0.45))) +
    fill('M-130 -4V-100L-86 -118Q-70 -60 -96 -4ZM130 -4V-100L86 -118Q70 -60 96 -4Z', canvas) +
    fill('M-34 -4V-84H34V-4Z', mix(glow, '#FFFFFF', 0.35)) +
    stroke('M0 -84V-4', mix(canvas, glow, 0.4), 3) +
    fill(curve('-196,-84! -120,-118 0,-176! 120,-118 196,-84! 120,-96 0,-150! -120,-96'), dark) +
    stroke('M-196 -84Q-120 -118 0 -176Q120 -118 196 -84', mix(canvas, '#FBF7EE', 0.4), 3) +
    stroke('M-180 -88V-4M180 -88V-4', wood, 6) +
    stroke('M-196 -84L-236 6M196 -84L236 6', mix(canvas, '#FBF7EE', 0.2), 2) +
    ellipse(-160, -50, 9, 12, '#FFE7A8') +
    ellipse(160, -50, 9, 12, '#FFE7A8')
  );
}

/** A cottage with a pitched tin or tile roof and a veranda, about 260 wide. */
export function cottage(art: Artwork, wall: string, roof: string, glow: string, wood: string): string {
  const lines = times(12, (i) => `M${n(-128 + i * 23)} -166L${n(-158 + i * 28)} -88`).join('');
  return (
    box(-120, -96, 240, 96, art.horizontal(mix(wall, '#FFFFFF', 0.25), wall, mix(wall, '#1C211C', 0.25))) +
    box(-96, -72, 44, 40, glow) +
    box(52, -72, 44, 40, glow) +
    fill('M-24 0V-66q24 -18 48 0V0Z', mix(wood, '#1C211C', 0.2)) +
    stroke('M-74 -72v40M-96 -52h44M74 -72v40M52 -52h44', wood, 3) +
    fill('M-160 -86L-126 -168H126L160 -86Z', roof) +
    stroke(lines, mix(roof, '#1C211C', 0.25), 2.4) +
    stroke('M-126 -168H126', mix(roof, '#FBF7EE', 0.5), 4) +
    stroke('M-150 -86V2M150 -86V2M-152 -30H-122M122 -30H152', wood, 6) +
    box(-166, -2, 332, 12, wood)
  );
}

/** A block of small town houses stepping over a hill, some windows lit. */
export function townHouses(
  art: Artwork,
  yAt: (x: number) => number,
  from: number,
  to: number,
  rows: number,
  size: number,
  walls: readonly string[],
  roofs: readonly string[],
  glow: string,
): string {
  const { random } = art;
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    let x = from + random.between(0, size);
    while (x < to) {
      const w = size * random.between(0.6, 1.3);
      const h = size * random.between(0.45, 0.95);
      const y = yAt(x + w / 2) + row * size * 0.95 + size * 0.5;
      if (random.chance(0.8)) {
        const tall = random.chance(0.12) ? 2.2 : 1;
        out +=
          box(x, y - h * tall, w, h * tall + size * 0.3, random.pick(walls)) +
          (tall > 1
            ? ''
            : fill(
                `M${n(x - 3)} ${n(y - h)}l${n(w * 0.22)}-${n(h * 0.42)}h${n(w * 0.56 + 6)}l${n(w * 0.22)} ${n(h * 0.42)}Z`,
                random.pick(roofs),
              ));
        if (random.chance(0.6)) {
          const pane = size * 0.13;
          const panes = times(
            tall > 1 ? 6 : 2,
            (i) =>
              `M${n(x + w * (0.2 + (i % 2) * 0.4))} ${n(y - h * tall + pane * (1.2 + Math.floor(i / 2) * 2.4))}h${n(pane)}v${n(pane * 1.2)}h-${n(pane)}Z`,
          ).join('');
          out += fill(panes, glow);
        }
      }
      x += w * random.between(1, 1.35);
    }
  }
  return out;
}

/** A mosque with a copper dome and one tall minaret, about 150 wide and 260 tall. */
export function mosque(wall: string, shade: string, copper: string): string {
  return (
    box(-70, -62, 140, 62, wall) +
    box(20, -62, 50, 62, shade) +
    fill(times(5, (i) => `M${-60 + i * 26} 0v-34q8 -14 16 0V0Z`).join(''), shade) +
    fill(curve('-44,-62! -46,-88 -26,-108 0,-122 26,-108 46,-88 44,-62!'), copper) +
    stroke('M0 -122v-20', copper, 3) +
    box(80, -220, 20, 220, wall) +
    box(92, -220, 8, 220, shade) +
    box(75, -224, 30, 8, shade) +
    box(75, -150, 30, 7, shade) +
    fill('M78 -224h24l-12 -48Z', copper)
  );
}

/** A brick cathedral with a great dome and cross, about 200 wide and 170 tall. */
export function cathedral(brick: string, shade: string, dome: string): string {
  return (
    box(-100, -70, 200, 70, brick) +
    box(40, -70, 60, 70, shade) +
    fill('M-100 -70L-60 -98H60L100 -70Z', mix(shade, '#1C211C', 0.2)) +
    fill(times(7, (i) => `M${-88 + i * 27} 0v-36q7 -12 14 0V0Z`).join(''), shade) +
    box(-44, -108, 88, 22, brick) +
    fill(curve('-50,-106! -46,-134 -26,-152 0,-160 26,-152 46,-134 50,-106!'), dome) +
    stroke('M0 -160v-26M-8 -178h16', dome, 4)
  );
}
