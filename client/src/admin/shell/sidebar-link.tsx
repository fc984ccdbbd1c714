import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { countText } from '../screens/inbox/unread-context.ts';
import { Tooltip } from '../ui/tooltip.tsx';

interface Props {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** How many are new behind it; 0 or nothing shows no badge. */
  news?: number;
  /** False shows the icon alone, with the label as its tooltip. */
  wide: boolean;
  /** Current at this very address only, not at those below it. */
  exact?: boolean;
  onClick?(): void;
}

/** Within what has the focus, as the sidebar cuts off what stands out of it; light, as its ground is dark. */
export const sidebarFocus = {
  outline: '3px solid {colors.highlightSoft}',
  outlineOffset: '-3px',
  boxShadow: 'none',
} as const;

export const sidebarItem = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  // A finger's height on a phone; on a desk all of them stand on one screen.
  minH: { base: '11', md: '9' },
  px: '3.5',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'paper',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  _hover: { bg: 'brandDeep' },
  _focusVisible: sidebarFocus,
  '& svg': { flexShrink: '0', width: '20px', height: '20px' },
  '&[aria-current=page]': {
    bg: 'brandDeep',
    color: 'highlightSoft',
    boxShadow: 'inset calc(var(--start) * -3px) 0 0 {colors.highlight}',
  },
} as const;

const Item = chakra(NavLink, { base: { ...sidebarItem, position: 'relative' } });

export function SidebarLink({ to, label, Icon, news = 0, wide, exact = false, onClick }: Props) {
  const name = news ? `${label} ${countText(news)} new` : label;
  const item = useRef<HTMLAnchorElement>(null);
  const isHere = matchPath({ path: to, end: exact }, useLocation().pathname) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: wide and narrow it stands elsewhere
  useEffect(() => {
    if (isHere) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere, wide]);
  return (
    <Tooltip label={name} disabled={wide}>
      <Item ref={item} to={to} end={exact} onClick={onClick} aria-label={wide ? undefined : name}>
        <Icon aria-hidden />
        {wide ? <Labelled label={label} news={news} /> : news > 0 && <Dot aria-hidden />}
      </Item>
    </Tooltip>
  );
}

/** What it is called, and how many are new of it. */
export function Labelled({ label, news }: { label: string; news: number }) {
  return (
    <>
      {label}
      {news > 0 && (
        <>
          {' '}
          <Badge>
            {countText(news)}
            <VisuallyHidden> new</VisuallyHidden>
          </Badge>
        </>
      )}
    </>
  );
}

const Badge = chakra('span', {
  base: {
    ms: 'auto',
    position: 'relative',
    minW: '6',
    px: '1.5',
    borderRadius: 'full',
    bg: 'highlight',
    color: 'ink',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.5rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Stands in for the badge where there is room for an icon only. */
export const Dot = chakra('span', {
  base: {
    position: 'absolute',
    top: '2',
    insetInlineEnd: '2',
    boxSize: '2.5',
    borderRadius: 'full',
    bg: 'highlight',
    borderWidth: '2px',
    borderColor: 'brand',
    boxSizing: 'content-box',
  },
});
