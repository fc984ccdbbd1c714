// Hair for portraits: what lies behind the head and what frames the face.
import type { PortraitSpec } from '../../portrait-specs.ts';
import type { Artwork } from '../artwork.ts';
import { mix } from '../palette.ts';
import { curve, ellipse, fill, leafy, n, place, stroke, times } from '../shape.ts';
import type { Head } from './head.ts';
import { headwrap } from './headwear.ts';

/** The part of the hair that lies behind neck and shoulders. */
export function hairBehind(art: Artwork, spec: PortraitSpec, head: Head): string {
  const { style, color, accent } = spec.hair;
  const { width: w, chin } = head;
  const dark = mix(color, '#0B0706', 0.35);
  const light = mix(color, '#FFE9C8', 0.16);
  switch (style) {
    case 'afro': {
      const crown = leafy(art.random, 0, 400, w + 102, 196, 34);
      return (
        fill(crown, dark) + fill(leafy(art.random, -14, 388, w + 82, 176, 32), color) + curls(art, w, light)
      );
    }
    case 'locks':
    case 'braids': {
      const thin = style === 'braids';
      const count = thin ? 26 : 17;
      return (
        times(count, (i) => {
          const part = (i / (count - 1)) * 2 - 1;
          const x0 = part * w * 0.98;
          const x1 = part * (w + 52) + art.random.between(-8, 8);
          const end = (thin ? 900 : 830) + art.random.between(-36, 36) - Math.abs(part) * 30;
          const d = `M${n(x0)} 380C${n(x0 * 1.25)} 480 ${n(x1)} 620 ${n(x1)} ${n(end)}`;
          return (
            stroke(d, i % 2 ? dark : color, thin ? 15 : 25) +
            stroke(d, light, thin ? 5 : 9, `stroke-dasharray="${thin ? '5 9' : '8 15'}" opacity=".55"`)
          );
        }).join('') +
        (thin && accent
          ? times(6, (i) => ellipse((i % 2 ? 1 : -1) * (w + 16 + i * 5), 760 + i * 16, 9, 7, accent)).join('')
          : '')
      );
    }
    case 'bun': {
      const bun = leafy(art.random, 10, 236, 86, 72, 15);
      return (
        fill(bun, dark) +
        fill(curve('-58,238 -40,186 8,170 60,184 80,232 50,280 -30,282'), color) +
        stroke(
          'M-50 244Q-20 190 30 184M-36 262Q0 206 60 204M-12 276Q30 226 74 226',
          light,
          5,
          'stroke-dasharray="8 8" opacity=".6"',
        )
      );
    }
    case 'bob':
      return fill(
        curve(
          `${-w - 22},440 ${-w - 30},560 ${-w - 40},660 ${-w - 14},704 -60,690 60,690 ${w + 14},704 ${w + 40},660 ${w + 30},560 ${w + 22},440 0,300`,
        ),
        dark,
      );
    case 'long':
      return (
        fill(
          curve(
            `${-w - 26},430 ${-w - 44},580 ${-w - 66},740 ${-w - 60},880 -120,930 0,900 120,930 ${w + 60},880 ${w + 66},740 ${w + 44},580 ${w + 26},430 0,290`,
          ),
          dark,
        ) +
        stroke(
          `M${n(-w - 34)} 560Q${n(-w - 52)} 720 ${n(-w - 38)} 880M${n(w + 34)} 560Q${n(w + 52)} 720 ${n(w + 38)} 880`,
          light,
          7,
          'opacity=".5"',
        )
      );
    case 'ponytail':
      return (
        fill(
          curve(
            `${w - 40},400 ${w + 60},430 ${w + 92},540 ${w + 84},680 ${w + 50},${chin + 120} ${w + 26},${chin + 60} ${w + 30},600 ${w},500`,
          ),
          dark,
        ) + stroke(`M${n(w + 40)} 450Q${n(w + 80)} 560 ${n(w + 54)} 760`, light, 7, 'opacity=".5"')
      );
    case 'fringe-bald':
      return ellipse(-w - 4, 462, 20, 66, color) + ellipse(w + 4, 462, 20, 66, dark);
    default:
      return '';
  }
}

/** The part of the hair that frames the forehead. */
export function hairFront(art: Artwork, spec: PortraitSpec, head: Head): string {
  const { style, color } = spec.hair;
  const { width: w } = head;
  const light = mix(color, '#FFE9C8', 0.2);
  const dark = mix(color, '#0B0706', 0.35);
  const sheen = (d: string, content: string): string =>
    fill(d, color) +
    art.inside(
      d,
      fill(`M10 230Q96 300 ${n(w - 18)} 460L${n(w - 10)} 720H280V200Z`, dark, 'opacity=".55"') + content,
    );
  switch (style) {
    case 'bald':
      return ellipse(
        -52,
        330,
        40,
        17,
        mix(spec.skin, '#FFF0D6', 0.5),
        'opacity=".4" transform="rotate(-24 -52 330)"',
      );
    case 'fringe-bald':
      return (
        side(-1, w, color) +
        side(1, w, dark) +
        ellipse(-52, 330, 40, 16, '#FFF3DF', 'opacity=".5" transform="rotate(-24 -52 330)"')
      );
    case 'crop': {
      const d = cap(w, 20, 352, 400);
      return sheen(d, dots(art, w, light));
    }
    case 'afro':
      return sheen(cap(w, 34, 356, 396), dots(art, w, light));
    case 'locks':
    case 'braids':
    case 'bun': {
      const d = cap(w, style === 'locks' ? 30 : 18, 350, 410);
      const rows = style === 'bun' && spec.hair.accent !== 'braided' ? 9 : 13;
      const lines = times(rows, (i) => {
        const part = (i / (rows - 1)) * 2 - 1;
        return `M${n(part * w * 0.95 - 8)} ${n(352 + part * part * 70)}Q${n(part * w * 0.82)} 306 ${n(part * w * 0.42 + 6)} 262`;
      }).join('');
      return sheen(
        d,
        stroke(lines, dark, 7) + stroke(lines, light, 4, 'stroke-dasharray="7 8" opacity=".6"'),
      );
    }
    case 'headwrap':
      return headwrap(art, spec, w);
    case 'bob':
      return spec.hair.accent === 'fringe'
        ? sheen(
            curve(
              `${-w - 24},660! ${-w - 30},520 ${-w - 24},400 ${-w + 6},326 -76,276 6,254 84,276 ${w},326 ${w + 26},400 ${w + 32},520 ${w + 24},660! ${w - 2},600 ${w - 10},500 ${w - 14},440! 60,436 0,438 -60,436 ${-w + 10},440! ${-w + 8},520 ${-w},600`,
            ),
            stroke(
              'M-60 436Q-52 350 -20 300M-20 438Q-14 350 6 296M24 438Q22 350 30 300M66 436Q64 350 54 306',
              dark,
              4,
            ) + stroke('M-96 420Q-92 340 -46 290', light, 8, 'opacity=".6"'),
          )
        : sheen(
            curve(
              `${-w - 16},690! ${-w - 34},560 ${-w - 28},420 ${-w + 4},330 -66,272 16,252 92,278 ${w + 6},338 ${w + 32},430 ${w + 36},560 ${w + 16},690! ${w + 2},600 ${w - 6},500 ${w - 22},420 70,360 -34,330! -70,380 ${-w + 12},430 ${-w + 2},510 ${-w + 2},610`,
            ),
            stroke(
              `M-34 326Q40 300 100 366M-40 324Q-90 340 ${n(-w - 4)} 470M-20 316Q70 286 ${n(w + 6)} 420`,
              light,
              5,
              'opacity=".7"',
            ),
          );
    case 'long':
      return sheen(
        curve(
          `${-w - 40},720! ${-w - 34},560 ${-w - 26},410 ${-w + 4},328 -72,276 0,252 78,276 ${w},328 ${w + 28},410 ${w + 34},560 ${w + 40},720! ${w + 10},620 ${w - 2},520 ${w - 20},430 50,366 -6,324! -60,366 ${-w + 16},430 ${-w + 2},520 ${-w - 6},620`,
        ),
        stroke(`M-6 318Q-80 330 ${n(-w - 8)} 470M-2 316Q80 330 ${n(w + 8)} 470`, light, 5, 'opacity=".6"'),
      );
    case 'side-part':
      return sheen(
        curve(
          `${-w - 2},470! ${-w - 12},400 ${-w + 2},326 -84,262 -10,236 70,248 ${w + 2},306 ${w + 12},400 ${w + 3},470! ${w - 6},420 ${w - 20},378 60,340 10,334 -50,346 -80,340! -104,372 ${-w + 8},420`,
        ),
        stroke(
          'M-78 338Q-40 280 40 268M-60 334Q0 290 80 296M-30 330Q40 304 104 338',
          light,
          5,
          'opacity=".55"',
        ) + stroke('M-82 340Q-84 310 -70 286', dark, 4),
      );
    case 'ponytail':
      return sheen(
        curve(
          `${-w - 2},480! ${-w - 12},400 ${-w + 4},322 -70,272 0,258 74,270 ${w},322 ${w + 14},400 ${w + 4},480! ${w - 8},430 ${w - 24},384 40,344 -20,334! -70,364 ${-w + 14},420`,
        ),
        stroke(
          `M-20 330Q60 300 ${n(w)} 370M-24 328Q-80 340 ${n(-w + 4)} 420M-10 320Q70 280 ${n(w)} 340M-40 322Q-80 320 ${n(-w + 2)} 380`,
          light,
          4.4,
          'opacity=".8"',
        ),
      );
  }
}

function cap(w: number, volume: number, hairline: number, temple: number): string {
  const top = 288 - volume;
  return curve(
    `${-w + 2},488! ${-w - volume * 0.5},430 ${-w - volume * 0.4},366 ${-w + 13 - volume * 0.4},${348 - volume * 0.5} -80,${top + 25} 0,${top} 80,${top + 25} ${w - 11 + volume * 0.4},${348 - volume * 0.5} ` +
      `${w + volume * 0.5},366 ${w + volume * 0.55},430 ${w - 1},488! ${w - 8},450 ${w - 14},${temple} ${w - 40},${hairline + 14} 40,${hairline - 2} -16,${hairline - 6} -66,${hairline} ${-w + 24},${hairline + 18} ${-w + 10},${temple} ${-w + 6},450`,
  );
}

function side(direction: number, w: number, color: string): string {
  return place(
    fill(
      curve(
        `${w - 20},388 ${w - 4},376 ${w + 12},396 ${w + 20},440 ${w + 16},484 ${w + 2},512 ${w - 7},524! ${w - 10},470 ${w - 16},430`,
      ),
      color,
    ) + stroke(`M${n(w - 2)} 410Q${n(w + 8)} 450 ${n(w + 2)} 500`, '#FFFFFF', 3, 'opacity=".5"'),
    0,
    0,
    direction,
  );
}

function dots(art: Artwork, w: number, color: string): string {
  return stroke(
    times(
      150,
      () => `M${n(art.random.between(-w - 10, w))} ${n(art.random.between(262, 440))}q4 -5 8 0`,
    ).join(''),
    color,
    2.6,
    'opacity=".4"',
  );
}

function curls(art: Artwork, w: number, color: string): string {
  return stroke(
    times(150, () => {
      const angle = art.random.between(-Math.PI, 0.4);
      const reach = art.random.between(0.55, 0.98);
      return `M${n(Math.cos(angle) * (w + 76) * reach - 14)} ${n(392 + Math.sin(angle) * 168 * reach)}q7 -10 14 0q-2 7 -8 5`;
    }).join(''),
    color,
    3,
    'opacity=".5"',
  );
}
