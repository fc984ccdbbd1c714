import { chakra, Flex } from '@chakra-ui/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Picture, type PictureImage } from '../../ui/picture.tsx';
import type { LibraryPictureFragment } from '../library/library.generated.ts';
import { FieldFrame } from '../screens/form/fields.tsx';
import type { InputProps } from '../screens/form/form.tsx';

type Props = Omit<InputProps, 'item' | 'field'> & { picture: LibraryPictureFragment };

const middle = { x: 0.5, y: 0.5 };
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole picture, on which the point is set that no crop may lose; beside it how it is then cut. */
export function FocusField({ name, label, hint, picture }: Props) {
  const { setValue } = useFormContext();
  const focus = readFocus(String(useWatch({ name }) ?? ''));
  const set = (next: Focus | null) => setValue(name, next ? writeFocus(next) : '', { shouldDirty: true });

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.01;
    set(moved(focus ?? middle, arrow[0] * step, arrow[1] * step));
  };
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    set({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };

  return (
    <FieldFrame name={name} label={label} hint={hint} required={false}>
      {(described) => (
        <Flex gap="5" wrap="wrap" align="flex-start">
          <Stage
            id={described.id}
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-describedby={described['aria-describedby']}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round((focus ?? middle).x * 100)}
            aria-valuetext={focusWords(focus)}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              place(event);
            }}
            onPointerMove={(event) => event.buttons === 1 && place(event)}
          >
            <Picture
              image={{ ...picture.image, focus: null }}
              alt=""
              sizes="(min-width: 768px) 28rem, 100vw"
              draggable={false}
            />
            {focus && <Point style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />}
          </Stage>
          <Flex direction="column" gap="3" fontSize="sm">
            <FocusCrops image={picture.image} focus={focus} />
            <span role="status">{focusWords(focus)}</span>
            {focus && (
              <Button variant="link" size="sm" alignSelf="flex-start" onClick={() => set(null)}>
                Take the point away
              </Button>
            )}
          </Flex>
        </Flex>
      )}
    </FieldFrame>
  );
}

const Stage = chakra('div', {
  base: {
    position: 'relative',
    flex: '0 1 28rem',
    alignSelf: 'flex-start',
    borderRadius: 'sm',
    overflow: 'hidden',
    cursor: 'crosshair',
    touchAction: 'none',
    userSelect: 'none',
    _focusVisible: { outline: '3px solid {colors.brand}', outlineOffset: '2px' },
  },
});

const Point = chakra('span', {
  base: {
    position: 'absolute',
    w: '7',
    h: '7',
    transform: 'translate(-50%, -50%)',
    borderRadius: 'full',
    border: '3px solid {colors.white}',
    boxShadow: '0 0 0 2px {colors.ink}, inset 0 0 0 2px {colors.ink}',
    pointerEvents: 'none',
  },
});

const shapes: [name: string, ratio: string, width: string][] = [
  ['Wide', '1200/630', '8rem'],
  ['Card', '4/3', '5.5rem'],
  ['Tall', '3/4', '4rem'],
];

/** How a picture is cut where its frame is of another shape. */
function FocusCrops({ image, focus }: { image: PictureImage; focus: Focus | null }) {
  return (
    <Flex gap="3" align="flex-end" aria-hidden>
      {shapes.map(([name, ratio, width]) => (
        <chakra.figure key={name} w={width} fontSize="xs" color="muted">
          <Picture
            image={{ ...image, focus }}
            alt=""
            sizes="128px"
            widest={320}
            aspectRatio={ratio}
            borderRadius="sm"
          />
          <figcaption>{name}</figcaption>
        </chakra.figure>
      ))}
    </Flex>
  );
}

// The point that no crop may lose, as the form holds it: `0.3 0.7`, from the left and from the top; empty for none.
interface Focus {
  x: number;
  y: number;
}

export const writeFocus = ({ x, y }: Focus): string => `${x} ${y}`;

export function readFocus(typed: string): Focus | null {
  const [x = Number.NaN, y = Number.NaN] = typed.split(' ').map(Number);
  return typed !== '' && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
}

const percent = (part: number) => `${Math.round(part * 100)} %`;

export const focusWords = (focus: Focus | null): string =>
  focus ? `${percent(focus.x)} from the left, ${percent(focus.y)} from the top` : 'Not set';

/** Moved by these parts of the picture, and not out of it; in hundredths, as the server keeps it. */
const moved = ({ x, y }: Focus, byX: number, byY: number): Focus => ({
  x: within(x + byX),
  y: within(y + byY),
});

const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
