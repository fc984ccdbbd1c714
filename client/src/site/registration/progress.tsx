import { Box, chakra, Flex } from '@chakra-ui/react';
import { lineStart } from '../../ui/theme/css-values.ts';
import { lastStep, steps } from './answers.ts';

const Item = chakra('li', {
  base: {
    position: 'relative',
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2.5',
    textAlign: 'center',
    color: 'muted',
    '&[data-reached]': { color: 'ink' },
    '&[aria-current]': { fontWeight: 'semibold' },
  },
});

const Numeral = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '9',
    h: '9',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    bg: 'surface',
    fontFamily: 'heading',
    fontStyle: 'italic',
    fontSize: 'lg',
    lineHeight: '1',
    transition: 'background-color 320ms, color 320ms, border-color 320ms',
    '[data-reached] > &': { bg: 'brand', borderColor: 'brand', color: 'paper' },
    '[aria-current] > &': { boxShadow: '0 0 0 3px {colors.surface}, 0 0 0 5px {colors.highlight}' },
  },
});

// From the middle of the first numeral to the middle of the last.
const track = { position: 'absolute', top: 'calc(1.125rem - 1px)', insetX: '10%', h: '2px' } as const;

/** How far one has come: a bar that fills, and a numeral for each step. */
export function Progress({ step }: { step: number }) {
  const position = `Step ${step + 1} of ${steps.length}: ${steps[step]?.title}`;
  return (
    <Box position="relative">
      <Box
        {...track}
        role="progressbar"
        aria-label="Registration progress"
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={step + 1}
        aria-valuetext={position}
        bg="line"
      >
        <Box
          h="full"
          bg="brand"
          transformOrigin={lineStart}
          transition="transform 420ms {easings.ease-in-smooth}"
          style={{ transform: `scaleX(${step / lastStep})` }}
        />
      </Box>
      <Flex as="ol" aria-label="Steps" fontSize="xs" lineHeight="1.35">
        {steps.map(({ title }, index) => (
          <Item
            key={title}
            data-reached={index <= step || undefined}
            aria-current={index === step ? 'step' : undefined}
          >
            <Numeral aria-hidden>{index + 1}</Numeral>
            <Box as="span" maxW="7.5rem" px="1" css={{ mdDown: { srOnly: true } }}>
              {title}
            </Box>
          </Item>
        ))}
      </Flex>
    </Box>
  );
}
