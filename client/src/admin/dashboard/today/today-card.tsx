import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  title: string;
  /** How many there are, also of those that are not named. */
  count: number;
  /** Where all of them are, and what that link says; nothing where they are nowhere but here. */
  all?: { to: string; label: string };
  children: ReactNode;
}

/** One kind of thing that waits: how many, the first of them, and the way to all. */
export function TodayCard({ title, count, all, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Flex justify="space-between" align="baseline" gap="4">
        <chakra.h3 id={id} tabIndex={-1} textStyle="label">
          {title}
        </chakra.h3>
        <chakra.strong textStyle="subheading" fontVariantNumeric="lining-nums tabular-nums">
          {count >= 1000 ? '999+' : count}
        </chakra.strong>
      </Flex>
      <chakra.ul mt="2" flex="1">
        {children}
      </chakra.ul>
      {all && <All to={all.to}>{all.label}</All>}
    </Card>
  );
}

/** The server counted them when it was asked: those that were taken up since are no longer among them. */
export function stillWaiting<Row>(
  { totalCount, nodes }: { totalCount: number; nodes: readonly Row[] },
  waits: (row: Row) => boolean,
) {
  const rows = nodes.filter(waits);
  return { rows, count: totalCount - (nodes.length - rows.length) };
}

interface LineProps {
  to: string;
  /** The record that the screen opens. */
  open?: number;
  title: string;
  detail?: ReactNode;
  aside: ReactNode;
}

/** One of them, which leads to where it is done. */
export function TodayLine({ to, open, title, detail, aside }: LineProps) {
  return (
    <CardLine>
      <LineLink to={to} state={open === undefined ? undefined : { open }}>
        <chakra.span minW="0" overflowWrap="anywhere">
          <chakra.strong fontWeight="semibold">{title}</chakra.strong>
          {detail && (
            <chakra.span display="block" color="muted">
              {detail}
            </chakra.span>
          )}
        </chakra.span>
        <chakra.span flexShrink="0">{aside}</chakra.span>
      </LineLink>
    </CardLine>
  );
}

export const CardLine = chakra('li', {
  base: { borderTopWidth: '1px', borderColor: 'subtle', fontSize: 'sm' },
});

const LineLink = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    mx: '-2',
    px: '2',
    py: '2.5',
    borderRadius: 'sm',
    _hover: { bg: 'subtle' },
  },
});

const All = chakra(Link, {
  base: {
    mt: '2',
    py: '1.5',
    w: 'fit-content',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    _hover: { color: 'brandDeep' },
  },
});

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    px: { base: '4', md: '5' },
    py: '4',
    minW: '0',
  },
});
