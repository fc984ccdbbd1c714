import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { PressedChoice } from './controls.tsx';

interface Props extends BoxProps {
  /** Of the window that is shown, in CSS pixels. */
  windowWidth: number;
}

/** A box around an iframe that is laid out at `windowWidth` and drawn smaller where the box is narrower than that. */
export function ScaledWindow({ windowWidth, children, ...look }: Props) {
  const { box, scale } = useScale(windowWidth);
  return (
    <Box ref={box} overflow="hidden" borderWidth="1px" borderColor="lineStrong" borderRadius="md" {...look}>
      <chakra.div
        mx="auto"
        style={{ width: windowWidth * scale, height: '100%' }}
        css={{
          '& iframe': {
            display: 'block',
            border: '0',
            bg: 'paper',
            transformOrigin: '0 0',
            width: `${windowWidth}px`,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
          },
        }}
      >
        {children}
      </chakra.div>
    </Box>
  );
}

/** How much smaller a window of this width must be drawn to fit in the box; never larger than it is. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth || width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { box, scale: Math.min(1, room / width) };
}

export type Device = 'phone' | 'desktop';

const devices = {
  phone: (
    <>
      <Smartphone aria-hidden />
      Phone
    </>
  ),
  desktop: (
    <>
      <Monitor aria-hidden />
      Desktop
    </>
  ),
};

/** On what device a preview is shown. */
export function WidthChoice({ shown, onShow }: { shown: Device; onShow(device: Device): void }) {
  return (
    <PressedChoice label="Width of the preview" choices={devices} chosen={shown} onChoose={onShow} mb="3" />
  );
}
