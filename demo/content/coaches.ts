// The team of the demo agency. The role decides where a member is shown: 'staff' under support, the word 'board' under leadership on the About page.
import type { CoachInput } from '../../server/src/generated/resolvers.ts';
import type { Demo } from './demo-record.ts';

export const demoCoaches: Demo<CoachInput>[] = [
  {
    name: 'Juliet Kabasinguzi',
    role: 'Board Chair',
    bio: 'Juliet ran hotels in Fort Portal for nineteen years before she and three friends put their savings into one second-hand car and called it an agency. She chairs the board, reads every complaint herself and answers most of them by telephone. Ask her where to eat in Tooro and clear your diary for the answer.',
    specialties: ['Hospitality', 'Community partnerships', 'Crater lakes of Tooro'],
    picture: 'staff-1',
  },
  {
    name: 'Musa Kiggundu',
    role: 'Managing Director and Board Member',
    bio: 'An accountant by training and a birdwatcher by temperament, Musa keeps the books straight and the prices honest. He still leads the free Saturday walk through Kampala once a month, partly to hear what new arrivals worry about and partly for the rolex at the end of it. He was born on Old Kampala hill and has never found a reason to move.',
    specialties: ['Kampala and Buganda', 'Corporate travel', 'Responsible pricing'],
    picture: 'staff-4',
  },
  {
    name: 'Emmanuel Tumwebaze',
    role: 'Tour Guide - Gorillas and Primates',
    bio: 'Emmanuel grew up in Rushaga, where his father was among the first porters when gorilla tourism opened. He has stood in front of mountain gorillas more than four hundred times and still lowers his voice when he talks about it. Guests remember his patience: he walks at the pace of the slowest boots and always knows whose knee is sore.',
    specialties: ['Mountain gorillas', 'Chimpanzee tracking', 'Forest birds', 'Rukiga and English'],
    picture: 'staff-2',
  },
  {
    name: 'Robert Baluku',
    role: 'Tour Guide - Mountain Treks',
    bio: 'For the Bakonzo the Rwenzori is home ground, and Robert has reached Margherita 38 times. He trained in rope rescue at Nyakalengija, teaches it to younger guides every May, and has turned summit parties around three times without regret. On the way down he will show you which lobelia the sunbirds prefer and make tea in a wind that would put out a stove.',
    specialties: ['Rwenzori Central Circuit', 'Mount Elgon', 'Rope rescue', 'Wilderness first aid'],
    picture: 'staff-6',
  },
  {
    name: 'Hellen Akello',
    role: 'Tour operator - Northern Circuits',
    bio: 'If your journey crosses the Nile at Karuma, Hellen drew it. She plans Murchison, Kidepo and everything between, from the flight plan to the vegetarian in seat six. Before joining us she spent eight years scheduling aircraft for a relief organisation in Gulu, so a broken axle at dusk seldom raises her pulse. She speaks Acholi, Lango, Swahili and fluent spreadsheet.',
    specialties: ['Murchison Falls', 'Kidepo by air', 'Family itineraries'],
    picture: 'staff-5',
  },
  {
    name: 'Moses Lokiru',
    role: 'Driver - 4x4 Safaris',
    bio: 'Thirty-one years at the wheel, no accident, and one celebrated puncture beside a pride of lions. Moses comes from Moroto, learned mechanics on army lorries and drives as though somebody’s grandmother were asleep in the back. He spots leopards at distances we cannot explain. In the evenings he is the man to ask about cattle, Karamojong names and how to cross a river when the bridge has gone.',
    specialties: ['Karamoja', 'Off-road driving', 'Vehicle repair', 'Wildlife spotting'],
    picture: 'staff-8',
  },
  {
    name: 'Sarah Chebet',
    role: 'Support staff - Guest Relations',
    bio: 'Sarah is the voice that answers when you write to us at midnight from another time zone. She meets flights at Entebbe with a cardboard sign and cold water, finds lost suitcases and remembers birthdays. Her family grows coffee above Sipi; the beans in our office kitchen come from her mother’s trees, and visitors are offered a cup before anything else is discussed.',
    specialties: ['Airport welcome', 'Bookings', 'Special diets', 'Sipi coffee'],
    picture: 'staff-3',
  },
  {
    name: 'Irene Wandera',
    role: 'Support staff - Vehicles and Safety',
    bio: 'Nothing leaves our yard in Ntinda until Irene has signed for it: tyres, brakes, seat belts, first-aid box, two spare wheels and a satellite telephone that she tests aloud. Trained as a mechanic in Busia by her uncle and as an engineer at college by people who knew less, she keeps a logbook for each of our seven vehicles. On Fridays she teaches every driver and guide one repair they hope never to need.',
    specialties: ['Fleet maintenance', 'Safety checks', 'Emergency planning'],
    picture: 'staff-7',
  },
];
