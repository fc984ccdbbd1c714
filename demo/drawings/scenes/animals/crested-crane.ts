// The grey crowned crane, Uganda's bird, in a meadow of flowers under a pink and gold sunrise.

import { crownedCrane } from '../../kit/animals/birds.ts';
import { Artwork } from '../../kit/artwork.ts';
import { hill, ridge } from '../../kit/land.ts';
import { blossoms, grass } from '../../kit/plants.ts';
import { ellipse, group, place } from '../../kit/shape.ts';
import { birds, haze, mist, rays, sky } from '../../kit/sky.ts';
import { forestBand } from '../../kit/trees.ts';

export function crestedCrane(): string {
  const art = new Artwork('crested-crane');
  art.add(
    sky(art, '#D98C86', '#EDB096', '#F8D3A2', '#FBE6BE'),
    rays(art, 860, 560, 1200, '#FFF0C8', 30, 0.5),
    ellipse(860, 560, 300, 300, art.vertical('#FFF6DA', '#FBD68A')),
  );
  art.add(
    hill(art, ridge({ base: 640, rise: 70, seed: 25, wave: 560 }), '#D99A8E', '#F0BE9A', '#FFE9C4', 2),
    mist(art, 690, 90, '#FBDDB4', 0.7),
  );
  art.add(
    hill(art, ridge({ base: 710, rise: 50, seed: 63, wave: 480 }), '#B57E7A', '#DDA486'),
    mist(art, 750, 80, '#FBDDB4', 0.7),
  );
  art.add(
    forestBand(
      art,
      { base: 790, rise: 24, seed: 7, wave: 380, size: 30, rows: 2 },
      { trunk: '#6B5A4A', shade: '#7A6A58', leaf: '#8C7A5C', light: '#E8C07A' },
      '#B58A5E',
    ),
    haze(art, 900, 830, 900, 60, '#FFE6B8', 0.7),
  );
  const meadow = ridge({ base: 860, rise: 20, seed: 31, wave: 520 });
  art.add(
    hill(art, meadow, '#9CA05A', '#2F5B40', '#FFE9A8', 4),
    grass(art, meadow.yAt, 0, 1800, 260, 40, '#7A8A48'),
  );
  art.add(
    group(place(crownedCrane(art, '#E3B04A', '#FFF0D0'), 1440, 930, -0.62), 'opacity=".92"'),
    birds(art, 420, 330, 6, 140, '#9C5A58'),
  );
  art.add(
    blossoms(art, 900, 950, 900, 50, 36, 9, ['#F6E9D0', '#E8906A', '#C9586A', '#F0C25A']),
    ellipse(860, 1108, 150, 12, '#1F3B2D', 'opacity=".55"'),
    place(crownedCrane(art, '#E3B04A', '#FFF6DE'), 860, 1110, 1.86),
  );
  art.add(
    grass(art, () => 1120, 0, 1800, 220, 100, '#3F6B42'),
    blossoms(art, 900, 1100, 900, 60, 40, 14, ['#F6E9D0', '#E8906A', '#C9586A', '#F0C25A']),
    grass(art, () => 1200, 0, 1800, 260, 130, '#1F4231'),
    blossoms(art, 900, 1160, 900, 30, 22, 18, ['#F6E9D0', '#E8906A', '#C9586A']),
  );
  return art.finish();
}
