// High noon on the Nile: an open boat with guests noses between papyrus banks, hippos and a kingfisher near.

import { egret } from '../../kit/animals/birds.ts';
import { hippoAfloat } from '../../kit/animals/savannah-animals.ts';
import { Artwork } from '../../kit/artwork.ts';
import { palm } from '../../kit/exotic-plants.ts';
import { hill, ridge } from '../../kit/land.ts';
import { mix } from '../../kit/palette.ts';
import { papyrus } from '../../kit/plants.ts';
import { curve, ellipse, fill, place, stroke, times } from '../../kit/shape.ts';
import { heapCloud, sky } from '../../kit/sky.ts';
import { acacia } from '../../kit/trees.ts';
import { villagerHead } from '../../kit/villagers.ts';
import { reflection, ripples, wake, water } from '../../kit/water.ts';

export function boatSafari(): string {
  const art = new Artwork('boat-safari');
  art.add(
    sky(art, '#3F94AE', '#86C3C4', '#DDEBD2'),
    heapCloud(art, 380, 330, 640, '#FBF7EE', '#CBE3DC'),
    heapCloud(art, 1440, 290, 740, '#FBF7EE', '#CBE3DC'),
    heapCloud(art, 960, 390, 420, '#FBF7EE', '#DCEADD'),
  );
  art.add(hill(art, ridge({ base: 520, rise: 60, seed: 17, wave: 640 }), '#7FB0A4', '#B4CFAE'));
  addFarBank(art);
  art.add(water(art, 610, 1210, ['#B9DDCF', '#5FB0B0', '#2F8590', '#1C5E70'], '#E6F4E8', 130));
  addHippos(art);
  const boat = place(safariBoat(), 930, 930, 1.3);
  art.add(
    reflection(boat, 950, 0.42, 0.26),
    wake(930, 960, 420, '#E6F4E8A0'),
    boat,
    fill('M430 968Q700 930 930 960Q1160 930 1440 968Q1180 956 930 984Q690 956 430 968Z', '#F3FBF4'),
    ripples(art, 420, 1440, 970, 1060, 26, '#F3FBF4', 0.8),
  );
  art.add(
    papyrus(art, 90, 1220, 620, 8, 190, ['#1F5A44', '#2F7450', '#4C9258']),
    papyrus(art, 1720, 1230, 660, 8, 170, ['#1F5A44', '#2F7450', '#4C9258']),
  );
  addKingfisher(art);
  return art.finish();
}

function addFarBank(art: Artwork): void {
  const tree = { trunk: '#5A4A34', shade: '#2F6B54', leaf: '#4C8A60', light: '#A9CC78' };
  art.add(
    fill(curve('-30,560! 300,566 620,588 900,606 640,630 300,640 -30,650!'), '#8FA658'),
    fill(curve('1830,550! 1500,566 1220,590 960,606 1200,628 1520,640 1830,650!'), '#8FA658'),
  );
  art.add(
    acacia(art, 200, 590, 240, tree),
    palm(art, 470, 596, 210, 20, tree),
    acacia(art, 1520, 590, 270, tree),
    palm(art, 1290, 600, 190, -16, tree),
    palm(art, 1710, 590, 260, -20, tree),
  );
  art.add(
    papyrus(art, 330, 640, 120, 13, 330, ['#4C8A60', '#6FA668']),
    papyrus(art, 1490, 640, 120, 13, 330, ['#4C8A60', '#6FA668']),
    place(egret('#FBF7EE', '#3B4A3A'), 520, 632, 0.7),
    place(egret('#FBF7EE', '#3B4A3A'), 1330, 630, -0.66),
    place(egret('#FBF7EE', '#3B4A3A'), 570, 636, 0.5),
  );
}

function addHippos(art: Artwork): void {
  const coat = { body: '#6E5560', shade: '#3F3644', light: '#F3D9C0' };
  const pod = [
    [330, 800, 0.95],
    [520, 760, -0.7],
    [1500, 790, -1],
    [1370, 740, 0.62],
    [250, 960, 1.3],
  ] as const;
  art.add(
    ...pod.map(
      ([x, y, s]) =>
        wake(x, y + 3, 150 * Math.abs(s), '#E6F4E890') + place(hippoAfloat(art, coat, '#B0706C'), x, y, s),
    ),
  );
}

function safariBoat(): string {
  const guest = (x: number, y: number, s: number, skin: string, shirt: string, hat?: string): string =>
    place(
      fill(curve('-44,60! -42,20 -22,2 22,2 42,20 44,60!'), shirt) +
        fill(curve('8,4 24,4 42,20 44,60! 18,60!'), mix(shirt, '#1C211C', 0.3)) +
        villagerHead(skin) +
        (hat
          ? fill(curve('-54,-50 -26,-60 0,-62 26,-60 54,-48 26,-46 0,-48 -26,-46'), hat) +
            fill(curve('-27,-54! -22,-84 0,-90 22,-84 28,-54! 0,-50'), mix(hat, '#FBF7EE', 0.2))
          : ''),
      x,
      y,
      s,
    );
  const canopy =
    fill(curve('-300,-330! -200,-366 0,-380 200,-366 300,-330! 290,-308! 0,-336 -290,-308!'), '#F3E6C8') +
    fill('M-294 -320Q0 -350 294 -320L284 -290Q0 -318 -284 -290Z', '#B5532F') +
    fill('M40 -378Q200 -366 300 -330L290 -308Q200 -326 60 -332Z', '#1C211C', 'opacity=".16"');
  const posts = stroke('M-250 -312L-236 -90M250 -312L236 -90', '#4A3A2C', 10);
  const interior =
    fill('M-272 -150Q0 -128 272 -150L296 -100Q0 -80 -296 -100Z', '#12332A') +
    stroke('M-272 -150Q0 -128 272 -150', '#E0D2B0', 8);
  const hull = curve('-300,-112! -200,-96 0,-92 200,-96 300,-112! 250,-30 150,30 0,46 -150,30 -250,-30');
  return (
    posts +
    canopy +
    interior +
    guest(-150, -150, 0.86, '#E0B48C', '#C8963E', '#D9C08A') +
    guest(-50, -158, 0.84, '#8A5A38', '#FBF7EE') +
    guest(54, -158, 0.84, '#F0C8A6', '#2F7478', '#E6D3A4') +
    guest(156, -150, 0.86, '#6B4228', '#B5532F') +
    guest(0, -128, 1.02, '#4A2E1E', '#6E7244', '#7F7B4E') +
    fill(hull, '#1F4A3C') +
    fill(curve('0,-92 200,-96 300,-112! 250,-30 150,30 0,46'), '#12332A', 'opacity=".6"') +
    stroke('M-300 -112Q-200 -96 0 -92Q200 -96 300 -112', '#F3E6C8', 14) +
    stroke('M-276 -66Q0 -30 276 -66', '#C8963E', 9) +
    stroke('M0 -86V44', '#12332A', 8) +
    ellipse(0, -54, 22, 22, '#F3E6C8') +
    ellipse(0, -54, 12, 12, '#B5532F') +
    times(
      2,
      (i) => ellipse(i ? 214 : -214, -22, 16, 24, '#F3E6C8') + ellipse(i ? 214 : -214, -22, 7, 13, '#1F4A3C'),
    ).join('')
  );
}

function addKingfisher(art: Artwork): void {
  const reed =
    stroke('M1560 1220C1540 1040 1500 860 1410 760', '#2F7450', 12) +
    stroke('M1556 1220C1536 1040 1496 860 1406 760', '#8FBF6A', 3);
  const bird =
    fill(curve('-30,-10 -40,-44 -22,-72 6,-78 26,-62 34,-30 30,4 6,20 -18,14'), '#F3E6D2') +
    fill(curve('0,-80 26,-66 40,-30 46,10 60,60! 34,40 22,10 10,-30'), '#22282A') +
    fill(curve('-34,-70 -24,-96 4,-104 30,-88 34,-66 10,-60 -16,-62'), '#22282A') +
    fill(curve('4,-104! 30,-122 26,-104 44,-108 32,-88 16,-90'), '#22282A') +
    fill('M-32 -82L-104 -68L-30 -66Z', '#22282A') +
    fill(curve('-24,-66 6,-62 10,-54 -22,-56'), '#F8F3E8') +
    ellipse(-12, -82, 5, 5, '#F8F3E8') +
    ellipse(-12, -82, 3, 3, '#0E0E0E') +
    stroke('M-26 -34Q-4 -24 18 -34', '#22282A', 7) +
    stroke('M14 -50l6 8M20 -20l8 8M28 0l8 10', '#F3E6D2', 4) +
    stroke('M-6 16v12M8 16v10', '#3A2A22', 4);
  art.add(reed, place(bird, 1424, 744, 1.15));
}
