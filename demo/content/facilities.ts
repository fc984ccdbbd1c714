// The stays of the demo agency. Some leave out what the site shows a default for.
import type { FacilityInput } from '../../server/src/generated/resolvers.ts';
import type { Demo } from './demo-record.ts';

export const demoFacilities: Demo<FacilityInput>[] = [
  {
    name: 'Ridge Lodge at Rubuguri',
    description: `Ten stone cottages stand along a ridge at 2,100 metres, and at dusk the whole of Bwindi turns blue below them. The trailheads of Rushaga and Nkuringo are both within forty minutes, which matters when the alarm goes at half past five.

Evenings happen round the fireplace in the main house. Soup comes first, whatever the season, because everyone arrives cold. Your boots disappear at the door and come back dry and brushed in the morning, and the hot-water bottle in your bed is not a thing you have to ask for.

Two of every three people who work here come from the villages on the ridge. The vegetables come from there too.`,
    features: [
      'Ten cottages with a fireplace or wood stove',
      'Boot drying and laundry overnight',
      'Full board with packed trekking lunch',
      'Terrace with a view to the Virunga volcanoes',
      'Garden that supplies the kitchen',
      'Step-free cottage near the main house',
    ],
    equipment: [
      'Walking sticks and gaiters',
      'Backup generator',
      'Wi-Fi in the main house',
      'First-aid room',
    ],
    openingHours: 'Reception 5:00 AM - 10:00 PM',
    availableDays: 'Monday - Sunday, closed 1 to 20 May',
    capacity: '24 guests',
    maintenance: 'Closed every May for repairs',
    picture: 'lodge-at-dusk',
  },
  {
    name: 'Kanyanchu Treehouses',
    description: `You climb nineteen steps, pull up the little gate and are at the height of the hornbills. Each of the four treehouses at the edge of Kibale holds a double bed, a single bed under the eaves and a balcony over a clearing that forest elephants cross on their own timetable.

A ranger walks you up at nightfall and fetches you at dawn; between those hours you stay put and listen. Tree hyraxes scream, galagos answer, and rain on a canvas roof has a sound of its own. Showers are warm, at ground level, and open to the stars on one side.

The chimpanzee briefing is six minutes away on foot, so breakfast can be slow.`,
    features: [
      'Four treehouses, six metres above the clearing',
      'Ranger escort at dusk and dawn',
      'Balcony for night listening',
      'Breakfast basket hoisted by rope',
      'Six minutes from the chimpanzee briefing',
    ],
    equipment: ['Solar lamps and charging point', 'Mosquito nets', 'Binoculars on loan'],
    availableDays: 'Monday - Sunday',
    capacity: '12 guests, from 12 years of age',
    picture: 'forest-treehouse',
  },
  {
    name: 'Bugala Lakeside Cottages',
    description: `The sand begins where the veranda ends. These eight cottages on Lutoboka bay belong to a cooperative of three families who used to fish together and now cook together; the perch on your plate was in Lake Victoria that morning.

Days here have few fixed points. Bicycles lean on the mango tree, a volleyball net is strung between two palms, and the bar opens when somebody is thirsty. On Saturday nights the young people of the village bring drums and light a fire at the far end of the beach, at a distance that lets early sleepers sleep.

The ferry jetty is a ten-minute walk, and a boy with a wheelbarrow will race you there with your bags.`,
    features: [
      'Eight cottages with their own veranda',
      'Sandy beach with a marked swimming area',
      'Fresh fish grilled over charcoal',
      'Bonfire with drummers on Saturdays',
      'Ten minutes from the ferry on foot',
    ],
    equipment: ['Bicycles', 'Canoes and life jackets', 'Volleyball net', 'Beach umbrellas'],
    openingHours: '7:00 AM - 11:00 PM',
    capacity: '28 guests',
    picture: 'lakeside-cottages',
  },
  {
    name: 'Narus Tented Camp',
    description: `Six canvas tents, a mess under an old sausage tree, and beyond the last lantern nothing until the hills of South Sudan. Narus Tented Camp is put up for the dry season only and leaves no foundations behind when it goes.

The tents are large enough to stand and turn in, with proper beds, a writing table and a bucket shower that the team fills with hot water when you call. Dinner is at one long table. After it most guests carry their chairs a few steps into the dark, because the night sky over Kidepo is the reason to stay up; the camp telescope is old but honest.

Lions pass through. An askari walks with you after sunset, without exception.`,
    features: [
      'Six walk-in tents with beds and bathroom',
      'Hot bucket showers on call',
      'Dinner at one shared table',
      'Stargazing with the camp telescope',
      'Armed night guard',
      'Sundowner spot on a rock kopje',
    ],
    equipment: ['Open game-drive vehicle', 'Satellite telephone', 'Solar power', 'Cool boxes'],
    openingHours: 'Arrivals 12:00 PM - 6:00 PM',
    availableDays: 'September to March, Monday - Sunday',
    maintenance: 'Taken down and aired each April',
    picture: 'tented-camp-night',
  },
  {
    name: 'Nyinambuga Crater Lodge',
    description: `Look up the picture on the twenty-thousand-shilling note: that lake is the one beneath the dining room. The lodge sits on the crater rim half an hour south of Fort Portal, built of local volcanic stone with shingle roofs that have weathered to the colour of the rock.

A path of 214 steps goes down to the jetty, and opinion is divided on coming up again. Colobus monkeys use the garden as a corridor at seven in the morning and five in the afternoon. On clear days, most often in January and in July, the snows of the Rwenzori show in the west before breakfast.

Tooro women from Kasenda teach basket weaving here on Wednesdays; the baskets for sale by the fire are theirs.`,
    features: [
      'Twelve rooms, all facing the lake',
      'Swimming jetty and rowing boats',
      'Rwenzori view on clear mornings',
      'Basket-weaving class on Wednesdays',
      'Crater-rim walk with a guide',
    ],
    equipment: ['Wi-Fi in every room', 'Yoga mats', 'Board games', 'Meeting room for 16'],
    openingHours: 'Reception around the clock',
    availableDays: 'Monday - Sunday',
    capacity: '26 guests',
    maintenance: 'One room at a time, all year',
    picture: 'crater-lake-lodge',
  },
  {
    name: 'Nakasero Guesthouse',
    description: `Our own house in Kampala, on the quiet side of Nakasero hill: a 1950s villa with red floors, ceiling fans and a jacaranda that drops its flowers on the breakfast tables in October. Most journeys begin or end here, and late flights are no trouble, for the gate is answered at any hour.

The nine rooms are plain and quiet, facing the garden rather than the street. Breakfast is served from five for those who must meet a driver, and until eleven for those who have just come down a mountain. Left luggage is free for as long as you are upcountry, and the laundry is back the same day.

Cooks change with the week: ask for the groundnut stew on Thursdays.`,
    features: [
      'Nine quiet rooms facing the garden',
      'Airport transfer at any hour',
      'Breakfast from 5:00 to 11:00',
      'Free luggage storage during your trip',
      'Same-day laundry',
      'Start of the free Kampala walk',
    ],
    equipment: ['Fast Wi-Fi', 'Desk in each room', 'Travel adapters', 'Safe', 'Cot and high chair'],
    picture: 'city-guesthouse',
  },
];
