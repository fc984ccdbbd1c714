// What travellers of the demo agency say. Field names are those of the entity: `position` is the quote, `currentTeam` the destination.
import type { AlumnusInput } from '../../server/src/generated/resolvers.ts';
import type { Demo } from './demo-record.ts';

export const demoAlumni: Demo<AlumnusInput>[] = [
  {
    name: 'Charlotte Ashdown',
    position:
      'I am 67 and was sure I would be the one to hold everyone up. Emmanuel set the pace by me without ever saying so, and when the silverback sat down three lengths of a bed away I forgot my knees altogether.',
    currentTeam: 'Bwindi',
    graduationYear: 2026,
    category: 'professional',
    achievements: ['Trekked to the gorillas in Rushaga', 'Planted a tree at Rubuguri school'],
    picture: 'traveller-1',
  },
  {
    name: 'Daniel Okwir',
    position:
      'Forty-two colleagues, one bus, and not a single complaint in the feedback form, which in our department is a record. The director fell off the raft twice.',
    currentTeam: 'Jinja',
    graduationYear: 2025,
    category: 'professional',
    achievements: ['Rafted the Nile with a team of 42', 'Ran two workshops on the river bank'],
    picture: 'traveller-2',
  },
  {
    name: 'Priya Raghunathan',
    position:
      'Robert turned us round an hour below the summit because of the wind. I was furious until breakfast. The next week he sent me the weather record and a photograph of the lakes with me smiling in it.',
    currentTeam: 'Rwenzori',
    graduationYear: 2024,
    category: 'professional',
    achievements: [
      'Reached Elena hut at 4,541 metres',
      'Walked the Kitandara lakes',
      'Kept her socks dry for six days',
    ],
    picture: 'traveller-8',
  },
  {
    name: 'Kenji Morita',
    position:
      'We were twenty-three zoology students with a student’s budget. They found us beds, a lecture from a ranger and a boat on the Kazinga Channel for less than our faculty spends on photocopies.',
    currentTeam: 'Queen Elizabeth',
    graduationYear: 2023,
    category: 'college',
    achievements: ['Counted 412 hippos in two hours', 'Published the bird list of the channel'],
    picture: 'traveller-9',
  },
  {
    name: 'Mei Lin Tan',
    position:
      'Married on Saturday, paddling in circles by Tuesday, laughing too hard to steer. The dinner by lanterns is the picture on our wall now, not the wedding one.',
    currentTeam: 'Lake Bunyonyi',
    graduationYear: 2026,
    category: 'professional',
    achievements: ['Four days without a telephone', 'Swam before breakfast every morning'],
    picture: 'traveller-3',
  },
  {
    name: 'Jonas Lindqvist',
    position:
      'On my exchange year I had seen the inside of one library. Three days at Murchison gave me the other half of my thesis and the only sunburn of my life on one ear.',
    currentTeam: 'Murchison Falls',
    graduationYear: 2024,
    category: 'college',
    achievements: ['Photographed a shoebill in the delta', 'Climbed from the boat to the top of the falls'],
    picture: 'traveller-4',
  },
  {
    name: 'Emily Hartmann',
    position:
      'The girls of our hiking club asked the guide whether the waterfall is switched off at night. He took us out with torches so that they could see for themselves. Nobody slept and nobody minded.',
    currentTeam: 'Sipi Falls',
    graduationYear: 2025,
    category: 'youth',
    achievements: ['Walked all three falls', 'Found the way back by compass', 'Roasted 4 kilos of coffee'],
    picture: 'traveller-10',
  },
  {
    name: 'Aisha Nalwoga',
    position:
      'I have lived in Kampala for twenty years and learned more on the free walk than in all of them. Now I take every cousin who visits, and I let Musa do the talking.',
    currentTeam: 'Kampala',
    graduationYear: 2022,
    category: 'college',
    achievements: ['One of the first hundred walkers', 'Brought eleven cousins'],
    picture: 'traveller-6',
  },
  {
    name: 'Rajesh Pandya',
    position:
      'I teach a class of sixty, and for most of them it was the first time on a boat, as it was for two of my colleagues. Every child had a life jacket that fitted. By the first evening someone had learned all sixty names.',
    currentTeam: 'Ssese Islands',
    graduationYear: 2023,
    category: 'youth',
    achievements: ['Sixty pupils crossed Lake Victoria', 'Won the sandcastle prize of Lutoboka'],
    picture: 'traveller-5',
  },
  {
    name: 'Henk van Aalst',
    position:
      'My grandson is thirteen and answers most questions with a shrug. He hammered bark for an hour, then explained all four kings to me over lunch. The cloth he made has a hole in it and hangs above his bed.',
    currentTeam: 'Kasubi',
    graduationYear: 2022,
    category: 'professional',
    achievements: ['Made a piece of bark cloth', 'Ate luwombo with his fingers'],
    picture: 'traveller-7',
  },
];
