// How each picture of the demo is drawn.
import type { PictureName } from '../content/pictures.ts';
import { marks } from './partner-marks.ts';
import type { PortraitName } from './portrait-specs.ts';
import { staffSpecs } from './portrait-staff.ts';
import { travellerSpecs } from './portrait-travellers.ts';
import { portrait } from './portraits.ts';
import { crestedCrane } from './scenes/animals/crested-crane.ts';
import { elephantStorm } from './scenes/animals/elephant-storm.ts';
import { gorillaForest } from './scenes/animals/gorilla-forest.ts';
import { ishashaLions } from './scenes/animals/ishasha-lions.ts';
import { kibaleChimps } from './scenes/animals/kibale-chimps.ts';
import { kidepoSavannah } from './scenes/animals/kidepo-savannah.ts';
import { kobDawn } from './scenes/animals/kob-dawn.ts';
import { rhinoZiwa } from './scenes/animals/rhino-ziwa.ts';
import { savannahGiraffe } from './scenes/animals/savannah-giraffe.ts';
import { shoebillSwamp } from './scenes/animals/shoebill-swamp.ts';
import { balloonSunrise } from './scenes/places/balloon-sunrise.ts';
import { canopyWalk } from './scenes/places/canopy-walk.ts';
import { coffeeHarvest } from './scenes/places/coffee-harvest.ts';
import { danceDrums } from './scenes/places/dance-drums.ts';
import { equatorLine } from './scenes/places/equator-line.ts';
import { kampalaHills } from './scenes/places/kampala-hills.ts';
import { kasubiHeritage } from './scenes/places/kasubi-heritage.ts';
import { marketDay } from './scenes/places/market-day.ts';
import { mountainHikers } from './scenes/places/mountain-hikers.ts';
import { rwenzoriPeaks } from './scenes/places/rwenzori-peaks.ts';
import { teaFields } from './scenes/places/tea-fields.ts';
import { volcanoVirunga } from './scenes/places/volcano-virunga.ts';
import { cityGuesthouse } from './scenes/stays/city-guesthouse.ts';
import { craterLakeLodge } from './scenes/stays/crater-lake-lodge.ts';
import { forestTreehouse } from './scenes/stays/forest-treehouse.ts';
import { lakesideCottages } from './scenes/stays/lakeside-cottages.ts';
import { lodgeAtDusk } from './scenes/stays/lodge-at-dusk.ts';
import { nightCampfire } from './scenes/stays/night-campfire.ts';
import { tentedCampNight } from './scenes/stays/tented-camp-night.ts';
import { boatSafari } from './scenes/water/boat-safari.ts';
import { craterLakes } from './scenes/water/crater-lakes.ts';
import { jinjaNile } from './scenes/water/jinja-nile.ts';
import { kazingaChannel } from './scenes/water/kazinga-channel.ts';
import { lakeBunyonyi } from './scenes/water/lake-bunyonyi.ts';
import { murchisonFalls } from './scenes/water/murchison-falls.ts';
import { owenSunset } from './scenes/water/owen-sunset.ts';
import { sipiFalls } from './scenes/water/sipi-falls.ts';
import { sseseBeach } from './scenes/water/ssese-beach.ts';

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

/** As SVG, always the same. `share` is not drawn but set with the site's fonts: `npm run share-picture --workspace client`. */
export const drawings: Record<Exclude<PictureName, 'share'>, () => string> = {
  ...scenes,
  ...portraits,
  ...marks,
};
