// Every picture of the demo content by name: how to draw it and its alternative text.
import { portraitPictures } from './portrait-pictures.ts';
import type { PortraitName } from './portrait-specs.ts';
import { balloonSunrise } from './scenes/balloon-sunrise.ts';
import { boatSafari } from './scenes/boat-safari.ts';
import { canopyWalk } from './scenes/canopy-walk.ts';
import { cityGuesthouse } from './scenes/city-guesthouse.ts';
import { coffeeHarvest } from './scenes/coffee-harvest.ts';
import { craterLakeLodge } from './scenes/crater-lake-lodge.ts';
import { craterLakes } from './scenes/crater-lakes.ts';
import { crestedCrane } from './scenes/crested-crane.ts';
import { danceDrums } from './scenes/dance-drums.ts';
import { elephantStorm } from './scenes/elephant-storm.ts';
import { equatorLine } from './scenes/equator-line.ts';
import { forestTreehouse } from './scenes/forest-treehouse.ts';
import { gorillaForest } from './scenes/gorilla-forest.ts';
import { ishashaLions } from './scenes/ishasha-lions.ts';
import { jinjaNile } from './scenes/jinja-nile.ts';
import { kampalaHills } from './scenes/kampala-hills.ts';
import { kasubiHeritage } from './scenes/kasubi-heritage.ts';
import { kazingaChannel } from './scenes/kazinga-channel.ts';
import { kibaleChimps } from './scenes/kibale-chimps.ts';
import { kidepoSavannah } from './scenes/kidepo-savannah.ts';
import { kobDawn } from './scenes/kob-dawn.ts';
import { lakeBunyonyi } from './scenes/lake-bunyonyi.ts';
import { lakesideCottages } from './scenes/lakeside-cottages.ts';
import { lodgeAtDusk } from './scenes/lodge-at-dusk.ts';
import { marketDay } from './scenes/market-day.ts';
import { mountainHikers } from './scenes/mountain-hikers.ts';
import { murchisonFalls } from './scenes/murchison-falls.ts';
import { nightCampfire } from './scenes/night-campfire.ts';
import { owenSunset } from './scenes/owen-sunset.ts';
import { rhinoZiwa } from './scenes/rhino-ziwa.ts';
import { rwenzoriPeaks } from './scenes/rwenzori-peaks.ts';
import { savannahGiraffe } from './scenes/savannah-giraffe.ts';
import { shoebillSwamp } from './scenes/shoebill-swamp.ts';
import { sipiFalls } from './scenes/sipi-falls.ts';
import { sseseBeach } from './scenes/ssese-beach.ts';
import { teaFields } from './scenes/tea-fields.ts';
import { tentedCampNight } from './scenes/tented-camp-night.ts';
import { volcanoVirunga } from './scenes/volcano-virunga.ts';

export interface Picture {
  draw: () => string;
  alt: string;
}

export type SceneName =
  | 'gorilla-forest'
  | 'murchison-falls'
  | 'kazinga-channel'
  | 'rwenzori-peaks'
  | 'kibale-chimps'
  | 'sipi-falls'
  | 'jinja-nile'
  | 'kidepo-savannah'
  | 'kampala-hills'
  | 'lake-bunyonyi'
  | 'ssese-beach'
  | 'kasubi-heritage'
  | 'lodge-at-dusk'
  | 'forest-treehouse'
  | 'lakeside-cottages'
  | 'tented-camp-night'
  | 'crater-lake-lodge'
  | 'city-guesthouse'
  | 'savannah-giraffe'
  | 'crater-lakes'
  | 'ishasha-lions'
  | 'shoebill-swamp'
  | 'crested-crane'
  | 'coffee-harvest'
  | 'market-day'
  | 'dance-drums'
  | 'equator-line'
  | 'night-campfire'
  | 'elephant-storm'
  | 'kob-dawn'
  | 'mountain-hikers'
  | 'boat-safari'
  | 'tea-fields'
  | 'rhino-ziwa'
  | 'balloon-sunrise'
  | 'canopy-walk'
  | 'owen-sunset'
  | 'volcano-virunga';

export type PictureName = SceneName | PortraitName;

const scenes: Record<SceneName, Picture> = {
  'gorilla-forest': {
    draw: gorillaForest,
    alt: 'A silverback gorilla and a young one on a mossy ridge in Bwindi while the sun rises through layered forest mist.',
  },
  'murchison-falls': {
    draw: murchisonFalls,
    alt: 'The Nile bursts through a narrow gorge at Murchison Falls, with a rainbow in the spray and a fish eagle overhead.',
  },
  'kazinga-channel': {
    draw: kazingaChannel,
    alt: 'Elephants drink and hippos surface in the Kazinga Channel as a safari launch glides through the sunset.',
  },
  'rwenzori-peaks': {
    draw: rwenzoriPeaks,
    alt: 'Three hikers follow a trail between giant lobelias and groundsels toward the glowing snow peaks of the Rwenzori.',
  },
  'kibale-chimps': {
    draw: kibaleChimps,
    alt: 'A chimpanzee rests on a mossy bough in Kibale forest while shafts of light fall between tall trunks.',
  },
  'sipi-falls': {
    draw: sipiFalls,
    alt: 'Sipi Falls drops over ochre cliffs below Mount Elgon, above terraced slopes of coffee and bananas.',
  },
  'jinja-nile': {
    draw: jinjaNile,
    alt: 'Six paddlers ride a raft through the white water of the Nile near Jinja.',
  },
  'kidepo-savannah': {
    draw: kidepoSavannah,
    alt: 'Zebras and a far herd of buffalo graze the golden Kidepo valley in front of blue mountain ranges.',
  },
  'kampala-hills': {
    draw: kampalaHills,
    alt: 'Kampala lights up at dusk across its hills, with a minaret, a domed cathedral and a boda-boda on the road.',
  },
  'lake-bunyonyi': {
    draw: lakeBunyonyi,
    alt: 'Two people paddle a dugout canoe over misty Lake Bunyonyi, past islands and terraced hills.',
  },
  'ssese-beach': {
    draw: sseseBeach,
    alt: 'Palms, a hammock and a painted boat on a white beach of the Ssese Islands in Lake Victoria.',
  },
  'kasubi-heritage': {
    draw: kasubiHeritage,
    alt: 'The great thatched royal house at Kasubi with drums in the court and bark cloth drying in the sun.',
  },
  'lodge-at-dusk': {
    draw: lodgeAtDusk,
    alt: 'A thatched safari lodge glows with lamplight above a darkening valley.',
  },
  'forest-treehouse': {
    draw: forestTreehouse,
    alt: 'A wooden treehouse with lit windows stands high between forest giants.',
  },
  'lakeside-cottages': {
    draw: lakesideCottages,
    alt: 'A row of cottages with verandas looks over a calm lake in early light.',
  },
  'tented-camp-night': {
    draw: tentedCampNight,
    alt: 'Safari tents glow under a sky full of stars and the Milky Way.',
  },
  'crater-lake-lodge': {
    draw: craterLakeLodge,
    alt: 'A small lodge looks down on a round green crater lake from its rim.',
  },
  'city-guesthouse': {
    draw: cityGuesthouse,
    alt: 'The shady veranda and flowering garden of a Kampala guesthouse in the morning.',
  },
  'savannah-giraffe': {
    draw: savannahGiraffe,
    alt: 'Two giraffes stand beside an acacia in front of a huge setting sun.',
  },
  'crater-lakes': {
    draw: craterLakes,
    alt: 'A chain of crater lakes shines between green hills under drifting clouds.',
  },
  'ishasha-lions': {
    draw: ishashaLions,
    alt: 'A lion and a lioness doze on the branches of a great fig tree in Ishasha.',
  },
  'shoebill-swamp': {
    draw: shoebillSwamp,
    alt: 'A shoebill stands among papyrus in the misty Mabamba swamp while a canoe waits behind it.',
  },
  'crested-crane': {
    draw: crestedCrane,
    alt: 'A grey crowned crane, the bird of the Ugandan flag, in a flowering meadow at sunrise.',
  },
  'coffee-harvest': {
    draw: coffeeHarvest,
    alt: 'A woman in a kitenge dress picks ripe red cherries from the branches of a coffee bush.',
  },
  'market-day': {
    draw: marketDay,
    alt: 'Market women sell fruit below bright kitenge cloths and umbrellas.',
  },
  'dance-drums': {
    draw: danceDrums,
    alt: 'Dancers in raffia skirts move to the rhythm of drummers in front of a setting sun.',
  },
  'equator-line': {
    draw: equatorLine,
    alt: 'Travellers celebrate at the Uganda equator monument beside the road.',
  },
  'night-campfire': {
    draw: nightCampfire,
    alt: 'Friends sit around a camp fire between safari tents below a full moon and the Milky Way.',
  },
  'elephant-storm': {
    draw: elephantStorm,
    alt: 'An elephant walks out of a dark storm sky with lightning, its herd and two acacias behind it.',
  },
  'kob-dawn': {
    draw: kobDawn,
    alt: 'A male Ugandan kob stands on a termite mound at lilac dawn, his herd in the ground mist behind him.',
  },
  'mountain-hikers': {
    draw: mountainHikers,
    alt: 'Hikers climb a dark ridge above a sea of cloud at sunrise.',
  },
  'boat-safari': {
    draw: boatSafari,
    alt: 'Guests on a covered boat look for hippos on a bright lake while a kingfisher watches from a stem.',
  },
  'tea-fields': {
    draw: teaFields,
    alt: 'Three tea pickers with baskets work in bright green rows of tea below the hills of Fort Portal.',
  },
  'rhino-ziwa': {
    draw: rhinoZiwa,
    alt: 'A white rhino and her calf walk through dark grass at Ziwa under a great full moon.',
  },
  'balloon-sunrise': {
    draw: balloonSunrise,
    alt: 'Striped hot-air balloons float over a savannah river at sunrise.',
  },
  'canopy-walk': {
    draw: canopyWalk,
    alt: 'Two visitors cross a rope bridge high in the forest canopy while hornbills fly by.',
  },
  'owen-sunset': {
    draw: owenSunset,
    alt: 'The cable-stayed Nile bridge at Jinja in front of a violet and gold sunset.',
  },
  'volcano-virunga': {
    draw: volcanoVirunga,
    alt: 'The blue cones of the Virunga volcanoes rise above a village and its fields by moonlight.',
  },
};

export const pictures: Record<PictureName, Picture> = { ...scenes, ...portraitPictures };
