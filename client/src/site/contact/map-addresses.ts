/** Where an office is, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const span = { latitude: 0.006, longitude: 0.012 };
const zoom = 16;

/** The map as a frame, for visitors who ask for it. */
export function mapFrame({ latitude, longitude }: Place): string {
  const box = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** The map as a page of its own. */
export const mapPage = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;

/** One tile of that map: where it cannot be fetched, the map cannot be shown either. */
export function mapTile({ latitude, longitude }: Place): string {
  const tiles = 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * tiles);
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * tiles);
  return `https://tile.openstreetmap.org/${zoom}/${x}/${y}.png`;
}
