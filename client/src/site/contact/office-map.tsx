import { Box, chakra, Flex } from '@chakra-ui/react';
import { Map as MapIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { joined } from '../../lib/company.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useCompany } from '../shell/company.ts';
import { MapDrawing } from './map-drawing.tsx';

/** Milliseconds until a map that has not come is given up. */
const loadTimeout = 12_000;

const Frame = chakra('iframe', {
  base: { position: 'absolute', inset: '0', w: 'full', h: 'full', border: '0' },
});

type Stage = 'drawing' | 'asked' | 'reached' | 'shown' | 'missing';

/** A drawing of the neighbourhood; the real map is fetched from OpenStreetMap when somebody asks for it. */
export function OfficeMap({ place }: { place: Place }) {
  const { stage, ask, arrived } = useMap(mapTile(place));
  const frame = useRef<HTMLIFrameElement>(null);
  const { street, area, city } = useCompany();
  const address = joined(', ', street, area, city);
  useEffect(() => {
    if (stage === 'shown') frame.current?.focus();
  }, [stage]);

  return (
    <Box as="figure">
      <Box
        position="relative"
        overflow="hidden"
        borderRadius="sm"
        h={{ base: '22rem', lg: '30rem' }}
        bg="subtle"
      >
        <MapDrawing />
        {stage === 'reached' || stage === 'shown' ? (
          <Frame
            ref={frame}
            src={mapFrame(place)}
            title={joined(' of ', 'Map', joined(', ', area, city))}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            opacity={stage === 'shown' ? '1' : '0'}
            transition="opacity 300ms"
            onLoad={arrived}
          />
        ) : (
          <Flex position="absolute" insetX="0" bottom="0" p={{ base: '4', lg: '6' }} data-needs-script>
            <Button onClick={ask} disabled={stage === 'asked'}>
              {stage === 'asked' ? <Spinner /> : <MapIcon aria-hidden />}
              {stage === 'missing' ? 'Try again' : 'Show map'}
            </Button>
          </Flex>
        )}
      </Box>
      <Box as="figcaption" mt="3" fontSize="sm" color="muted">
        <Box role="status">
          {stage === 'missing' &&
            `The map cannot be reached just now. ${address && `We are at ${address}. `}`}
        </Box>
        {stage === 'drawing' &&
          'Drawn, not measured. The real map comes from OpenStreetMap when you ask for it. '}
        <chakra.a
          href={mapPage(place)}
          target="_blank"
          rel="noopener noreferrer"
          display="block"
          w="fit"
          py="2.5"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          Open in OpenStreetMap
        </chakra.a>
      </Box>
    </Box>
  );
}

/** From the drawing to the map, or to the words that take its place. A frame never tells that it failed, a picture does. */
function useMap(tileAddress: string) {
  const [stage, setStage] = useState<Stage>('drawing');
  useEffect(() => {
    if (stage !== 'asked' && stage !== 'reached') return;
    const timer = setTimeout(() => setStage('missing'), loadTimeout);
    return () => clearTimeout(timer);
  }, [stage]);

  function ask() {
    setStage('asked');
    const tile = new Image();
    tile.onload = () => setStage('reached');
    tile.onerror = () => setStage('missing');
    tile.src = tileAddress;
  }

  return { stage, ask, arrived: () => setStage('shown') };
}

/** Where an office is, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

const span = { latitude: 0.006, longitude: 0.012 };
const zoom = 16;

/** The map as a frame, for visitors who ask for it. */
function mapFrame({ latitude, longitude }: Place): string {
  const box = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** The map as a page of its own. */
const mapPage = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;

/** One tile of that map: where it cannot be fetched, the map cannot be shown either. */
function mapTile({ latitude, longitude }: Place): string {
  const tiles = 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * tiles);
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * tiles);
  return `https://tile.openstreetmap.org/${zoom}/${x}/${y}.png`;
}
