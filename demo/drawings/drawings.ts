// How each picture of the demo is drawn.
import type { PictureName } from '../content/pictures.ts';
import type { PortraitName } from './portrait-specs.ts';
import { staffSpecs } from './portrait-staff.ts';
import { travellerSpecs } from './portrait-travellers.ts';
import { portrait } from './portraits.ts';
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

const scenes = {
  'gorilla-forest': gorillaForest,
  'murchison-falls': murchisonFalls,
  'kazinga-channel': kazingaChannel,
  'rwenzori-peaks': rwenzoriPeaks,
  'kibale-chimps': kibaleChimps,
  'sipi-falls': sipiFalls,
  'jinja-nile': jinjaNile,
  'kidepo-savannah': kidepoSavannah,
  'kampala-hills': kampalaHills,
  'lake-bunyonyi': lakeBunyonyi,
  'ssese-beach': sseseBeach,
  'kasubi-heritage': kasubiHeritage,
  'lodge-at-dusk': lodgeAtDusk,
  'forest-treehouse': forestTreehouse,
  'lakeside-cottages': lakesideCottages,
  'tented-camp-night': tentedCampNight,
  'crater-lake-lodge': craterLakeLodge,
  'city-guesthouse': cityGuesthouse,
  'savannah-giraffe': savannahGiraffe,
  'crater-lakes': craterLakes,
  'ishasha-lions': ishashaLions,
  'shoebill-swamp': shoebillSwamp,
  'crested-crane': crestedCrane,
  'coffee-harvest': coffeeHarvest,
  'market-day': marketDay,
  'dance-drums': danceDrums,
  'equator-line': equatorLine,
  'night-campfire': nightCampfire,
  'elephant-storm': elephantStorm,
  'kob-dawn': kobDawn,
  'mountain-hikers': mountainHikers,
  'boat-safari': boatSafari,
  'tea-fields': teaFields,
  'rhino-ziwa': rhinoZiwa,
  'balloon-sunrise': balloonSunrise,
  'canopy-walk': canopyWalk,
  'owen-sunset': owenSunset,
  'volcano-virunga': volcanoVirunga,
};

const portraits = Object.fromEntries(
  Object.entries({ ...staffSpecs, ...travellerSpecs }).map(([name, spec]) => [name, () => portrait(spec)]),
) as Record<PortraitName, () => string>;

/** As SVG, always the same. */
export const drawings: Record<PictureName, () => string> = { ...scenes, ...portraits };
