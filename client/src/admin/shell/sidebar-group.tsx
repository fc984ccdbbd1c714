import { Box, chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useContext } from 'react';
import type { InboxName } from '../../generated/schema.ts';
import { InboxNewsContext } from '../screens/inbox/inbox-news-context.ts';
import { SidebarLink } from './sidebar-link.tsx';

interface Props {
  title: string;
  items: readonly { to: string; label: string; Icon: LucideIcon; inbox?: InboxName }[];
  wide: boolean;
  onNavigate?(): void;
}

/** Links of one kind under their heading; narrow, the heading is only said. */
export function SidebarGroup({ title, items, wide, onNavigate }: Props) {
  const { counts } = useContext(InboxNewsContext);
  const id = `sidebar-${title.toLowerCase()}`;
  return (
    <Box>
      <chakra.h2 id={id} {...(wide ? heading : { srOnly: true })}>
        {title}
      </chakra.h2>
      <chakra.ul aria-labelledby={id}>
        {items.map(({ inbox, ...item }) => (
          <li key={item.to}>
            <SidebarLink {...item} news={inbox && counts[inbox]} wide={wide} onClick={onNavigate} />
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

const heading = { textStyle: 'label', color: 'goldLight', px: '3.5', mb: '1.5' } as const;
