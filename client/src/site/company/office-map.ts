/** Where the office is, in degrees. The address is made up; the hill is there. */
const office = { latitude: 0.2982, longitude: 32.5998 };

const span = { latitude: 0.006, longitude: 0.012 };
const box = [
  office.longitude - span.longitude,
  office.latitude - span.latitude,
  office.longitude + span.longitude,
  office.latitude + span.latitude,
];

/** The map as a frame, for visitors who ask for it. */
export const mapFrame = `https://www.openstreetmap.org/export/embed.html?bbox=${box.map((degrees) => degrees.toFixed(4)).join('%2C')}&layer=mapnik&marker=${office.latitude}%2C${office.longitude}`;

/** The map as a page of its own. */
export const mapPage = `https://www.openstreetmap.org/?mlat=${office.latitude}&mlon=${office.longitude}#map=16/${office.latitude}/${office.longitude}`;

/** One tile of that map: where it cannot be fetched, the map cannot be shown either. */
export const mapTile = 'https://tile.openstreetmap.org/16/38702/32713.png';
