// The news of the demo agency: two posts in each category, newest last. The films are openly licensed ones.
import type { PostInput } from '../../server/src/generated/resolvers.ts';
import type { Demo } from './demo-record.ts';

export const demoPosts: Demo<PostInput>[] = [
  {
    title: 'Names on gorilla permits: what changes from March',
    category: 'announcements',
    picture: 'gorilla-forest',
    createdAt: '2025-01-22T07:30:00.000Z',
    content: `<p>A gorilla permit has always carried the name of the person who treks. From 1 March we ask for that name, spelt as in the passport, on the day you book rather than six weeks later.</p>
<h2>Why we are asking sooner</h2>
<p>Permits for the dry months now go within days of being released. A booking held under “guest to follow” is the first to be cancelled when a sector is full, and last July it happened to a family of ours. They trekked two days late and were kind about it. We would rather it did not happen again.</p>
<h2>What we need from you</h2>
<ul>
<li>Full name and nationality, as printed in the passport</li>
<li>Passport number, and whether you will renew it before you travel</li>
<li>Date of birth: the minimum age of 15 is checked at the gate</li>
</ul>
<p>Replacing one traveller by another is still possible up to 30 days before the trek, for a fee that we pass on without adding to it. After that the permit stays as it is.</p>
<blockquote><p>Send the passport page when you book, even if the rest of the form can wait. It is the only piece of paper the forest insists on.</p></blockquote>
<p>If you have already booked for 2025 and have not heard from Sarah, you need do nothing: your names are in.</p>`,
  },
  {
    title: 'We gave Murchison a third morning',
    category: 'tours',
    picture: 'murchison-falls',
    createdAt: '2025-03-18T09:10:00.000Z',
    content: `<p>Our weekend to Murchison Falls used to leave Kampala at eight on Friday and race for the afternoon boat. Everybody arrived with a stiff neck. Since February we leave at half past six, walk with the rhinos before the heat, and do not look at a watch again until Sunday.</p>
<h2>How the days run now</h2>
<p>Friday belongs to the road and to Ziwa. Saturday starts on the north bank while the grass is wet and ends on the river. The change is Sunday: instead of driving straight home we go back across the bridge at dawn for two more hours, when the giraffes cross the Buligi tracks in a long line and the light is worth the early tea.</p>
<blockquote><p>On the first Sunday of the new plan we met eleven lions and one other car.</p></blockquote>
<h2>What it costs you</h2>
<ul>
<li>An alarm at five, once</li>
<li>Lunch in Masindi in place of Kampala</li>
<li>Nothing more: the second game drive falls within the same park ticket</li>
</ul>
<p>You are home by six in the evening. If you need to be in the office on Monday with clean shoes, tell us on Friday, and Moses will park where the mud is not.</p>`,
  },
  {
    title: 'Kidepo, month by month',
    category: 'destinations',
    picture: 'tented-camp-night',
    createdAt: '2025-06-05T06:45:00.000Z',
    content: `<p>“When should we go?” is the first question everyone asks about Kidepo, and “it depends” is a poor answer. Here is a better one, from Hellen’s notebook of seven seasons.</p>
<h2>September to November</h2>
<p>The grass is high and green, storms walk along the hills in the afternoon, and you may have the Narus valley to yourself. Buffaloes are scattered; birds are everywhere. Good for painters and for people who dislike dust.</p>
<h2>December to March</h2>
<p>Water shrinks to a few pools, and everything that drinks must come to them. This is the time for lions on the kopjes, for elephant bulls under the sausage trees and for the drive to the Kanangorok springs. Days pass 35 degrees. Nights are cool enough for a blanket, and the stars come down to the tent pegs.</p>
<h2>April to August</h2>
<p>Rain closes tracks without notice, and our camp is packed away. The park stays open; we send only travellers with time to spare and a sense of humour.</p>
<ul>
<li><strong>Best for big herds:</strong> January and February</li>
<li><strong>Best for birds:</strong> September and October</li>
<li><strong>Best price:</strong> the first two weeks of November</li>
</ul>
<blockquote><p>If you can go only once, go in the last week of January, and stay for four nights and not three.</p></blockquote>`,
  },
  {
    title: 'An evening of Karamoja stories',
    category: 'events',
    picture: 'kidepo-savannah',
    createdAt: '2025-08-12T10:00:00.000Z',
    content: `<p>On Thursday 28 August the garden of our guesthouse in Nakasero goes to the storytellers. Three elders from Moroto and Kaabong are in Kampala that week for the cattle-keepers’ assembly, and they have agreed to sit with us for an evening.</p>
<h2>What you will hear</h2>
<p>How an ox gets its name and lends it to a man. What the rainmaker does when it rains too much. Why the pattern of a blanket can say more than its wearer. Moses, who drives for us and grew up on these stories, translates from Ngakarimojong. He warns that some of the jokes do not survive the trip.</p>
<ul>
<li>Doors open at 5:30 PM, stories from 6:30 PM</li>
<li>Sorghum bread, roast goat and groundnut stew for 35,000 shillings</li>
<li>No entry fee; a basket goes round for the elders’ transport</li>
<li>Children are welcome until they fall asleep, and after that too</li>
</ul>
<blockquote><p>Please leave cameras in your bag during the telling. There will be a moment for pictures afterwards, and you will be asked to be in them.</p></blockquote>
<p>There is room for eighty chairs under the jacaranda. Reserve yours through the contact page by 25 August, and tell us if you need one with arms.</p>`,
  },
  {
    title: 'Film night under the jacaranda',
    category: 'events',
    picture: 'city-guesthouse',
    videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    createdAt: '2025-10-09T08:20:00.000Z',
    content: `<p>We own a bed sheet, a projector and one very long extension lead. From this month they make a cinema: every last Friday, at seven, in the garden of the Nakasero guesthouse, free for guests, neighbours and anybody who has ever travelled with us.</p>
<h2>The first programme</h2>
<p>We open on 31 October with <em>Big Buck Bunny</em>, a short film about a large rabbit and three small bullies. It was made by a handful of artists who gave the whole of it away, drawings included, which is why we may show it to you without asking anyone. You can watch it above if the rain wins.</p>
<ul>
<li>6:00 PM: popcorn, and samosas from Mama Fatuma’s stall</li>
<li>7:00 PM: the short film</li>
<li>7:15 PM: slides from this year’s Rwenzori climbs, with Robert</li>
<li>8:30 PM: home, or one more Stoney</li>
</ul>
<p>The travelling half of the idea starts in December, when the sheet goes upcountry with our drivers. Bugala beach, Sipi and the camp in Kidepo have all asked for a turn.</p>
<blockquote><p>Bring a cushion. The chairs came with the house, and so did their springs.</p></blockquote>`,
  },
  {
    title: 'Twelve guides, one cold river, eight certificates renewed',
    category: 'news',
    picture: 'jinja-nile',
    createdAt: '2025-11-14T07:05:00.000Z',
    content: `<p>For three days last week nobody in our team could be reached by telephone, because the telephones were in a box on the bank at Jinja and their owners were in the Nile. All twelve guides and drivers went through the wilderness first-aid course that we repeat every two years.</p>
<h2>What they practised</h2>
<ul>
<li>Throw bags and swimming rescues in moving water</li>
<li>Carrying a person out of the forest on two poles and three jackets</li>
<li>Altitude sickness: what it looks like before the patient admits it</li>
<li>Snake bites, and the long list of things not to do about them</li>
</ul>
<p>Eight of the twelve renewed their certificate at the first attempt. The other four failed the written part on drug doses, went home with the book, and sit it again on 2 December. Until they pass they work beside a colleague who has. We think you should know that, which is why it is here.</p>
<blockquote><p>“I have carried guests before. I had never been carried. It changes how you tie the knots.” <em>Emmanuel Tumwebaze</em></p></blockquote>
<p>The trainers came from the river-rescue school in Bujagali village. We thank them for their patience, and for the soup.</p>`,
  },
  {
    title: 'Green season in Kibale: a third off the treehouses',
    category: 'deals',
    picture: 'forest-treehouse',
    createdAt: '2026-03-10T06:00:00.000Z',
    content: `<p>In April and early May it rains in Kibale, mostly after lunch, and most people stay away. The chimpanzees do not. They come lower, for the figs, and the forest has a smell that you cannot buy in a bottle.</p>
<h2>The offer</h2>
<p>Stay two nights at Kanyanchu Treehouses between 6 April and 10 May and we take a third off both. With one chimpanzee permit, the Bigodi wetland walk and transport from Kampala the journey comes to <strong>1,980,000 shillings</strong> for each person in place of 2,450,000.</p>
<ul>
<li>Four treehouses, so four parties at a time</li>
<li>Minimum age 15 for tracking, 12 for the treehouse</li>
<li>Ponchos and rubber boots are lent; bring socks, and then more socks</li>
<li>Book by 31 March; change the date once without charge</li>
</ul>
<h2>An honest word about rain</h2>
<p>Tracking goes ahead in a drizzle and waits out a storm. If a whole morning is lost, the ranger puts you on the afternoon group. In four green seasons we have had one guest go home without seeing a chimp, and she went home with half her money.</p>
<blockquote><p>Rain on canvas, six metres up, is the best sleep of the year.</p></blockquote>`,
  },
  {
    title: 'Bunyonyi without a plan',
    category: 'destinations',
    picture: 'lake-bunyonyi',
    createdAt: '2026-04-21T11:40:00.000Z',
    content: `<p>Most people see Lake Bunyonyi on the way home from the gorillas, tired and for one night. We asked Juliet, who goes every year and stays a week, how to do it slowly.</p>
<h2>Start on the water</h2>
<p>Hire a dugout for the day and give up steering it for the first hour. They call the circles everyone makes the “muzungu corkscrew”, but Kampala people make them too. By the afternoon you will reach an island.</p>
<h2>Eat crayfish, and wait for it</h2>
<p>Crayfish were put into the lake decades ago and feel at home. Order at eleven for one o’clock. The masala version goes with chips; the plain one with silence.</p>
<h2>Hear what Akampene means</h2>
<p>A single tree stands on a patch of reeds. Unmarried girls who were pregnant were left on it, and some were fetched by men too poor to pay a bride price. There are old women on the shore who knew them by name. Go with a local guide and listen more than you ask.</p>
<ul>
<li>Bring a jersey: evenings are 12 degrees at 1,960 metres</li>
<li>Market days are Mondays and Fridays, at Rutinda landing</li>
<li>No hippos, no crocodiles; swim where the locals do</li>
</ul>
<blockquote><p>“Day four is when it starts. On day four I stop counting the islands.” <em>Juliet</em></p></blockquote>`,
  },
  {
    title: 'Four friends for the price of three at Sipi',
    category: 'deals',
    picture: 'coffee-harvest',
    createdAt: '2026-06-30T05:50:00.000Z',
    content: `<p>Coffee cherries ripen on Mount Elgon from August, and the farms above Sipi could do with a few clumsy extra hands. So from 1 August to 30 September, four people who book our Sipi weekend together pay for three.</p>
<p>That makes <strong>2,070,000 shillings for four</strong>, or 517,500 each, with everything that is normally in the price: the drive from Kampala, the walk past all three falls, a night in a stone cottage, meals and the coffee morning.</p>
<h2>What is different at harvest time</h2>
<ul>
<li>You pick for an hour before you drink; baskets are weighed and results announced</li>
<li>The pulping machine runs, and someone will let you turn it</li>
<li>Last year’s beans are sold at the farm gate for 25,000 shillings a kilo</li>
</ul>
<h2>The small print, in large print</h2>
<p>All four travel on the same Saturday. Abseiling beside the big fall is extra, 185,000 shillings, and is weather permitting. Groups of eight bring two free friends, groups of twelve three. We have not worked it out beyond that.</p>
<blockquote><p>The record for one hour’s picking is 9.4 kilos, held since 2024 by a dentist from Mukono.</p></blockquote>`,
  },
  {
    title: 'Where last year’s village share went',
    category: 'news',
    picture: 'kibale-chimps',
    createdAt: '2026-08-17T08:00:00.000Z',
    content: `<p>Out of every paid journey we set two per cent aside for the place it went to. In the twelve months to June that came to 41,600,000 shillings. The people who live there decide on its use; our part is to publish what they decided.</p>
<h2>The list</h2>
<ul>
<li><strong>Bigodi, 14,200,000:</strong> a new stretch of boardwalk, 180 metres, and the wages of the six men who built it</li>
<li><strong>Rubuguri, 11,500,000:</strong> roofing sheets and gutters for two classrooms, with a tank that now catches the rain</li>
<li><strong>Kaabong, 9,000,000:</strong> repair of a borehole that had been silent since 2023</li>
<li><strong>Lutoboka, 6,900,000:</strong> life jackets for the fishing boats, in sizes that fit children</li>
</ul>
<h2>What did not work</h2>
<p>The bee hives we helped to buy for the forest edge stand mostly empty. The wrong kind of hive, the committee tells us, and too close to the path. They will move them before the next flowering, and we shall report again.</p>
<blockquote><p>“When the rain comes we no longer shout over it. The class is quieter, and so am I.” <em>A teacher in Rubuguri</em></p></blockquote>
<p>Receipts lie in a blue folder at our office. Anyone may ask to see it.</p>`,
  },
  {
    title: 'The film we show before the Rwenzori',
    category: 'tours',
    picture: 'rwenzori-peaks',
    videoUrl: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    createdAt: '2026-09-29T09:30:00.000Z',
    content: `<p>The night before a Central Circuit, in the dining room in Kasese, Robert checks sixteen boots, weighs the bags and then hangs up a bed sheet. He shows <em>Sintel</em>, fifteen minutes long, about a girl who walks through snow after something she has lost. It is an open film, free to share, and you can watch it above.</p>
<p>Why that one? “Because she packs badly,” Robert says. “And because nobody tells her when to turn round.”</p>
<h2>The three talks that follow</h2>
<ul>
<li><strong>Feet.</strong> Two pairs of dry socks live in a plastic bag and are for sleeping only.</li>
<li><strong>Water.</strong> Three litres a day, also when you are cold, also when the toilet is outside.</li>
<li><strong>Turning round.</strong> At Elena hut the guide decides. You agree to it in Kasese, while you are warm and reasonable.</li>
</ul>
<h2>Who reached the top this season</h2>
<p>From June to September 34 guests set out with us and 27 stood on Margherita. Four stopped at Elena with headaches, two chose the Kitandara lakes instead and did not regret it, and one twisted a knee on day two and was carried down singing.</p>
<blockquote><p>Places for December and January open today. Six to a group, and the first group is half full.</p></blockquote>`,
  },
  {
    title: 'Our hours over Christmas and New Year',
    category: 'announcements',
    picture: 'kampala-hills',
    createdAt: '2026-11-16T06:15:00.000Z',
    content: `<p>Kampala empties in the last week of December. Half the city goes to the village, the other half holds a wedding, and the road to Masaka becomes a slow procession of mattresses. This is how to reach us meanwhile.</p>
<h2>The office</h2>
<ul>
<li><strong>24 December:</strong> 8:00 AM to 1:00 PM</li>
<li><strong>25 and 26 December:</strong> closed</li>
<li><strong>28 to 31 December:</strong> 9:00 AM to 3:00 PM</li>
<li><strong>1 January:</strong> closed; back to normal hours on 2 January</li>
</ul>
<h2>Journeys</h2>
<p>Everything that is booked runs as planned. Guides and drivers on the road have a duty manager at the end of the line around the clock, and so do you: the number is on the last page of your itinerary. The Saturday walk through Kampala takes place on 19 December and then rests until 9 January.</p>
<h2>If you mean to travel upcountry</h2>
<p>Leave before six or after ten on 23 and 24 December. Fuel up the day before. Ferries to Bugala are full by noon, so our guests’ seats are already paid for.</p>
<blockquote><p>To everybody who travelled, wrote, complained or sent a photograph this year: webale nnyo, and a calm Christmas.</p></blockquote>`,
  },
];
