// The button that opens the search over everything, and the keys that do.
import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Role } from '../../generated/schema.ts';
import { SmallButton } from '../ui/small-button.tsx';
import { hasSingleKeys, isAsked, isTyping, keepSingleKeys } from './shortcuts.ts';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

export function SearchEverything({ role }: { role: Role }) {
  const [open, setOpen] = useState<'search' | 'shortcuts' | null>(null);
  const [singleKeys, setSingleKeys] = useState(hasSingleKeys);
  useShortcuts(singleKeys, setOpen);
  const close = () => setOpen(null);
  return (
    <>
      <SmallButton
        variant="ghost"
        title="Search everything (Ctrl+K)"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('search')}
      >
        <Search size={18} aria-hidden />
        <span>
          Search
          {/* In the bar of a narrow phone there is room for one word. */}
          <chakra.span srOnly={{ base: true, md: false }}> everything</chakra.span>
        </span>
      </SmallButton>
      <Suspense>
        {open === 'search' && (
          <SearchDialog role={role} onClose={close} onShortcuts={() => setOpen('shortcuts')} />
        )}
        {open === 'shortcuts' && (
          <ShortcutsDialog
            singleKeys={singleKeys}
            onSingleKeys={(on) => {
              setSingleKeys(on);
              keepSingleKeys(on);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Single keys rest while somebody types, and all of them while something open has to be closed first. */
function useShortcuts(singleKeys: boolean, open: (what: 'search' | 'shortcuts') => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isAsked()) return;
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
        // In a text it makes a link.
        if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
        event.preventDefault();
        open('search');
        return;
      }
      if (!singleKeys || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (event.key === '?') open('shortcuts');
      const field = event.key === '/' && document.querySelector<HTMLInputElement>('main input[type=search]');
      if (field) field.focus();
      if (field || event.key === '?') event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [singleKeys, open]);
}
