// Marks that every list of the staff shows. They are drawn here because an icon that many pages share is bundled with
// what visitors load.
import type { ReactNode } from 'react';

function Mark({ children, size = '1.15em' }: { children: ReactNode; size?: string | number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const arrows = { asc: 'M8 13V3M4 7l4-4 4 4', desc: 'M8 3v10M4 9l4 4 4-4' };

/** An arrow for what is sorted; two points for what can be. */
export function SortMark({ direction }: { direction: 'asc' | 'desc' | undefined }) {
  return (
    <Mark size={14}>
      <path d={direction ? arrows[direction] : 'M5 6l3-3 3 3M5 10l3 3 3-3'} />
    </Mark>
  );
}

export function ColumnsMark() {
  return (
    <Mark>
      <path d="M2 2.5h12v11H2zM6 2.5v11M10 2.5v11" />
    </Mark>
  );
}

export function DownloadMark() {
  return (
    <Mark>
      <path d="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 11v2.5h11V11" />
    </Mark>
  );
}
