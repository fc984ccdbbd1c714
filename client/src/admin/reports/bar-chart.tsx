import { Box, chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatAmount } from '../../lib/money.ts';

// Values by month as bars. One tab stop: the arrows go from bar to bar, and each says what it stands for.

interface Bar {
  key: string;
  /** In full, such as `March 2026`. */
  name: string;
  /** Below the bar. */
  label: string;
  value: number;
}

interface Props {
  /** What is shown, in a few words. */
  title: string;
  bars: Bar[];
  /** A value with what it counts, such as `14 registrations`. */
  inWords(value: number): string;
}

/** Most names below the bars, so that they do not run into each other; on a phone every second of them. */
const mostLabels = 12;

export function BarChart({ title, bars, inWords }: Props) {
  const [at, setAt] = useState(bars.length - 1);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  const items = useRef<(SVGGElement | null)[]>([]);
  const ticks = ticksFor(Math.max(0, ...bars.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const current = Math.min(at, bars.length - 1);
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const shown = bars[pointed ?? (focused ? current : -1)] ?? { name: 'In all', value: total };
  const every = Math.ceil(bars.length / mostLabels);
  const fromLast = (i: number) => bars.length - 1 - i;

  const move = (event: KeyboardEvent) => {
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: bars.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    const bar = Math.min(Math.max(next, 0), bars.length - 1);
    setAt(bar);
    items.current[bar]?.focus();
  };

  return (
    // Time runs as the numbers are written.
    <Box dir="ltr">
      <chakra.p fontSize="sm" color="muted" minH="6" mb="2" fontVariantNumeric="tabular-nums">
        {shown.name}: <chakra.strong color="ink">{inWords(shown.value)}</chakra.strong>
      </chakra.p>
      <Flex gap="2" fontSize="xs" color="muted" fontVariantNumeric="tabular-nums">
        <Axis aria-hidden>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{formatAmount(tick)}</span>
          ))}
        </Axis>
        <Box flex="1" minW="0">
          <Plot role="group" aria-label={title} onKeyDown={move} onPointerLeave={() => setPointed(null)}>
            {ticks.map((tick) => (
              <line key={tick} x1="0" x2="100%" y1={percent(1 - tick / top)} y2={percent(1 - tick / top)} />
            ))}
            {bars.map(({ key, name, value }, i) => (
              <chakra.g
                key={key}
                ref={(element: SVGGElement | null) => {
                  items.current[i] = element;
                }}
                role="img"
                aria-label={`${name}: ${inWords(value)}`}
                tabIndex={i === current ? 0 : -1}
                onFocus={() => {
                  setAt(i);
                  setFocused(true);
                }}
                onBlur={() => setFocused(false)}
                onPointerEnter={() => setPointed(i)}
              >
                <rect
                  data-whole
                  x={percent(i / bars.length)}
                  y="0"
                  width={percent(1 / bars.length)}
                  height="100%"
                />
                <rect
                  data-value
                  x={percent((i + 0.16) / bars.length)}
                  width={percent(0.68 / bars.length)}
                  y={percent(1 - value / top)}
                  height={percent(value / top)}
                />
              </chakra.g>
            ))}
          </Plot>
          <Flex aria-hidden mt="1.5" lineHeight="1.2">
            {bars.map(({ key, label }, i) => (
              <chakra.span key={key} flex="1 1 0" minW="0" textAlign="center" whiteSpace="nowrap">
                {fromLast(i) % every === 0 && (
                  <Label data-extra={fromLast(i) % (2 * every) > 0 || undefined}>{label}</Label>
                )}
              </chakra.span>
            ))}
          </Flex>
        </Box>
      </Flex>
    </Box>
  );
}

const percent = (part: number) => `${part * 100}%`;

const Axis = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    h: '13rem',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    // Each stands beside its line.
    '& > span': { h: '0', lineHeight: '0' },
  },
});

/** As wide as it is, around the middle of its bar. */
const Label = chakra('span', {
  base: {
    display: 'inline-block',
    marginInline: '-1rem',
    '&[data-extra]': { display: { base: 'none', md: 'inline-block' } },
  },
});

const Plot = chakra('svg', {
  base: {
    display: 'block',
    w: 'full',
    h: '13rem',
    overflow: 'visible',
    '& line': { stroke: 'line', strokeWidth: '1px' },
    '& [data-whole]': { fill: 'transparent' },
    '& [data-value]': { fill: 'brand' },
    '& g': { outline: 'none' },
    '& g:hover [data-value], & g:focus-visible [data-value]': { fill: 'brandDeep' },
    '& g:hover [data-whole]': { fill: 'subtle' },
    '& g:focus-visible [data-whole]': { fill: 'subtle', stroke: 'brand', strokeWidth: '2px' },
    // Forced colours leave drawings as they are: these are the reader's.
    '@media (forced-colors: active)': {
      '& line': { stroke: 'GrayText' },
      '& [data-value]': { fill: 'CanvasText' },
      '& g:hover [data-value], & g:focus-visible [data-value]': { fill: 'Highlight' },
      '& g:hover [data-whole]': { fill: 'transparent' },
      '& g:focus-visible [data-whole]': { fill: 'transparent', stroke: 'Highlight' },
    },
  },
});

/** Where lines are drawn behind bars: at 0, at round numbers, and at or above the highest value; whole numbers only. */
export function ticksFor(highest: number, wanted = 4): number[] {
  const step = roundStep(Math.max(highest, 1) / wanted);
  const count = Math.ceil(Math.max(highest, 1) / step);
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** The next of 1, 2, 5, 10, 20, 50, … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const factor = [1, 2, 5, 10].find((times) => times * power >= least) ?? 10;
  return factor * power;
}
