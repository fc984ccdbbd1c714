import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { Tooltip } from '../kit/tooltip.tsx';

interface Props {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** False shows the icon alone, with the label as its tooltip. */
  wide: boolean;
  onClick?(): void;
}

export const sidebarItem = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '11',
  px: '3.5',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'paper',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  _hover: { bg: 'forestDeep' },
  _focusVisible: { outlineOffset: '-3px' },
  '& svg': { flexShrink: '0', width: '20px', height: '20px' },
  '&[aria-current=page]': { bg: 'forestDeep', color: 'goldLight', boxShadow: 'inset 3px 0 0 {colors.gold}' },
} as const;

const Item = chakra(NavLink, { base: sidebarItem });

export function SidebarLink({ to, label, Icon, wide, onClick }: Props) {
  return (
    <Tooltip label={label} disabled={wide}>
      <Item to={to} onClick={onClick} aria-label={label}>
        <Icon aria-hidden />
        {wide && label}
      </Item>
    </Tooltip>
  );
}
