// Lake Bunyonyi in silver morning: islands float in mist, a dugout crosses, terraced hills step upward.
import { Artwork } from '../../kit/artwork.ts';
import { canoe } from '../../kit/boats.ts';
import { banana } from '../../kit/exotic-plants.ts';
import { terraces } from '../../kit/fields.ts';
import { hill, type Ridge, ridge } from '../../kit/land.ts';
import { grass, papyrus } from '../../kit/plants.ts';
import { fill, place } from '../../kit/shape.ts';
import { birds, disc, haze, mist, sky } from '../../kit/sky.ts';
import { treeDots } from '../../kit/trees.ts';
import { glints, reflection, ripples, wake, water } from '../../kit/water.ts';

const shore = 660;

export function lakeBunyonyi(): string {
  const art = new Artwork('lake-bunyonyi');
  art.add(
    sky(art, '#A9BFCB', '#CFD9D8', '#F1E4D4', '#FBE9D2'),
    disc(art, 1240, 250, 74, '#FFF9EC', '#FFE9CC', 4.6),
  );
  art.add(
    hill(art, ridge({ base: 400, rise: 70, seed: 15, wave: 520 }), '#B5C4C9', '#DDDFD8'),
    hill(art, ridge({ base: 460, rise: 80, seed: 29, wave: 600 }), '#9DB3B6', '#D3DAD2', '#F6EBDA', 2),
  );
  art.add(mist(art, 520, 120, '#F1ECE2', 0.8));
  addHills(art);
  addLake(art);
  addShore(art);
  return art.finish();
}

function dome(center: number, width: number, height: number) {
  return (x: number): number =>
    shore + 14 - height * Math.max(0, 1 - ((x - center) / width) ** 2) ** 0.8 - 700;
}

function islandRidge(seed: number, center: number, width: number, height: number, base: number): Ridge {
  return ridge(
    { base: base + 690 - shore + 10, rise: 9, seed, wave: 120, shape: dome(center, width, height) },
    base,
  );
}

function addHills(art: Artwork): void {
  const back = ridge({ base: 590, rise: 90, seed: 53, wave: 560 }, shore);
  art.add(
    fill(back.area, art.vertical('#7F9F96', '#B9CBB6')),
    terraces(art, back, -30, 1830, 6, 22, ['#94B098', '#A9BF9C', '#C2C9A0', '#6F9488'], '#64897E'),
  );
  art.add(mist(art, 640, 80, '#F4EEE0', 0.75));
  const left = ridge(
    {
      base: 640,
      rise: 40,
      seed: 6,
      wave: 420,
      shape: (x) => -Math.max(0, 760 - x) * 0.34 + Math.max(0, x - 760) * 0.4,
    },
    shore + 20,
  );
  art.add(
    fill(left.area, art.vertical('#5C8A70', '#8FAE86')),
    terraces(art, left, -30, 860, 9, 26, ['#6F9C6E', '#8FB277', '#B9B97A', '#4C7D66', '#C9A66A'], '#3E6A58'),
  );
  art.add(
    treeDots(art, { yAt: (x) => left.yAt(x) + 70 }, 0, 640, 40, 12, '#3E6A58'),
    haze(art, 300, 690, 700, 36, '#F6EFE0', 0.8),
  );
}

function addLake(art: Artwork): void {
  art.add(
    water(art, shore, 1210, ['#EDE4D6', '#BFD0D2', '#7FA3AC', '#4F7C88'], '#F8F1E4', 110),
    glints(art, 1240, shore, 1000, 150, '#FFF6E2', 50),
  );
  const islands = [
    islandRidge(3, 1080, 130, 70, 700),
    islandRidge(5, 1500, 220, 130, 730),
    islandRidge(9, 760, 90, 44, 690),
  ];
  const colors = ['#6B9084', '#3F6E62', '#86A598'];
  islands.forEach((island, i) => {
    const base = [700, 730, 690][i] as number;
    const content = fill(clip(island, base), colors[i] as string);
    art.add(reflection(content, base, 0.7, 0.35), content);
    art.add(
      treeDots(
        art,
        { yAt: (x) => Math.min(island.yAt(x), base - 6) },
        [980, 1330, 700][i] as number,
        [1180, 1680, 820][i] as number,
        46,
        15,
        colors[i] as string,
      ),
    );
  });
  art.add(mist(art, 730, 60, '#FBF4E6', 0.65), birds(art, 800, 330, 7, 170, '#6F8A90'));
}

function clip(island: Ridge, base: number): string {
  let d = `M-30 ${base}`;
  for (let x = -30; x <= 1830; x += 14) {
    d += `L${x} ${Math.round(Math.min(island.yAt(x), base))}`;
  }
  return `${d}V${base}Z`;
}

function addShore(art: Artwork): void {
  const boat = place(
    canoe('#4A2E20', '#F3D6A4', [
      { skin: '#4F301E', top: '#B5532F', bottom: '#33403C', hat: '#E3CB92' },
      { skin: '#5B3822', top: '#C8963E', bottom: '#33403C' },
    ]),
    860,
    900,
    1.55,
  );
  art.add(
    reflection(boat, 922, 0.6, 0.3),
    wake(900, 926, 330, '#FBF4E6B0'),
    boat,
    ripples(art, 500, 1300, 920, 1010, 26, '#F6EFE0', 0.7),
  );
  const bank = ridge({
    base: 1190,
    rise: 20,
    seed: 81,
    wave: 260,
    shape: (x) => -90 * Math.exp(-((x / 330) ** 2)) - 70 * Math.exp(-(((x - 1800) / 260) ** 2)),
  });
  const green = { trunk: '#4F5A3A', shade: '#234C40', leaf: '#376A50', light: '#8DAA68' };
  art.add(
    banana(art, 150, 1130, 380, green),
    banana(art, 330, 1190, 280, green),
    papyrus(art, 1650, 1200, 420, 9, 130, ['#2F5F50', '#4C7D5E', '#1F473C']),
  );
  art.add(
    fill(bank.area, art.vertical('#2F5B48', '#173A30')),
    grass(art, bank.yAt, 0, 1800, 170, 60, '#3F7356'),
  );
}
