// Every picture of the demo by the name of its file, with a sentence for people who cannot see it.
export const alts = {
  'gorilla-forest':
    'A silverback gorilla and a young one on a mossy ridge in Bwindi while the sun rises through layered forest mist.',
  'murchison-falls':
    'The Nile bursts through a narrow gorge at Murchison Falls, with a rainbow in the spray and a fish eagle overhead.',
  'kazinga-channel':
    'Elephants drink and hippos surface in the Kazinga Channel as a safari launch glides through the sunset.',
  'rwenzori-peaks':
    'Three hikers follow a trail between giant lobelias and groundsels toward the glowing snow peaks of the Rwenzori.',
  'kibale-chimps':
    'A chimpanzee rests on a mossy bough in Kibale forest while shafts of light fall between tall trunks.',
  'sipi-falls':
    'Sipi Falls drops over ochre cliffs below Mount Elgon, above terraced slopes of coffee and bananas.',
  'jinja-nile': 'Six paddlers ride a raft through the white water of the Nile near Jinja.',
  'kidepo-savannah':
    'Zebras and a far herd of buffalo graze the golden Kidepo valley in front of blue mountain ranges.',
  'kampala-hills':
    'Kampala lights up at dusk across its hills, with a minaret, a domed cathedral and a boda-boda on the road.',
  'lake-bunyonyi':
    'Two people paddle a dugout canoe over misty Lake Bunyonyi, past islands and terraced hills.',
  'ssese-beach':
    'Palms, a hammock and a painted boat on a white beach of the Ssese Islands in Lake Victoria.',
  'kasubi-heritage':
    'The great thatched royal house at Kasubi with drums in the court and bark cloth drying in the sun.',
  'lodge-at-dusk': 'A thatched safari lodge glows with lamplight above a darkening valley.',
  'forest-treehouse': 'A wooden treehouse with lit windows stands high between forest giants.',
  'lakeside-cottages': 'A row of cottages with verandas looks over a calm lake in early light.',
  'tented-camp-night': 'Safari tents glow under a sky full of stars and the Milky Way.',
  'crater-lake-lodge': 'A small lodge looks down on a round green crater lake from its rim.',
  'city-guesthouse': 'The shady veranda and flowering garden of a Kampala guesthouse in the morning.',
  'savannah-giraffe': 'Two giraffes stand beside an acacia in front of a huge setting sun.',
  'crater-lakes': 'A chain of crater lakes shines between green hills under drifting clouds.',
  'ishasha-lions': 'A lion and a lioness doze on the branches of a great fig tree in Ishasha.',
  'shoebill-swamp':
    'A shoebill stands among papyrus in the misty Mabamba swamp while a canoe waits behind it.',
  'crested-crane': 'A grey crowned crane, the bird of the Ugandan flag, in a flowering meadow at sunrise.',
  'coffee-harvest': 'A woman in a kitenge dress picks ripe red cherries from the branches of a coffee bush.',
  'market-day': 'Market women sell fruit below bright kitenge cloths and umbrellas.',
  'dance-drums': 'Dancers in raffia skirts move to the rhythm of drummers in front of a setting sun.',
  'equator-line': 'Travellers celebrate at the Uganda equator monument beside the road.',
  'night-campfire':
    'Friends sit around a camp fire between safari tents below a full moon and the Milky Way.',
  'elephant-storm':
    'An elephant walks out of a dark storm sky with lightning, its herd and two acacias behind it.',
  'kob-dawn':
    'A male Ugandan kob stands on a termite mound at lilac dawn, his herd in the ground mist behind him.',
  'mountain-hikers': 'Hikers climb a dark ridge above a sea of cloud at sunrise.',
  'boat-safari':
    'Guests on a covered boat look for hippos on a bright lake while a kingfisher watches from a stem.',
  'tea-fields':
    'Three tea pickers with baskets work in bright green rows of tea below the hills of Fort Portal.',
  'rhino-ziwa': 'A white rhino and her calf walk through dark grass at Ziwa under a great full moon.',
  'balloon-sunrise': 'Striped hot-air balloons float over a savannah river at sunrise.',
  'canopy-walk': 'Two visitors cross a rope bridge high in the forest canopy while hornbills fly by.',
  'owen-sunset': 'The cable-stayed Nile bridge at Jinja in front of a violet and gold sunset.',
  'volcano-virunga':
    'The blue cones of the Virunga volcanoes rise above a village and its fields by moonlight.',
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
  'mark-tree': 'The mark of a partner: a tree, in one line.',
  'mark-wing': 'The mark of a partner: a bird on the wing, in one line.',
  'mark-path': 'The mark of a partner: a winding path, in one line.',
  'mark-wave': 'The mark of a partner: waves and a paddler, in one line.',
  'mark-basket': 'The mark of a partner: a woven basket, in one line.',
  share: 'The name of the agency beside a gorilla in the forest.',
};

export type PictureName = keyof typeof alts;
