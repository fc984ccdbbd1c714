import { useCallback, useEffect, useState } from 'react';
import { isTyping } from '../search/shortcuts.ts';
import { usePhone } from '../ui/use-phone.ts';

const cookie = 'sidebar_state';
const sevenDays = 604_800;

export interface SidebarState {
  /** Under 768 px the sidebar is a panel that slides in over the page. */
  mobile: boolean;
  /** On a desk: wide, or icons only. */
  expanded: boolean;
  /** On a phone: whether the panel is out. */
  open: boolean;
  setOpen(open: boolean): void;
  toggle(): void;
}

/** Whether the sidebar is wide, kept in a cookie for 7 days; Ctrl or Cmd and B toggles it, except while typing. */
export function useSidebar(): SidebarState {
  const mobile = usePhone();
  const [expanded, setExpanded] = useState(() => !document.cookie.includes(`${cookie}=collapsed`));
  const [open, setOpen] = useState(false);

  const toggle = useCallback(() => {
    if (mobile) return setOpen((was) => !was);
    setExpanded(!expanded);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser staff use
    document.cookie = `${cookie}=${expanded ? 'collapsed' : 'expanded'}; path=/; max-age=${sevenDays}; samesite=lax`;
  }, [mobile, expanded]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  return { mobile, expanded, open: mobile && open, setOpen, toggle };
}
