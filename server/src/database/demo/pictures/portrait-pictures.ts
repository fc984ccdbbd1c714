// The portraits under their names, each with a sentence for people who cannot see it.
import { type PortraitName, portraitSpecs } from './portrait-specs.ts';
import { portrait } from './portraits.ts';

const alts: Record<PortraitName, string> = {
  'staff-1':
    'Illustrated portrait of a Ugandan woman with cropped hair and gold earrings in a forest-green blazer.',
  'staff-2': 'Illustrated portrait of a smiling Ugandan ranger in a bush hat and olive uniform shirt.',
  'staff-3': 'Illustrated portrait of a smiling Ugandan woman with long braids and a terracotta kitenge top.',
  'staff-4': 'Illustrated portrait of a bald Ugandan man with a grey beard, glasses and a blue blazer.',
  'staff-5': 'Illustrated portrait of a Ugandan woman in a kitenge headwrap and a plum-coloured gomesi.',
  'staff-6': 'Illustrated portrait of a young Ugandan man with locks, a goatee and a teal kitenge shirt.',
  'staff-7':
    'Illustrated portrait of a smiling young Ugandan woman with an afro, round glasses and a cream shirt.',
  'staff-8':
    'Illustrated portrait of an older Ugandan man with grey hair and a moustache, a jacket over his kanzu.',
  'traveller-1':
    'Illustrated portrait of an older European woman with a silver bob, round glasses and a light scarf.',
  'traveller-2':
    'Illustrated portrait of an African man with a full dark beard and a backpack over a cream tee.',
  'traveller-3':
    'Illustrated portrait of an East Asian woman with a black fringed bob and a terracotta jacket.',
  'traveller-4':
    'Illustrated portrait of a European man with red hair, a beard, freckles and a checked blue shirt.',
  'traveller-5':
    'Illustrated portrait of a South Asian man with greying hair, a moustache, glasses and a gold shirt.',
  'traveller-6':
    'Illustrated portrait of a smiling young African woman with a braided bun, hoops and a yellow tee.',
  'traveller-7':
    'Illustrated portrait of an elderly European man, bald with white sides, in a green field jacket.',
  'traveller-8':
    'Illustrated portrait of a South Asian woman with long dark hair, gold earrings and a cream jacket.',
  'traveller-9':
    'Illustrated portrait of a young East Asian man with swept black hair and a navy outdoor jacket.',
  'traveller-10':
    'Illustrated portrait of a smiling young European woman with a blonde ponytail and a green tee.',
};

const names = Object.keys(portraitSpecs) as PortraitName[];

export const portraitPictures = Object.fromEntries(
  names.map((name) => [name, { draw: () => portrait(portraitSpecs[name]), alt: alts[name] }]),
) as Record<PortraitName, { draw: () => string; alt: string }>;
