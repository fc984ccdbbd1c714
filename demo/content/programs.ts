// The twelve programs of the demo agency. Prices are per person in Uganda shillings.
import type { ProgramInput } from '../../server/src/generated/resolvers.ts';
import type { Demo } from './demo-record.ts';

export const demoPrograms: Demo<ProgramInput>[] = [
  {
    name: 'Gorilla Trek in Bwindi',
    description: `Walk into Bwindi Impenetrable Forest with a ranger, two trackers and at most seven other guests, and spend one hour with a habituated family of mountain gorillas.

Day one is the road: we leave Kampala at six, stop on the Equator at Kayabwe for coffee, eat lunch in Mbarara and reach the forest edge at Rushaga before dark. Day two is the trek. The briefing starts at half past seven; after that it may be forty minutes or five hours until the trackers’ radio crackles. Day three brings you home, with time to buy baskets from the women’s cooperative near the gate.

The price covers the gorilla permit, transport in a 4x4 with an English-speaking guide, two nights full board and drinking water. Porters are hired at the gate and cost about 80,000 shillings; we recommend one even to strong walkers, because the work stays in the village.

Trekkers must be 15 or older and free of coughs and colds on the day. Bring your passport, gardening gloves for the nettles and boots that have already met mud. Permits carry your name, so we need it ten weeks ahead in the dry months.`,
    picture: 'gorilla-forest',
    duration: '3 days',
    price: 5_850_000,
    schedule:
      'Departs Mondays and Thursdays, Leaves Kampala 6:00 AM, All year, Driest from June to September',
    category: 'activity',
    maxParticipants: 8,
    minimumAge: 15,
  },
  {
    name: 'Murchison Falls and the Albert Delta',
    description: `At the top of Murchison Falls the whole Nile goes through a gap seven metres wide. You feel it in the handrail before you hear it, and your shirt will be wet by the time you reach the lookout.

We take three days over Uganda’s largest park so that nothing is hurried. On the way up there is a walk among the white rhinos of Ziwa. The second morning belongs to the north bank, where giraffes stand between the borassus palms and the lions of Buligi lie up close to the track. After lunch a boat carries you upstream, past bee-eaters and very large crocodiles, to the foot of the falls; those who like can climb the last forty-five minutes to the top on foot.

Included are park entry, the rhino walk, the boat, every game drive, two nights at a tented camp on the south bank and all meals from lunch on day one. Families do well on this trip: the walks are short and there is no minimum age for the boat.

Pack long sleeves against tsetse flies, in any colour but dark blue.`,
    picture: 'murchison-falls',
    duration: '3 days',
    price: 2_350_000,
    schedule: 'Every Friday, Departs 6:30 AM, Extra departures on public holidays',
    category: 'destination',
    maxParticipants: 14,
  },
  {
    name: 'Kazinga Channel by Boat',
    description: `Two hours on the Kazinga Channel will show you more hippos than you can count, and you need not walk a step. The water joins Lake George to Lake Edward inside Queen Elizabeth National Park, and in the afternoon everything with a thirst comes down to it: buffaloes, elephants with calves, kob, and pied kingfishers by the hundred.

We drive from Kampala by way of Fort Portal and the crater lakes, sleep near Mweya and take the two o’clock sailing on the second day, after an early game drive on the Kasenyi plains. A fishing village lies at the mouth of the channel; the boat turns there, beside pelicans and children waving from the landing.

What you pay covers the seat on the boat, park fees for 24 hours, one night’s full board, the game drive and the journey both ways. Drinks and tips are your own.

This is our easiest wildlife trip and the one we give grandparents. The boat has a roof, a toilet and a life jacket in each size. Photographers should ask us for the left-hand side on the way out.`,
    picture: 'kazinga-channel',
    duration: '2 days',
    price: 1_290_000,
    schedule: 'Tuesday and Saturday, Departs 6:00 AM, Boat sails 2:00 PM, All year',
    category: 'activity',
    maxParticipants: 18,
  },
  {
    name: 'Rwenzori Central Circuit to Margherita',
    description: `Margherita Peak is 5,109 metres high, stands almost on the Equator and still carries ice. The Central Circuit takes seven days from the Nyakalengija trailhead to the summit and down again; two days of driving make nine.

Expect bog, boardwalk and ladders. You climb through bamboo to Nyabitaba, among giant heather to John Matte hut, then over the Bujuku mires where lobelias stand taller than your tent would. From Elena hut, at 4,541 metres, the summit party sets out at two in the morning, roped, with crampons. The way home by the Kitandara lakes is, in the opinion of our guides, the better half.

The Bakonzo crew is yours for the whole circuit: a lead guide, a summit guide, a cook, and two porters for each guest. We supply ropes, crampons, harness and a sleeping bag rated to minus ten, pay all park and rescue fees, and put you up in Kasese the night before and the night after.

No technical record is asked for, only honest fitness: six hours uphill on wet ground, several days running. We send a training plan when you book and will tell you plainly if we think you should take the shorter Mahoma Loop instead.`,
    picture: 'rwenzori-peaks',
    duration: '9 days',
    price: 7_900_000,
    schedule: 'First Saturday of the month, December to February, June to September',
    category: 'activity',
    maxParticipants: 6,
  },
  {
    name: 'Chimpanzees of Kibale',
    description: `You hear them first. A pant-hoot starts somewhere to the left, another answers, and then the canopy of Kibale seems to shout from all sides at once. Somewhere above 1,400 chimpanzees live here, the largest population in the country, and the groups around Kanyanchu have known people for more than thirty years.

Tracking starts at eight on the second morning. Groups are of six, with a ranger, and once the chimps are found you stay for an hour, on the ground with them if they are down to feed and bent backwards staring up if they are not. In the afternoon we cross the road to Bigodi, where the village runs its own boardwalk through the wetland; red colobus and the great blue turaco are close to certain.

One tracking permit, the Bigodi walk, transport from Kampala, one night in a cottage by a crater lake and four meals are in the price. An extra permit for a second morning can be added.

The minimum age is 15, and anyone with a cold must sit it out. Long trousers tucked into socks will save you from the safari ants.`,
    picture: 'kibale-chimps',
    duration: '2 days',
    price: 2_180_000,
    schedule: 'Wednesday and Saturday, Departs 6:00 AM, All year except the last week of April',
    category: 'activity',
    maxParticipants: 12,
    minimumAge: 15,
  },
  {
    name: 'Sipi Falls and the Coffee Slopes',
    description: `Three waterfalls, one steep green valley and the best cup of coffee we know how to find. Sipi lies on the shoulder of Mount Elgon, at about 1,800 metres, where evenings are cool enough for a jersey and the view runs west over the plains as far as Lake Kyoga.

The walk past all three falls takes four hours at an easy pace, with a Sabiny guide who grew up on the path. You can stand behind the middle one. The highest drops about a hundred metres, and if your nerve holds there is a rope beside it: abseiling is optional and paid on the spot.

On the second morning a farming family shows you arabica from red cherry to roasting pan. You pound it, you roast it over a wood fire, you drink it, and you take a bag home.

Transport from Kampala through Jinja and Mbale, local guides, the coffee morning, a night in a stone cottage and three meals are included. The trip suits first-time hikers, couples and teenagers with energy. Paths are clay and slippery after rain, so bring shoes with a proper tread; walking sticks are lent free of charge.`,
    picture: 'sipi-falls',
    duration: '2 days',
    price: 690_000,
    schedule: 'Every Saturday, Departs 7:00 AM, Weekdays on request, All year',
    category: 'destination',
    maxParticipants: 16,
  },
  {
    name: 'Team Retreat on the Nile at Jinja',
    description: `We plan staff days so that your office manager need not. Jinja is two hours from Kampala, has a river that does most of the team building by itself, and offers meeting rooms with a projector that works.

A usual programme looks like this. Thursday: arrive by coach, hold your morning session under a thatched roof on the river bank, paddle a flat stretch in the afternoon and eat grilled tilapia at long tables. Friday: half the team takes the rafts through the rapids below Kalagala, the other half cycles through the villages with a guide, and everyone meets for lunch. The last session ends at three, and the bus is back in the city by evening.

You receive one invoice for all of it: coach, beds, three main meals a day, meeting room, facilitator, rafting or cycling, safety kayakers and insurance on the water. We need numbers two weeks ahead and dietary needs one week ahead. The price is per person for groups of twelve or more.

Nobody has to raft. Non-swimmers are welcome on the calm paddle, where life jackets are worn by all, directors included.`,
    picture: 'jinja-nile',
    duration: '2 days',
    price: 640_000,
    schedule: 'Monday to Friday by arrangement, Departs 7:30 AM, All year',
    category: 'services',
    maxParticipants: 60,
  },
  {
    name: 'Kidepo Valley by Air',
    description: `Kidepo is as far as you can go in Uganda without a second passport. By road it takes eleven hours; our small plane from Entebbe needs two and lands on a grass strip that somebody has just cleared of zebras.

There are four days for a park that sees fewer visitors in a year than Murchison does in a month. Mornings and late afternoons go to the Narus valley, where lions sleep on the rock kopjes and the buffalo herds run past a thousand. In the dry months the ostriches and cheetahs of the Kidepo side are worth the long drive to the Kanangorok hot springs. On the third day a Karamojong family near the gate receives us in their manyatta. The visit is arranged by the elders, its fee goes to them, and you ask before taking any picture.

Return flights with 15 kilograms of soft luggage, three nights at a tented camp with all meals, game drives in an open vehicle, park fees and the village visit are included.

It is hot, dusty and very quiet. Readers, birders and people who have already seen the south tell us it was the trip they came for. Children under eight are better served elsewhere.`,
    picture: 'kidepo-savannah',
    duration: '4 days',
    price: 7_450_000,
    schedule: 'Every second Thursday, Flight leaves Entebbe 8:00 AM, September to March',
    category: 'destination',
    maxParticipants: 9,
  },
  {
    name: 'Kampala on Foot: a Welcome Walk',
    description: `Just landed? Spend your first morning with us and pay nothing. One of our guides will show you how the city works: where to change money, how to cross Kampala Road, what to say to a boda rider, and why everything here is described by its hill.

We meet at the gate of our guesthouse on Nakasero at nine. The route goes downhill to Nakasero Market for jackfruit and groundnuts, past the taxi park, seen from a balcony because that is the only way to understand it, and up to Old Kampala, where the minaret of the national mosque shows you all seven hills at once. The walk ends over a rolex, which is an omelette in a chapati and not a watch, at a stall we have trusted for years.

It takes three and a half hours and covers about five kilometres. The guide is free; the mosque asks a small entry fee from visitors and lends shawls. Breakfast is your own, and so is the rolex.

Come with a hat, flat shoes and your questions about the rest of your journey. Please book a place, as we keep groups small enough to cross a road together.`,
    picture: 'kampala-hills',
    duration: 'Half a day',
    price: 0,
    schedule: 'Tuesday and Saturday, Starts 9:00 AM, All year, Not on public holidays',
    category: 'services',
    maxParticipants: 12,
  },
  {
    name: 'Honeymoon on Lake Bunyonyi',
    description: `For two people who have just danced with four hundred guests, we offer four days with hardly any. Lake Bunyonyi lies at almost 2,000 metres in the terraced hills of Kigezi, with 29 islands and mist until breakfast.

Your driver collects you the morning after the wedding, or whichever later morning you prefer. By late afternoon a wooden boat brings you to a cottage with its own jetty and fireplace. What follows is up to you. Paddle a dugout, which turns in circles for everyone at first. Walk up to the viewpoint with a picnic. Hear the hard story of Akampene, where unmarried mothers were once left, from a guide whose grandmother was taken off it. Or sleep.

The price is for each of you and includes the private car with driver, the boat, three nights half board, one dinner by lanterns on the jetty, a canoe for your whole stay and a massage each. Gorilla permits can be added; the forest is two hours away and we hold the dates while you think.

Evenings fall to twelve degrees, so pack a jumper. Neither hippos nor crocodiles live in the lake, and swimming off the jetty is the custom.`,
    picture: 'lake-bunyonyi',
    duration: '4 days',
    price: 2_760_000,
    schedule: 'Any day on request, Collected from 8:00 AM, All year',
    category: 'services',
    maxParticipants: 2,
  },
  {
    name: 'Ssese Islands Weekend',
    description: `Friday after lunch the ferry leaves Nakiwogo landing at Entebbe, and with it goes your week. Three and a half hours of Lake Victoria later you step off at Lutoboka on Bugala, the largest of the 84 islands in the Ssese group.

Saturday has a plan for those who want one. We cycle on red roads through forest and oil-palm country to Kalangala town, look for vervet monkeys and hornbills in what is left of the old woods, and are back in time for a swim. The afternoon boat goes round to a fishing village to see the silver mukene spread out to dry. Those who want no plan will find hammocks, a volleyball net and a cook with a fire of charcoal and fresh perch.

Sunday’s ferry sails at eight, so you are in Kampala for a late breakfast.

Ferry seats in first class, two nights in a beach cottage, all meals from Friday dinner, bicycles and the village boat come with the price. Groups of friends and families make up most of our weekends. The lake has bilharzia in places; we show you where people swim, and a check-up six weeks later is a sensible habit. Bring cash, as there is one machine in Kalangala and it often rests.`,
    picture: 'ssese-beach',
    duration: '3 days',
    price: 780_000,
    schedule: 'Every Friday, Ferry leaves Entebbe 2:00 PM, Back on Sunday',
    category: 'destination',
    maxParticipants: 20,
  },
  {
    name: 'Kasubi, Mengo and the Bark-Cloth Makers',
    description: `Our agency is named after lubugo, the cloth that is beaten from the bark of the mutuba tree. On this day you learn why a kingdom wraps its kings in it.

The morning is at Kasubi, where four kabakas of Buganda lie under one great thatched dome. It burned in 2010; the years of rebuilding are half the story, and a guide from the royal household tells the other half. From there we follow the straight royal mile between the Bulange, seat of the Lukiiko, and the palace at Mengo, with a stop at the cells from the 1970s that some guests prefer to pass by.

Lunch is luwombo steamed in banana leaf. Then we drive an hour to a workshop in Masaka Road country. The master strips, boils and hammers the bark with grooved mallets; you take your turn, and find that an even beat is harder than it sounds.

Entrance fees, both guides, the workshop, lunch, water and the minibus are covered. Knees and shoulders should be, too: a wrap is lent to those who need one. The day asks little of your legs and a good deal of your ears, and children from about nine enjoy the hammering.`,
    picture: 'kasubi-heritage',
    duration: '1 day',
    price: 185_000,
    schedule: 'Daily except Monday, Starts 8:30 AM, Closed on royal ceremony days',
    category: 'activity',
    maxParticipants: 15,
  },
];
